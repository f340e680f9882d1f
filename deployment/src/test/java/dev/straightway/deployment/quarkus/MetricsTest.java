package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.test.QuarkusUnitTest;

/** Metrics count requests by the template of their path, whatever the answer. */
@Tag("application")
@NeedsUsers
class MetricsTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final BlockingQueue<Meter.Id> ADDED = new LinkedBlockingQueue<>();

    @Path("counted/{id}")
    public static class Resource {
        @GET
        public String get(@PathParam("id") String id) {
            return switch (id) {
                case "missing" -> throw new NotFoundException();
                case "forbidden" -> throw new ForbiddenException();
                default -> id;
            };
        }

        @POST
        @Path("below")
        public void post() {
        }
    }

    @Singleton
    public static class Registry {
        @Produces
        @Singleton
        MeterRegistry registry() {
            MeterRegistry registry = new SimpleMeterRegistry();
            registry.config().onMeterAdded(meter -> ADDED.add(meter.getId()));
            return registry;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, Resource.class, Registry.class))
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .overrideConfigKey("quarkus.security.users.embedded.plain-text", "true")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.users.alice", "sesame")
            .overrideConfigKey("quarkus.http.auth.permission.closed.paths", "/counted/closed")
            .overrideConfigKey("quarkus.http.auth.permission.closed.policy", "deny")
            .setForcedDependencies(Neighbours.of("quarkus-micrometer", "quarkus-elytron-security-properties-file"));

    @ParameterizedTest
    @CsvSource({ "/counted/1, 200, /counted/{id}", "/counted/missing, 404, /counted/{id}",
            "/counted/forbidden, 403, /counted/{id}", "/counted/closed, 401, /counted/{id}",
            "/counted/1/below, 405, /counted/{id}/below", "/nowhere, 404, NOT_FOUND" })
    void countsByTheTemplate(String path, int status, String template) throws Exception {
        when().get(path).then().statusCode(status);
        Meter.Id counted = null;
        while (counted == null || !isRequest(counted, status, template)) {
            counted = ADDED.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(counted).as("a timer of %s %s", status, template).isNotNull();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "hits", "misses", "evictions" })
    void countsTheResourcesOfLocators(String count) {
        assertThat(Metrics.globalRegistry.find("straightway.locator-cache." + count).functionCounter()).isNotNull();
    }

    @Test
    void tellsHowManyResourcesOfLocatorsAreKept() {
        assertThat(Metrics.globalRegistry.get("straightway.locator-cache.entries").gauge().value()).isZero();
    }

    private static boolean isRequest(Meter.Id meter, int status, String template) {
        return meter.getName().equals("http.server.requests") && template.equals(meter.getTag("uri"))
                && Integer.toString(status).equals(meter.getTag("status"));
    }
}
