package dev.straightway.it.straightway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import dev.straightway.it.contract.LocatorContract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;

/** Locators answer alike where each is a step of its own, and no way through them is a route. */
@Tag("application") // one more than that of the contract
@QuarkusTest
@TestProfile(StepwiseLocatorsTest.Stepwise.class)
class StepwiseLocatorsTest implements LocatorContract {

    private static final int MOST_BYTES = 1_000;

    public static class Stepwise implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.straightway.locators.flattened", "false", "quarkus.http.limits.max-body-size",
                    String.valueOf(MOST_BYTES));
        }
    }

    @Override
    public Stack stack() {
        return Stack.STRAIGHTWAY;
    }

    /**
     * Of a foreseen method the body is read first, so that a long one is refused before the locator can fail. It is sent in
     * chunks: where its length is announced, Quarkus refuses it before anything else.
     */
    @Test
    void areCalledBeforeTheMethodIsKnown() throws IOException, InterruptedException {
        byte[] tooLong = new byte[MOST_BYTES + 1];
        HttpRequest request = HttpRequest
                .newBuilder(URI.create("http://localhost:" + RestAssured.port + "/straightway/archive/1999/rooms/closed"))
                .header("Content-Type", "text/plain")
                .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(tooLong))).build();
        HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(response.statusCode()).isEqualTo(409);
        assertThat(response.body()).isEqualTo("shop: closed in 1999");
    }
}
