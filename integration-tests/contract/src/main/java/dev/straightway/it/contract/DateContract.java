package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters of {@code java.time}, also with {@code @DateFormat} of Quarkus REST. */
interface DateContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            own?day=2026-02-01&at=10:15&month=2026-02&span=P1D&instant=2026-02-01T00:00:00Z | \
            '2026-02-01 10:15 2026-02 P1D 2026-02-01T00:00:00Z'
            own                             | 'null null null null null'
            pattern/01-02-2026?at=07.45     | '2026-02-01 07:45 2026'
            pattern/01-02-2026              | '2026-02-01 08:30 2026'
            provider?day=20260201           | '2026-02-01'
            provider                        | 'null'
            several?day=1/2/2026&day=3/4/2026&from=2026-02-01%2010:00 | '[2026-02-01, 2026-04-03] 2026-02-01T10:00 -'
            several?to=2026-02-01T10:00:00Z | '[] - 2026-02-01T10:00Z'
            """)
    default void readsDates(String target, String answer) {
        assumeTrue(stack().quarkusAnnotations());
        given().urlEncodingEnabled(false).header("Year", "26").get(path("/dated/" + target.strip())).then().statusCode(200)
                .body(equalTo(answer));
    }

    @ParameterizedTest
    @ValueSource(strings = { "own?day=1.2.2026", "pattern/2026-02-01", "provider?day=2026-02-01", "several?day=x" })
    default void answers404ToAnotherFormat(String target) {
        assumeTrue(stack().quarkusAnnotations());
        get("/dated/" + target).then().statusCode(404);
    }
}
