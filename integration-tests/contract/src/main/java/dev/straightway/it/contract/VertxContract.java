package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files and buffers of Vert.x as answers. */
interface VertxContract extends Asking {

    int LONG = 1_000_000;

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", textBlock = """
            file          | 200 | text/plain;charset=UTF-8 | none | 0123456789
            part          | 200 | text/plain;charset=UTF-8 | 3    | 234
            mutiny        | 200 | text/plain;charset=UTF-8 | none | 0123456789
            response      | 203 | text/csv                 | none | 0123456789
            rest-response | 200 | text/plain;charset=UTF-8 | none | 0123456789
            any           | 200 | application/octet-stream | none | 0123456789
            buffer        | 200 | text/plain;charset=UTF-8 | 6    | buffer
            buffer/any    | 200 | application/octet-stream | 6    | buffer
            buffers       | 200 | text/plain;charset=UTF-8 | none | ab
            """)
    default void sendsFilesAndBuffers(String path, int status, String type, String length, String body) {
        assumeTrue(stack().quarkusAnnotations() && (stack().endsFiles() || path.startsWith("buffer")));
        given().get(path("/vertx/" + path)).then().statusCode(status).header("Content-Type", equalTo(type))
                .header("Content-Length", equalTo(length)).body(equalTo(body));
    }

    @Test
    default void sendsALongFile() {
        assumeTrue(stack().endsFiles());
        assertThat(given().get(path("/vertx/file/" + LONG)).asByteArray()).hasSize(LONG);
    }

    @Test
    default void sendsTheHeadOfAFileAlone() {
        assumeTrue(stack().quarkusAnnotations());
        given().head(path("/vertx/file")).then().statusCode(200).header("Content-Type", equalTo("text/plain;charset=UTF-8"));
    }
}
