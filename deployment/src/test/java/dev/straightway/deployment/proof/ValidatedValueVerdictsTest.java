package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;

import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.QueryParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.maven.dependency.Dependency;
import io.quarkus.test.QuarkusUnitTest;

/**
 * A constraint that comes with Hibernate Validator asks a text of the application's own class for its length, before the method
 * is called.
 */
@Tag("application")
class ValidatedValueVerdictsTest {

    public static final class Code implements CharSequence {
        static volatile String thread = "";
        private final String text;

        public Code(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            thread = Thread.currentThread().getName();
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return text.length();
        }

        @Override
        public char charAt(int index) {
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }
    }

    @jakarta.ws.rs.Path("code")
    public static class CodeResource {
        @GET
        public String get(@QueryParam("code") @Size(max = 8) Code code) {
            return "taken";
        }

        @GET
        @jakarta.ws.rs.Path("thread")
        public String thread() {
            return Code.thread;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(
                    archive -> archive.addClasses(BuildReport.class, Reasons.class, Code.class, CodeResource.class))
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-hibernate-validator",
                    System.getProperty("tested.quarkus.version"))));

    @Test
    void provesNoCallThatAsksAValueOfTheApplication() throws IOException {
        assertThat(Reasons.read().get("/code")).startsWith("not proven: ");
    }

    @Test
    void asksItOnAWorker() {
        given().queryParam("code", "a").get("/code").then().statusCode(200);
        assertThat(given().get("/code/thread").asString()).isNotEmpty().doesNotContain("eventloop");
    }
}
