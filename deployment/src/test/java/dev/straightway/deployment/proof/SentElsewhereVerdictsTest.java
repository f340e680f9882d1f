package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.common.annotation.Blocking;

/**
 * What a request leaves that goes to a route which nobody asks about, since an annotation or its signature decides on its
 * thread.
 */
@Tag("application")
class SentElsewhereVerdictsTest {

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes({ @JsonSubTypes.Type(value = Quick.class, name = "quick"),
            @JsonSubTypes.Type(value = Slow.class, name = "slow") })
    public interface Step {
        String go();
    }

    public static class Quick implements Step {
        @Override
        public String go() {
            return "quick";
        }
    }

    public static class Slow implements Step {
        @Override
        public String go() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return Thread.currentThread().getName();
        }
    }

    public interface Sending {
        @POST
        @Consumes("application/json")
        void send(Step step);
    }

    @Path("by-interface")
    public static class ByInterface implements Sending {
        static Step kept = new Quick();

        @Override
        @Blocking
        public void send(Step step) {
            kept = step;
        }

        @GET
        public String get() {
            return kept.go();
        }
    }

    public interface SendingLater {
        @POST
        @Consumes("application/json")
        CompletionStage<String> send(List<Step> steps);
    }

    @Path("later-by-interface")
    public static class LaterByInterface implements SendingLater {
        static List<Step> kept = new ArrayList<>(List.of(new Quick()));

        @Override
        public CompletionStage<String> send(List<Step> steps) {
            kept = steps;
            return CompletableFuture.completedStage("sent");
        }

        @GET
        public String get() {
            return kept.get(0).go();
        }
    }

    /** Has what is read put into a list that it doesn't hold itself. */
    public static class Listed {
        static final List<Step> SHARED = new ArrayList<>(List.of(new Quick()));

        public List<Step> getSteps() {
            return SHARED;
        }
    }

    @Path("shared-list")
    public static class SharedList {
        @POST
        @Blocking
        @Consumes("application/json")
        public void send(Listed listed) {
            // what was read is in the list
        }

        @GET
        public String get() {
            return Listed.SHARED.get(Listed.SHARED.size() - 1).go();
        }
    }

    public static class Mapped {
        static final Map<String, Step> SHARED = new HashMap<>(Map.of("step", new Quick()));

        @JsonAnySetter
        public Map<String, Step> steps = SHARED;
    }

    @Path("shared-map")
    public static class SharedMap {
        @POST
        @Blocking
        @Consumes("application/json")
        public void send(Mapped mapped) {
            // what was read is in the map
        }

        @GET
        public String get() {
            return Mapped.SHARED.get("step").go();
        }
    }

    @InterceptorBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Kept {
    }

    @Kept
    @Interceptor
    @Priority(1)
    public static class Keeper {
        static Object kept = new Quick();

        @AroundInvoke
        Object keep(InvocationContext context) throws Exception {
            kept = context.getParameters()[0];
            return context.proceed();
        }
    }

    @Path("intercepted")
    public static class Intercepted {
        @POST
        @Kept
        @Blocking
        @Consumes("application/json")
        public void send(Step step) {
            // the interceptor has it
        }

        @GET
        public String get() {
            return ((Step) Keeper.kept).go();
        }
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Filtered {
    }

    @Filtered
    @Provider
    public static class Filter implements ContainerResponseFilter {
        static Object kept = "quick";

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            kept = response.getEntity();
        }
    }

    public static class Answer {
        public String name = "answer";

        @Override
        public String toString() {
            return new Slow().go();
        }
    }

    public interface Answering {
        @POST
        @Filtered
        Answer answer();
    }

    @Path("answered")
    public static class Answered implements Answering {
        @Override
        @Blocking
        public Answer answer() {
            return new Answer();
        }

        @GET
        public String get() {
            return "" + Filter.kept;
        }
    }

    @Path("quick")
    public static class QuickResource {
        static Step kept = new Quick();

        @GET
        public String get() {
            return kept.go();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(archive -> archive
            .addClasses(BuildReport.class, Step.class, Quick.class, Slow.class, Sending.class,
                    ByInterface.class, SendingLater.class, LaterByInterface.class, Listed.class, SharedList.class,
                    Mapped.class, SharedMap.class, Kept.class, Keeper.class, Intercepted.class, Filtered.class, Filter.class,
                    Answer.class, Answering.class, Answered.class, QuickResource.class));

    @ParameterizedTest
    @ValueSource(strings = { "ByInterface", "LaterByInterface", "SharedList", "SharedMap", "Intercepted", "Answered" })
    void provesNoRouteThatUsesWhatAnotherWasSent(String resource) throws IOException {
        assertThat(thread(resource)).startsWith("not proven: ");
    }

    @Test
    void provesARouteThatUsesWhatNobodySends() throws IOException {
        assertThat(thread("QuickResource")).startsWith("proven: ");
    }

    @ParameterizedTest
    @ValueSource(strings = { "by-interface", "intercepted" })
    void usesItOnAWorker(String path) {
        given().contentType("application/json").body("{\"@type\":\"slow\"}").post(path).then().statusCode(204);
        assertThat(when().get(path).then().statusCode(200).extract().asString()).contains("executor-thread");
    }

    private static String thread(String resource) throws IOException {
        for (JsonNode endpoint : BuildReport.endpoints()) {
            if (endpoint.at("/resource").asText().contains("$" + resource + "#get(")) {
                return endpoint.at("/thread/why").asText();
            }
        }
        throw new IllegalStateException("There is no such route: " + resource);
    }
}
