package dev.straightway.it.library.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** What is computed: parameters of all kinds and their conversions. */
interface ToolsContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /isbn/978-3-16-148410-0                     | {"digits":"9783161484100","valid":true,"check":0}
            /isbn/9783161484101                         | {"digits":"9783161484101","valid":false,"check":0}
            /isbn?number=9783161484100                  | true
            /isbn                                       | false
            /fines                                      | {"cents":20,"most":false}
            /fines?days=7                               | {"cents":140,"most":false}
            /fines?days=100                             | {"cents":500,"most":true}
            /fines/per-book?cents=90&books=4            | 22
            /prices/sum?prices=1.50,2&prices=3.25       | 6.75
            /prices/sum                                 | 0
            /shelf-marks/813.54-LEG                     | {"main":813,"division":54,"name":"LEG"}
            /shelf-marks/813/lem                        | 813-LEM
            /shelf-marks/813/lem?style=LONG             | 813 (lem) LEM
            /shelf-marks/813                            | literature
            /shelf-marks/510                            | science
            /calendar/hours/SATURDAY                    | {"day":"SATURDAY","from":"10:00:00","to":"18:30:00"}
            /calendar/open?on=2026-11-22                | false
            /calendar/open?on=2026-11-23                | true
            /calendar/due?from=01.02.2026               | 2026-02-22
            /calendar/due?from=01.02.2026&extensions=1  | 2026-03-15
            /calendar/day/2026/11/22                    | SUNDAY
            /slugs/The%20Left%20Hand!                   | the-left-hand-
            /slugs/Solaris?most=3                       | sol
            /echo/header                                | nobody
            /echo/cookie                                | desk null
            /echo/matrix                                | shelf 0
            /echo/list?tag=a&tag=b                      | ["a","b"]
            /echo/list                                  | []
            /echo/uri/a/b?q=1%2B1                       | a/b /echo/uri/a/b 1+1
            /basket/size?title=a&title=b                | 2
            /basket/size                                | 0
            """)
    default void computes(String path, String body) {
        Response answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @ParameterizedTest
    @CsvSource({ "/isbn/123, 404", "/isbn?number=x, 404", "/fines?days=many, 404", "/fines/per-book?cents=1, 422",
            "/shelf-marks/813.54-leg, 404", "/shelf-marks/81x, 404", "/shelf-marks/813/lem?style=WIDE, 404",
            "/calendar/hours/FUNDAY, 404", "/calendar/open?on=2026-02-30, 404", "/calendar/due?from=2026-02-01, 404",
            "/calendar/day/2026/2/30, 422", "'/prices/sum?prices=1,x', 404" })
    default void refusesWhatCannotBeConvertedOrComputed(String path, int status) {
        assertThat(get(path).statusCode()).isEqualTo(status);
    }

    @Test
    default void saysWhatCannotBeComputed() {
        assertThat(get("/fines/per-book?cents=1&books=0").asString())
                .isEqualTo("{\"code\":\"uncomputable\",\"message\":\"/ by zero\"}");
        assertThat(get("/calendar/day/2026/2/30").asString())
                .isEqualTo("{\"code\":\"uncomputable\",\"message\":\"Invalid date 'FEBRUARY 30'\"}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /isbn         | application/json | ["9783161484100"]                                                     | [{"digits":"9783161484100","valid":true,"check":0}]
            /fines        | application/json | {"days":3,"books":2}                                                  | {"cents":120,"most":false}
            /prices/total | application/json | [{"title":"a","pieces":2,"price":9.99},{"pieces":1,"price":0.01}]     | {"pieces":3,"sum":19.99,"withTax":21.39}
            /slugs        | text/plain       | Wild Seed                                                             | wild-seed
            /slugs/words  | text/plain       | one two  three                                                        | 3
            /echo         | text/plain       | ä€                                                                    | ä€
            """)
    default void computesWhatIsSent(String path, String type, String entity, String body) {
        Response answer = as("nobody").contentType(type + "; charset=UTF-8").body(entity).post(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            application/json              | application/json;charset=UTF-8 | {"language":"en","text":"Good day"}
            text/plain                    | text/plain;charset=UTF-8       | Good day
            text/html                     | text/html;charset=UTF-8        | <p>Good day</p>
            text/html;q=0.5, text/plain   | text/plain;charset=UTF-8       | Good day
            text/*;q=0.1,application/json | application/json;charset=UTF-8 | {"language":"en","text":"Good day"}
            """)
    default void negotiatesTheType(String accept, String type, String body) {
        Response answer = as("nobody").header("Accept", accept).get("/languages");
        assertThat(answer.contentType()).isEqualTo(type);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @ParameterizedTest
    @CsvSource({ "4, 200", "top, 404" })
    default void readsMatrixParameters(String shelf, int status) {
        Response answer = get("/echo/matrix;shelf=" + shelf);
        assertThat(answer.statusCode()).isEqualTo(servesMatrixParameters() ? status : 400);
        assertThat(answer.asString()).isEqualTo(servesMatrixParameters() && status == 200 ? "shelf 4" : "");
    }

    @ParameterizedTest
    @CsvSource({ "de, 200, Guten Tag, de", "en;q=0.5, 200, Good day, en", "'fr, de;q=0.1', 200, Guten Tag, de" })
    default void negotiatesTheLanguage(String accept, int status, String body, String language) {
        Response answer = as("nobody").header("Accept-Language", accept).get("/languages/greeting");
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body);
        assertThat(answer.header("Content-Language")).isEqualTo(language);
    }

    @Test
    default void readsHeadersAndCookies() {
        assertThat(as("nobody").header("X-Name", "Max").get("/echo/header").asString()).isEqualTo("Max");
        assertThat(as("nobody").cookie("desk", "7").get("/echo/cookie").asString()).isEqualTo("desk 7");
        assertThat(as("nobody").header("Accept", "text/plain;q=0.5, text/*").get("/echo/types").asString())
                .isEqualTo("[text/*, text/plain;q=0.5]");
    }
}
