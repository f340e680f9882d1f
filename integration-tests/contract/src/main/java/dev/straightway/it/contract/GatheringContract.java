package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parameters that take several texts, in the forms of Quarkus REST. */
interface GatheringContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            optional?list=a&set=2&set=1&sorted=3&sorted=1 | 'true Optional[[1, 2]] Optional[[1, 3]]'
            optional                    | 'false Optional.empty Optional.empty'
            raw?list=a&list=b           | '[a, b] [c]'
            array?number=1&number=2&text=a&text=b | '2 a;b'
            array                       | '0 '
            path/a/b%2Fc/d              | '3 a;b/c;d'
            path/a                      | '1 a'
            matrix;part=a;part=b;n=2    | '[a, b] 2'
            matrix;x=y                  | '[] 0'
            separated?number=1,2        | '[1, 2]'
            separated?number=,          | '[7]'
            separated                   | '[7]'
            """)
    default void gathersThem(String target, String answer) {
        assumeTrue(stack().quarkusAnnotations());
        given().urlEncodingEnabled(false).header("Set", "c").get(path("/gathered/" + target.strip())).then().statusCode(200)
                .body(equalTo(answer.replace(';', '|')));
    }
}
