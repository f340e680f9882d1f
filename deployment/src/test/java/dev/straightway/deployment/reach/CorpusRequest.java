package dev.straightway.deployment.reach;

import static io.restassured.RestAssured.given;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.restassured.response.Response;

/**
 * A request for a route of the corpus.
 *
 * @param route its method and template, as in the build report
 * @param target what to ask for
 * @param status what is answered
 * @param body JSON, or text behind a quote, or empty
 */
record CorpusRequest(String route, String target, int status, String body) {

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

    private static CorpusRequest of(String line) {
        String[] cells = line.split("\\|", 4);
        return new CorpusRequest(cells[0].strip(), cells[1].strip(), Integer.parseInt(cells[2].strip()),
                cells.length > 3 ? cells[3].strip() : "");
    }

    Response send() {
        var request = given().urlEncodingEnabled(false);
        if (body.startsWith("\"")) {
            request.contentType("text/plain").body(body.substring(1));
        } else if (!body.isEmpty()) {
            request.contentType("application/json").body(body);
        }
        return request.request(route.substring(0, route.indexOf(' ')), target);
    }
}
