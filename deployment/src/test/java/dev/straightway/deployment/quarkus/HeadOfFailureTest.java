package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.StreamingOutput;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** HEAD of an answer that fails half way has the head that GET gets before the failure. */
@Tag("application")
class HeadOfFailureTest {

    @Path("failing")
    public static class Resource {
        @GET
        @Produces("application/octet-stream")
        public StreamingOutput get() {
            return out -> {
                out.write(new byte[200_000]);
                throw new IOException("half way");
            };
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClass(Resource.class));

    @Test
    void isSent() {
        given().head("/failing").then().statusCode(200).contentType("application/octet-stream");
        assertThat(given().head("/failing").asByteArray()).isEmpty();
    }

    @Test
    void isThatOfGetWhichIsBrokenOff() {
        assertThatThrownBy(() -> given().get("/failing").asByteArray()).isInstanceOf(IOException.class);
    }
}
