package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;

/**
 * A request for a route of the corpus.
 *
 * @param route its method and template, as in the build report
 * @param target what to ask for
 * @param statuses what is answered: first to one request after the other, then what else to many at once
 * @param body JSON, or text behind a quote, or empty
 */
record CorpusRequest(String route, String target, List<Integer> statuses, String body) {

    private static final Path TABLE = Path.of("src/test/resources/corpus-requests.txt");

    /** {@return the requests, in the order in which they make sense} */
    static List<CorpusRequest> all() {
        try {
            return Files.readAllLines(TABLE).stream().filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(CorpusRequest::of).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return the requests for the routes that the build has proven, and so put on the event loop; each has one} */
    static List<CorpusRequest> proven() {
        List<Map<String, Object>> endpoints = JsonPath.from(BuildReport.json().toFile())
                .getList("endpoints.findAll { it.thread.value == 'EVENT_LOOP' && it.proof?.proven }");
        Set<String> proven = endpoints.stream().map(one -> one.get("method") + " " + one.get("template"))
                .collect(Collectors.toSet());
        assertThat(proven).hasSizeGreaterThan(70);
        List<CorpusRequest> requests = all().stream().filter(request -> proven.contains(request.route())).toList();
        assertThat(requests).extracting(CorpusRequest::route).as("routes with a request in corpus-requests.txt")
                .containsAll(proven);
        return requests;
    }

    private static CorpusRequest of(String line) {
        String[] cells = line.split("\\|", 4);
        return new CorpusRequest(cells[0].strip(), cells[1].strip(), statuses(cells[2].strip()),
                cells.length > 3 ? cells[3].strip() : "");
    }

    private static List<Integer> statuses(String cell) {
        return Stream.of(cell.split("/")).map(Integer::valueOf).toList();
    }

    /** {@return what is answered when the requests come in their order} */
    int status() {
        return statuses.get(0);
    }

    Response send() {
        var request = given().urlEncodingEnabled(false);
        if (!body.isEmpty()) {
            request.contentType(type()).body(entity());
        }
        return request.request(method(), target);
    }

    /** {@return the request for a client that sends many at once} */
    HttpRequest http(URI base) {
        var request = HttpRequest.newBuilder(base.resolve(target)).timeout(Duration.ofSeconds(30));
        if (body.isEmpty()) {
            return request.method(method(), BodyPublishers.noBody()).build();
        }
        return request.header("Content-Type", type()).method(method(), BodyPublishers.ofString(entity())).build();
    }

    private String method() {
        return route.substring(0, route.indexOf(' '));
    }

    private String type() {
        return isText() ? "text/plain" : "application/json";
    }

    private String entity() {
        return isText() ? body.substring(1) : body;
    }

    private boolean isText() {
        return body.startsWith("\"");
    }
}
