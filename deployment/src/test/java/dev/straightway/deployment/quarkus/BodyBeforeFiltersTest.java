package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.WithFormRead;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;

/** Filters that ask for the body come after the others, and don't wait for it, not even on the event loop. */
@Tag("application")
class BodyBeforeFiltersTest {

    private static final String TRAIL = "trail";

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Read {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    public @interface FormRead {
    }

    @Path("filtered")
    public static class Resource {
        @POST
        @Path("body/loop")
        @Read
        @NonBlocking
        public String readOnLoop(String text) {
            return text;
        }

        @POST
        @Path("body/worker")
        @Read
        @Blocking
        public String readOnWorker(String text) {
            return text;
        }

        @POST
        @Path("form/loop")
        @FormRead
        @NonBlocking
        public String formOnLoop(@RestForm String name) {
            return name;
        }

        @POST
        @Path("form/worker")
        @FormRead
        @Blocking
        public String formOnWorker(@RestForm String name) {
            return name;
        }
    }

    public static class Filters {
        @Read
        @ServerRequestFilter(priority = 1, readBody = true)
        public void read(ContainerRequestContext context) throws IOException {
            add(context, "body");
        }

        @FormRead
        @WithFormRead
        @ServerRequestFilter(priority = 1)
        public void readForm(ContainerRequestContext context) throws IOException {
            add(context, "form");
        }

        private static void add(ContainerRequestContext context, String name) throws IOException {
            byte[] body = context.getEntityStream().readAllBytes();
            String more = context.getProperty(TRAIL) + "+" + name;
            context.setEntityStream(
                    new ByteArrayInputStream(
                            (new String(body, StandardCharsets.UTF_8) + more).getBytes(StandardCharsets.UTF_8)));
        }

        @ServerRequestFilter(priority = 2)
        public void other(ContainerRequestContext context) {
            context.setProperty(TRAIL, "other");
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Filters.class, Read.class, FormRead.class));

    @ParameterizedTest
    @CsvSource({ "body/loop, text/plain, x, xother+body", "body/worker, text/plain, x, xother+body",
            "form/loop, application/x-www-form-urlencoded, name=x, xother form",
            "form/worker, application/x-www-form-urlencoded, name=x, xother form" })
    void areCalledBehindTheOthers(String path, String type, String body, String answer) {
        given().contentType(type).body(body).post("/filtered/" + path).then().statusCode(200).body(is(answer));
    }
}
