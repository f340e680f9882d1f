package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.rest.client.RestClientBuilder;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.maven.dependency.Dependency;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Uni;

/** Clients of other servers, which the extension generates, wait for answers: their routes stay on workers. */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37\\.4", disabledReason = "quarkus-rest-client-jackson isn't in every mirror")
class RestClientsTest {

    private static final String SERVER = "http://localhost:${quarkus.http.test-port:8081}";

    public record Greeting(String text) {
    }

    @Path("greetings")
    @RegisterRestClient(configKey = "greetings")
    public interface Greetings {
        @GET
        @Produces("application/json")
        Greeting greet(@QueryParam("name") String name);

        @GET
        @Produces("application/json")
        Uni<Greeting> greetLater(@QueryParam("name") String name);
    }

    @Path("greetings")
    public static class Server {
        @GET
        @Produces("application/json")
        public Greeting greet(@QueryParam("name") String name) {
            return new Greeting("hello " + name);
        }
    }

    @Path("field")
    public static class ByField {
        @RestClient
        Greetings greetings;

        @GET
        public String get() {
            return greetings.greet("field").text() + " on " + Thread.currentThread().getName();
        }

        @GET
        @Path("later")
        public Uni<String> later() {
            String thread = Thread.currentThread().getName();
            return greetings.greetLater("field").map(greeting -> greeting.text() + " called on " + thread);
        }
    }

    @Path("injected-field")
    public static class ByInjectedField {
        @Inject
        @RestClient
        Greetings greetings;

        @GET
        public String get() {
            return greetings.greet("injected-field").text() + " on " + Thread.currentThread().getName();
        }
    }

    @Path("constructor")
    public static class ByConstructor {
        private final Greetings greetings;

        public ByConstructor(@RestClient Greetings greetings) {
            this.greetings = greetings;
        }

        @GET
        public String get() {
            return greetings.greet("constructor").text() + " on " + Thread.currentThread().getName();
        }
    }

    @Path("built")
    public static class Built {
        @ConfigProperty(name = "greetings.server")
        URI server;

        @GET
        public String get() {
            Greetings greetings = RestClientBuilder.newBuilder().baseUri(server).build(Greetings.class);
            return greetings.greet("built").text() + " on " + Thread.currentThread().getName();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Greeting.class, Greetings.class, Server.class, ByField.class,
                    ByInjectedField.class, ByConstructor.class, Built.class, BuildReport.class))
            .overrideRuntimeConfigKey("quarkus.rest-client.greetings.url", SERVER)
            .overrideRuntimeConfigKey("greetings.server", SERVER)
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-rest-client-jackson",
                    System.getProperty("tested.quarkus.version"))));

    @ParameterizedTest
    @CsvSource({ "field", "injected-field", "constructor", "built" })
    void answerOnAWorker(String path) {
        assertThat(when().get("/" + path).then().statusCode(200).extract().asString())
                .startsWith("hello " + path + " on executor-thread-");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/field | Greetings#greet",
            "/injected-field | Greetings#greet",
            "/constructor | Greetings#greet",
            "/built | Greetings#greet" })
    void areNamedInTheReport(String template, String named) throws IOException {
        assertThat(proof(template).at("/proven").asBoolean()).isFalse();
        assertThat(proof(template).toString()).contains(named, "waits for another server");
    }

    @Test
    void mayAnswerLaterFromTheEventLoop() {
        assertThat(when().get("/field/later").then().statusCode(200).extract().asString())
                .startsWith("hello field called on vert.x-eventloop-thread-");
    }

    private static JsonNode proof(String template) throws IOException {
        for (JsonNode route : BuildReport.endpoints()) {
            if (route.at("/template").asText().equals(template)) {
                return route.at("/proof");
            }
        }
        throw new AssertionError("No route " + template);
    }
}
