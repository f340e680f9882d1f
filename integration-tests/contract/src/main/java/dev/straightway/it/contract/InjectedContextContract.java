package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code @Context} injects on Quarkus beyond the specification: beans, and objects of the server. */
interface InjectedContextContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fields       | GET Ann fields noon 1
            request      | GET Ann yes false
            info         | info InjectedResource SimpleResourceInfo,ResourceInfo,SimpleResourceInfo info info
            beans        | noon note 123 hallo
            gathered?q=1 | GET noon 1
            server       | true true true 200
            all          | there
            constructor  | Ann all noon
            """)
    default void injectsBeansAndWhatTheServerHas(String path, String answer) {
        assumeTrue(stack().quarkusAnnotations());
        given().header("X-Name", "Ann").get(path("/injected/" + path)).then().statusCode(200).body(equalTo(answer));
    }
}
