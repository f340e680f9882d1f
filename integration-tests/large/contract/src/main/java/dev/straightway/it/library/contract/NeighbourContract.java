package dev.straightway.it.library.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Configuration, scheduled work, metrics, OpenAPI. */
interface NeighbourContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /settings/name           | City Library: read on
            /settings/rules          | {"days":21,"loans":3,"finePerDay":20,"mostFine":500}
            /settings/branches       | ["north","south","harbour"]
            /settings/contacts       | {"archive":"archive@example.org","desk":"desk@example.org"}
            /settings/contacts/desk  | desk@example.org
            /settings/fax            | none
            /jobs                    | ["reminders"]
            /jobs/reminders          | 1
            /statistics/questions    | forty-two
            """)
    default void answersByConfiguration(String path, String body) {
        assertThat(get(path).asString()).isEqualTo(body);
    }

    @Test
    default void countsVisits() {
        assertThat(as("nobody").post("/statistics/visits/north").statusCode()).isEqualTo(204);
        assertThat(as("nobody").post("/statistics/visits/north").statusCode()).isEqualTo(204);
        assertThat(get("/statistics/visits/north").asString()).isEqualTo("2");
        assertThat(metrics()).contains("library_visits_total{branch=\"north\"} 2.0");
    }

    @Test
    default void measuresRequestsByTheirTemplates() {
        get("/shelf-marks/100/x");
        get("/books/3");
        get("/books/1/copies/B100");
        assertThat(metrics()).contains("uri=\"/shelf-marks/{main}/{name}\"", "uri=\"/books/{id:\\\\d+}\"",
                "uri=\"/books/{id:\\\\d+}/copies/{barcode}\"").doesNotContain("uri=\"/books/3\"");
    }

    private String metrics() {
        return get("/q/metrics").asString();
    }

    private static List<String> served() {
        try (var paths = NeighbourContract.class.getResourceAsStream("paths.txt")) {
            return new String(paths.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    default void describesTheRoutesThatItServes() {
        Map<String, Map<String, ?>> paths = get("/q/openapi?format=json").jsonPath().getMap("paths");
        assertThat(paths.keySet()).containsExactlyInAnyOrderElementsOf(served());
        assertThat(new TreeSet<>(paths.get("/books/{id}").keySet())).containsExactly("delete", "get", "put");
    }
}
