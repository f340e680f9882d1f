package dev.straightway.lab.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.request.BuiltRoutes.Dispatched;
import dev.straightway.lab.request.Requests.Unasked;

/** Requests of OpenAPI documents and of build reports. */
class DocumentedRoutesTest {

    private static final Set<String> GET = Set.of("GET");
    private static final String OPEN_API = """
            openapi: 3.1.0
            servers:
              - url: http://localhost:8080/api/
            paths:
              /todos:
                get:
                  parameters:
                    - {name: limit, in: query, schema: {type: integer, default: 10}}
                    - {name: filter, in: query}
                    - {name: X-Tenant, in: header, required: true, example: acme}
                  responses: {'200': {content: {application/json: {}}}}
                post:
                  requestBody: {content: {application/json: {example: {title: milk}}}}
                  responses: {'201': {description: made}}
              /todos/{id}:
                parameters:
                  - $ref: '#/components/parameters/id'
                get: {responses: {'200': {content: {application/json: {}, text/plain: {}}}}}
                delete: {responses: {'204': {description: gone}}}
              /kinds/{kind}:
                get:
                  parameters: [{name: kind, in: path, required: true, schema: {enum: [a b, c]}}]
                  responses: {}
            components:
              parameters:
                id: {name: id, in: path, required: true, examples: {one: {value: 7}}}
            """;
    private static final String REPORT = """
            {"format": 1, "threads": {"plain": 2, "proven": 1}, "endpoints": [
             {"method": "GET", "template": "/hello", "produces": ["text/plain"], "consumes": [], "resource": "org.acme.A#hello()",
              "thread": {"value": "EVENT_LOOP", "ground": "PLAIN",
                "why": "proven: nothing in the 2 methods that it reaches blocks"},
              "proof": {"proven": true, "methods": 2}},
             {"method": "GET", "template": "/hello/{name: [a-z]{2,}}", "produces": ["text/plain", "text/html"], "consumes": [],
              "resource": "org.acme.A#one(String)",
              "thread": {"value": "WORKER", "ground": "PLAIN", "why": "not proven: sleeps"},
              "proof": {"proven": false, "reason": "sleeps"}},
             {"method": "POST", "template": "/hello", "produces": [], "consumes": ["application/json"], "reader": {"type": "x"},
              "resource": "org.acme.A#add(Thing)",
              "thread": {"value": "EVENT_LOOP", "ground": "ANNOTATION", "why": "@NonBlocking on the method"},
              "proof": {"proven": true, "methods": 1}},
             {"method": "*", "template": "/sub", "produces": [], "consumes": [], "thread": {}, "proof": null}]}
            """;

    @TempDir
    Path folder;

    @Test
    void asksTheGetsOfADocumentWithItsExamples() throws IOException {
        Requests requests = openApi(GivenValues.of(Map.of()), GET);

        assertThat(requests.asked()).extracting(Request::title, Request::path, Request::headers).containsExactly(
                tuple("GET /api/todos", "/api/todos?limit=10",
                        Map.of("Accept", "application/json", "X-Tenant", "acme")),
                tuple("GET /api/todos/{id}", "/api/todos/7", Map.of()),
                tuple("GET /api/kinds/{kind}", "/api/kinds/a%20b", Map.of()));
        assertThat(requests.unasked()).extracting(Unasked::title).containsExactly("POST /api/todos", "DELETE /api/todos/{id}");
    }

    @Test
    void saysWhatToGiveForWhatItCanNotAsk() throws IOException {
        assertThat(builtRoutes().requests(GivenValues.of(Map.of()), GET).unasked()).containsExactly(
                new Unasked("GET /hello/{name: [a-z]{2,}}",
                        "no value for name: give it with --value name=…, or in the file of --values"),
                new Unasked("POST /hello",
                        "it may change something: name it in the file of --values, or its method in --methods"));
    }

