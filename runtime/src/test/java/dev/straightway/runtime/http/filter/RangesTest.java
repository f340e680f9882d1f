package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.PathPart;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.runtime.http.exchange.MadeExchange;

/** Which part of a file of ten bytes a client gets. */
class RangesTest {

    @TempDir
    Path directory;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(directory.resolve("file"), "0123456789");
    }

    private static AnswerContext answer(MadeExchange request, Response response) throws IOException {
        AnswerContext answer = AnswerContext.of(response, null);
        Ranges.apply(request.made(), answer);
        return answer;
    }

    private AnswerContext answer(MadeExchange request) throws IOException {
        return answer(request, Response.ok(file).header("ETag", "\"v1\"").header("Last-Modified", "yesterday").build());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "bytes=0-3   | 0-3/10 | 0 | 4",
            "bytes=7-7   | 7-7/10 | 7 | 1",
            "bytes=4-    | 4-9/10 | 4 | 6",
            "bytes=4-100 | 4-9/10 | 4 | 6",
            "bytes=-3    | 7-9/10 | 7 | 3",
            "bytes=-10   | 0-9/10 | 0 | 10" })
    void sendsOneRange(String range, String sent, long offset, long count) throws IOException {
        AnswerContext answer = answer(MadeExchange.of("GET /file").field("Range", range));
        assertThat(answer.getStatus()).isEqualTo(206);
        assertThat(answer.getHeaderString("Content-Range")).isEqualTo("bytes " + sent);
        assertThat(answer.getEntity()).isInstanceOfSatisfying(PathPart.class, part -> {
            assertThat(part.file).isEqualTo(file);
            assertThat(part.offset).isEqualTo(offset);
            assertThat(part.count).isEqualTo(count);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = { "bytes=10-", "bytes=10-12", "bytes=5-4", "bytes=-11", "bytes=-0", "bytes=0-1,3-4", "bytes=-",
            "bytes=a-b", "items=0-3", "bytes=0-99999999999999999999" })
    void sendsTheWholeFileIfTheRangeIsNotOneOfItsBytes(String range) throws IOException {
        AnswerContext answer = answer(MadeExchange.of("GET /file").field("Range", range));
        assertThat(answer.getStatus()).isEqualTo(200);
        assertThat(answer.getHeaderString("Content-Range")).isNull();
        assertThat(answer.getEntity()).isEqualTo(file);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "\"v1\"    | 206",
            "yesterday | 206",
            "\"v2\"    | 200",
            "W/\"v1\"  | 200" })
    void sendsARangeOfTheVersionThatTheClientHas(String version, int status) throws IOException {
        assertThat(answer(MadeExchange.of("GET /file").field("Range", "bytes=0-3").field("If-Range", version)).getStatus())
                .isEqualTo(status);
    }

    @Test
    void knowsFilesOfBothTypesAndNothingElse() throws IOException {
        MadeExchange request = MadeExchange.of("GET /file").field("Range", "bytes=0-3");
        assertThat(answer(request, Response.ok(file.toFile()).build()).getStatus()).isEqualTo(206);
        assertThat(answer(request, Response.ok("0123456789").build()).getStatus()).isEqualTo(200);
    }

    @Test
    void leavesOtherMethodsAndStatusesAlone() throws IOException {
        MadeExchange head = MadeExchange.of("HEAD /file").field("Range", "bytes=0-3");
        MadeExchange get = MadeExchange.of("GET /file").field("Range", "bytes=0-3");
        assertThat(answer(head, Response.ok(file).build()).getStatus()).isEqualTo(200);
        assertThat(answer(get, Response.accepted(file).build()).getEntity()).isEqualTo(file);
    }
}
