package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranges of files, and parts of files as entities. */
interface PartialContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            file      | bytes=0-3     | 206 | 0123       | bytes 0-3/10
            file      | bytes=7-      | 206 | 789        | bytes 7-9/10
            file      | bytes=-2      | 206 | 89         | bytes 8-9/10
            file      | bytes=5-99    | 206 | 56789      | bytes 5-9/10
            path      | bytes=0-0     | 206 | 0          | bytes 0-0/10
            file      | bytes=10-     | 200 | 0123456789 |
            file      | bytes=-11     | 200 | 0123456789 |
            file      | bytes=0-1,3-4 | 200 | 0123456789 |
            file      | pages=0-1     | 200 | 0123456789 |
            file      | bytes=a-b     | 200 | 0123456789 |
            file-part | bytes=0-0     | 200 | 234        |
            path-part | bytes=0-0     | 200 | 56789      |
            """)
    default void answersWithWhatIsAskedFor(String path, String range, int status, String body, String sent) {
        assumeTrue(stack().quarkusAnnotations());
        given().header("Range", range).get(path("/partial/" + path)).then().statusCode(status).body(equalTo(body))
                .header("Content-Range", sent).header("Content-Length", String.valueOf(body.length()));
    }

    @Test
    default void saysHowLongALargeFileIs() {
        assumeTrue(stack().quarkusAnnotations());
        get("/partial/large").then().statusCode(200).header("Content-Length", "200000");
        given().header("Range", "bytes=100000-199998").get(path("/partial/large")).then().statusCode(206)
                .header("Content-Length", "99999").header("Content-Range", "bytes 100000-199998/200000");
    }
}
