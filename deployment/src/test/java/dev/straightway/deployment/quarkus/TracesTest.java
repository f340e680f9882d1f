package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.startsWith;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.ReadWriteSpan;
import io.opentelemetry.sdk.trace.ReadableSpan;
import io.opentelemetry.sdk.trace.SpanProcessor;
import io.opentelemetry.sdk.trace.data.EventData;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.quarkus.test.QuarkusUnitTest;

/** Spans of OpenTelemetry know template, method and failure of a request, as beside Quarkus REST. */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37\\.4", disabledReason = "quarkus-opentelemetry isn't in every mirror")
class TracesTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final BlockingQueue<SpanData> ENDED = new LinkedBlockingQueue<>();

    @Path("traced/{id}")
    public static class Resource {
        @GET
        public String get(@PathParam("id") String id) {
            return switch (id) {
                case "missing" -> throw new NotFoundException("missing");
                case "fails" -> throw new IllegalStateException("fails");
                default -> id;
            };
        }

        @GET
        @Path("thread")
        public String thread() {
            return Thread.currentThread().getName();
        }

        @POST
        @Path("below")
        public void post() {
        }
    }

    @Singleton
    public static class Collecting {
        @Produces
        @Singleton
        SpanProcessor processor() {
            return new SpanProcessor() {
                @Override
                public void onStart(Context context, ReadWriteSpan span) {
                }

                @Override
                public boolean isStartRequired() {
                    return false;
                }

                @Override
                public void onEnd(ReadableSpan span) {
                    ENDED.add(span.toSpanData());
                }

                @Override
                public boolean isEndRequired() {
                    return true;
                }
            };
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, Resource.class, Collecting.class))
            .overrideConfigKey("quarkus.otel.traces.exporter", "none")
            .overrideConfigKey("quarkus.http.auth.permission.closed.paths", "/traced/closed")
            .overrideConfigKey("quarkus.http.auth.permission.closed.policy", "deny")
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .overrideConfigKey("quarkus.security.users.embedded.plain-text", "true")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.users.alice", "sesame")
            .setForcedDependencies(Neighbours.of("quarkus-opentelemetry", "quarkus-elytron-security-properties-file"));

    @BeforeEach
    void forgetSpans() {
        ENDED.clear();
    }

    private static SpanData span(String path, int status) throws InterruptedException {
        when().get(path).then().statusCode(status);
        SpanData span = ENDED.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(span).isNotNull();
        return span;
    }

    private static String text(SpanData span, String attribute) {
        return span.getAttributes().get(AttributeKey.stringKey(attribute));
    }

    private static List<String> failures(SpanData span) {
        return span.getEvents().stream().filter(event -> event.getName().equals("exception")).map(EventData::getAttributes)
                .map(attributes -> attributes.get(AttributeKey.stringKey("exception.type"))).toList();
    }

    @ParameterizedTest
    @CsvSource({ "/traced/1, 200", "/traced/missing, 404", "/traced/fails, 500", "/traced/closed, 401" })
    void knowsTheTemplateOfEveryAnswer(String path, int status) throws Exception {
        SpanData span = span(path, status);
        assertThat(text(span, "http.route")).isEqualTo("/traced/{id}");
        assertThat(span.getName()).isEqualTo("GET /traced/{id}");
    }

    @Test
    void knowsTheTemplateOfAMethodThatIsNotAllowed() throws Exception {
        assertThat(text(span("/traced/1/below", 405), "http.route")).isEqualTo("/traced/{id}/below");
    }

    @Test
    void knowsTheMethod() throws Exception {
        assertThat(text(span("/traced/1", 200), "code.function.name")).isEqualTo(Resource.class.getName() + ".get");
    }

    @Test
    void knowsWhatWasThrown() throws Exception {
        assertThat(failures(span("/traced/fails", 500))).contains(IllegalStateException.class.getName());
        assertThat(failures(span("/traced/missing", 404))).containsExactly(NotFoundException.class.getName());
        assertThat(failures(span("/traced/1", 200))).isEmpty();
    }

    @Test
    void keepsNoRouteFromBeingProven() {
        when().get("/traced/1/thread").then().statusCode(200).body(startsWith("vert.x-eventloop"));
    }
}
