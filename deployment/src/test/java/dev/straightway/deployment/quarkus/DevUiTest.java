package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.stream.Stream;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

import io.quarkus.test.QuarkusDevModeTest;
import io.restassured.http.ContentType;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;

/** The routes in dev mode. One application for all: the tests are made by a factory, which starts it once. */
@Tag("application")
@Tag("dev-mode")
class DevUiTest {

    private static final int PORT = freePort();

    @RegisterExtension
    final QuarkusDevModeTest dev = new QuarkusDevModeTest().withApplicationRoot(root -> root.addClasses(DevRoutesResource.class)
            .addAsResource(new StringAsset("quarkus.http.port=" + PORT + "\n"), "application.properties"));

    /** Dev mode's own one may be taken by another test. */
    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> shows() {
        return Stream.of(
                dynamicTest("the routes on the page of a 404", this::listsTheRoutesOnThePageOfA404),
                dynamicTest("the routes in JSON, where that is accepted", this::listsTheRoutesOfA404AsJson),
                dynamicTest("the build report by JSON-RPC", this::tellsTheBuildReport),
                dynamicTest("the generated class by JSON-RPC", this::tellsTheGeneratedClass),
                dynamicTest("matches as the server does", this::explainsWhatTheServerDoes),
                dynamicTest("its pages in a browser", this::showsThePages));
    }

    private static String base() {
        return "http://localhost:" + PORT;
    }

    private void listsTheRoutesOnThePageOfA404() {
        given().port(PORT).accept(ContentType.HTML).get("/nowhere").then().statusCode(404).contentType(ContentType.HTML)
                .body(containsString("/routes/{id}"))
                .body(containsString(DevRoutesResource.class.getName() + "#get(String)"));
    }

    private void listsTheRoutesOfA404AsJson() {
        given().port(PORT).accept(ContentType.JSON).get("/nowhere").then().statusCode(404).contentType(ContentType.JSON)
                .body("'Resource Endpoints'.uri", hasItem("/routes/{id}"))
                .body("'Resource Endpoints'.find { it.uri == '/routes' }.description", equalTo("POST"
                        + " (consumes: application/json) (produces:application/json) (java:"
                        + DevRoutesResource.class.getName() + "#post(String))"));
    }

    private static JsonObject route(String template) throws Exception {
        JsonArray endpoints = JsonRpc.ask(base(), "routes", new JsonObject()).getJsonArray("endpoints");
        return endpoints.stream().map(JsonObject.class::cast)
                .filter(route -> route.getString("template").equals(template)).findFirst().orElseThrow();
    }

    private void tellsTheBuildReport() throws Exception {
        assertThat(route("/routes/{id}").getJsonObject("thread").getString("value")).isEqualTo("EVENT_LOOP");
        assertThat(route("/routes/slow").getJsonObject("thread").getString("value")).isEqualTo("WORKER");
        assertThat(route("/routes/slow").getJsonObject("proof").getString("path")).contains("parkNanos");
    }

    private void tellsTheGeneratedClass() throws Exception {
        String invoker = route("/routes/{id}").getString("invoker");
        JsonObject told = JsonRpc.ask(base(), "generated", new JsonObject().put("invoker", invoker));
        assertThat(told.getString("listing")).contains("DevRoutesResource.get (Ljava/lang/String;)Ljava/lang/String;");
        assertThat(told.getString("plan")).startsWith("GET /routes/{id}");
    }

    private void explainsWhatTheServerDoes() throws Exception {
        record Asked(String method, String path, String accept, String contentType) {
        }
        for (Asked asked : List.of(new Asked("GET", "/routes/1", "*/*", ""), new Asked("GET", "/routes/slow", "*/*", ""),
                new Asked("GET", "/routes/1", "image/png", ""), new Asked("POST", "/routes", "*/*", "text/plain"),
                new Asked("DELETE", "/routes/1", "*/*", ""), new Asked("GET", "/routes/1/2", "*/*", ""))) {
            JsonObject told = JsonRpc.ask(base(), "explain", new JsonObject().put("httpMethod", asked.method())
                    .put("path", asked.path()).put("accept", asked.accept()).put("contentType", asked.contentType()));
            var request = given().port(PORT).accept(asked.accept());
            if (!asked.contentType().isEmpty()) {
                request.contentType(asked.contentType()).body("{}");
            }
            int status = request.request(asked.method(), asked.path()).statusCode();
            assertThat(told.getInteger("status")).as("%s: %s", asked, told).isEqualTo(status == 200 ? 0 : status);
        }
    }

    private void showsThePages() {
        Assumptions.assumeTrue(Chromium.isThere(), Chromium.WITHOUT);
        try (Chromium chromium = Chromium.open()) {
            searchesAndOpensARoute(chromium.page(base() + "/q/dev-ui/quarkus-straightway/routes"));
            triesARequest(chromium.page(base() + "/q/dev-ui/quarkus-straightway/try-a-request"));
            assertThat(chromium.problems()).isEmpty();
        }
    }

    private static void searchesAndOpensARoute(Page page) {
        Locator routes = page.locator("qwc-straightway-routes");
        routes.locator("#count").getByText("3 of 3 routes").waitFor();
        routes.locator("#search input").fill("parks worker slow");
        routes.locator("#count").getByText("0 of 3 routes").waitFor();
        routes.locator("#search input").fill("worker SLOW");
        routes.locator("#count").getByText("1 of 3 routes").waitFor();
        routes.locator("vaadin-grid-cell-content").getByText("/routes/slow").first().click();
        routes.getByText("To get on the event loop").waitFor();
        assertThat(routes.locator("dl").innerText()).contains("parkNanos", "CDI request scope", "(7, 0, 0)");
        routes.getByText("Plan and generated class").click();
        routes.locator("pre.listing").waitFor();
        assertThat(routes.locator("pre.listing").innerText()).contains("DevRoutesResource.slow ()");
        assertThat(routes.locator("pre.plan").innerText()).startsWith("GET /routes/slow");
    }

    private static void triesARequest(Page page) {
        Locator trial = page.locator("qwc-straightway-trial");
        trial.locator("#path input").fill("/routes/7");
        trial.locator("#ask").click();
        trial.locator("#called").waitFor();
        assertThat(trial.locator("#outcome").innerText()).isEqualTo("GET " + DevRoutesResource.class.getName() + "#get");
        assertThat(trial.locator("#called").innerText()).contains("/routes/{id}", "id = 7", "EVENT_LOOP");
        assertThat(trial.locator("#templates").innerText()).contains("matches the rest", "doesn't match the rest", "(5, 0, 0)");
        trial.locator("#accept input").fill("image/png");
        trial.locator("#ask").click();
        trial.getByText("406 Not Acceptable").waitFor();
        assertThat(trial.locator("#steps").innerText()).contains("No method produces image/png");
        assertThat(trial.locator("#candidates").innerText()).contains("doesn't produce what is accepted");
        assertThat(trial.locator("#called").count()).isZero();
    }
}