    @Test
    void asksOtherMethodsWhereTheyAreNamed() throws IOException {
        Requests requests = openApi(GivenValues.of(Map.of()), Set.of("GET", "POST"));

        Request post = requests.asked().get(1);
        assertThat(post.title()).isEqualTo("POST /api/todos");
        assertThat(post.headers()).containsOnly(Map.entry("Content-Type", "application/json"));
        assertThat(post.body()).asString().isEqualTo("{\"title\":\"milk\"}");
    }

    @Test
    void prefersGivenValuesToExamples() throws IOException {
        GivenValues values = GivenValues.read(write("values.yaml", """
                id: 1
                GET /api/todos/{id}:
                  id: 2/3
                  view: short & long
                DELETE /api/todos/{id}:
                  headers: {X-User: bob}
                  status: 204
                """), Map.of());

        List<Request> asked = openApi(values, GET).asked();

        assertThat(asked).extracting(Request::method, Request::path).contains(
                tuple("GET", "/api/todos/2/3?view=short%20%26%20long"),
                tuple("DELETE", "/api/todos/1"));
        assertThat(asked).filteredOn(request -> request.method().equals("DELETE")).singleElement().satisfies(request -> {
            assertThat(request.headers()).containsOnly(Map.entry("X-User", "bob"));
            assertThat(request.status()).hasValue(204);
        });
    }

    @Test
    void takesTheValueOfAnOptionBeforeThatOfAFile() throws IOException {
        GivenValues values = GivenValues.read(write("values.json", "{\"name\": \"file\"}"), Map.of("name", "option"));

        assertThat(builtRoutes().requests(values, GET).asked()).extracting(Request::path).containsExactly("/hello",
                "/hello/option");
    }

    @Test
    void asksTheRoutesOfABuildReport() throws IOException {
        GivenValues values = GivenValues.read(write("values.yaml", "name: bob\nPOST /hello:\n  body: {a: 1}\n"), Map.of());

        List<Request> asked = builtRoutes().requests(values, GET).asked();

        assertThat(asked).extracting(Request::method, Request::path, Request::headers).containsExactly(
                tuple("GET", "/hello", Map.of("Accept", "text/plain")),
                tuple("GET", "/hello/bob", Map.of()),
                tuple("POST", "/hello", Map.of("Content-Type", "application/json")));
        assertThat(asked.get(2).body()).asString().isEqualTo("{\"a\":1}");
    }

    @Test
    void tellsWhichRoutesTheProofMoved() throws IOException {
        assertThat(builtRoutes().dispatched()).filteredOn(Dispatched::moved).extracting(Dispatched::route)
                .containsExactly("GET /hello");
        assertThat(builtRoutes().dispatched()).filteredOn(Dispatched::plain).hasSize(2);
    }

    @Test
    void refusesWhatIsNoSuchDocument() throws IOException {
        Path file = write("swagger.json", "{\"swagger\": \"2.0\", \"paths\": {}}");
        Path report = write("endpoints.json", "{\"format\": 9}");

        assertThatThrownBy(() -> OpenApi.read(file, GivenValues.of(Map.of()), GET)).isInstanceOf(InvalidRequests.class)
                .hasMessage(file + " isn't an OpenAPI document of version 3: it has no 'openapi' or no 'paths'");
        assertThatThrownBy(() -> BuiltRoutes.read(report)).isInstanceOf(InvalidRequests.class)
                .hasMessageStartingWith(report + " isn't a build report of format 1");
        assertThatThrownBy(() -> GivenValues.read(write("values.yaml", "- a\n"), Map.of())).isInstanceOf(InvalidRequests.class)
                .hasMessageContaining("holds no values");
    }

    private Requests openApi(GivenValues values, Set<String> methods) throws IOException {
        return OpenApi.read(write("openapi.yaml", OPEN_API), values, methods);
    }

    private BuiltRoutes builtRoutes() throws IOException {
        return BuiltRoutes.read(write("endpoints.json", REPORT));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
