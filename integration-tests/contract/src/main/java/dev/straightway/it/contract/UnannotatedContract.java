package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parameters without annotation, as Quarkus REST reads them. */
interface UnannotatedContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            page?page=2&size=5     | '7 2 5 a'
            page?page=2            | '7 2 10 a'
            cursor?after=x&limit=1 | '7 x true'
            cursor?after=x         | '7 x false'
            standard               | '7 a GET null standard'
            underneath             | 'a a'
            surroundings           | 'true SERVER true'
            located/b/c?page=3     | 'b c 3 10 a'
            """)
    default void takesWhatTheirTypesAndNamesSay(String target, String answer) {
        assumeTrue(stack().quarkusAnnotations());
        given().urlEncodingEnabled(false).header("X-Mark", "a").get(path("/unannotated/7/" + target.strip())).then()
                .statusCode(200).body(equalTo(answer));
    }

    @Test
    default void leavesTheEntityToTheOneThatIsNothingElse() {
        assumeTrue(stack().quarkusAnnotations());
        given().urlEncodingEnabled(false).header("X-Mark", "a").contentType("text/plain").body("text")
                .post(path("/unannotated/7/entity?page=1")).then()
                .statusCode(200).body(equalTo("7 1 10 a text"));
    }
}
