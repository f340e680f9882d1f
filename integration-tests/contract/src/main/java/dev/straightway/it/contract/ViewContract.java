package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;

/** Views of JSON, by {@code @JsonView} on methods, classes and parameters. */
interface ViewContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            class    | {"name":"Ann","mail":"ann@example.org"}
            one      | {"name":"Ann"}
            list     | [{"name":"Ann"}]
            uni      | {"name":"Ann"}
            rest     | [{"name":"Ann"}]
            response | {"name":"Ann"}
            object   | {"name":"Ann"}
            filtered | {"name":"Ann"}
            """)
    default void showsWhatIsInTheView(String path, String json) {
        shows(path, 200, json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            thrown       | {"name":"Ann"}
            failed       | {"name":"Ann"}
            mapped       | {"name":"Ann"}
            mapped-class | {"name":"Ann","mail":"ann@example.org"}
            """)
    default void showsNoMoreInTheAnswerToAFailure(String path, String json) {
        shows(path, 409, json);
    }

    private void shows(String path, int status, String json) {
        assumeTrue(stack().quarkusAnnotations());
        ValidatableResponse answer = get("/viewed/" + path).then().statusCode(status)
                .body("$", equalTo(JsonPath.from(json).get("$")));
        if (stack().keepsOrderOfView()) {
            answer.body(equalTo(json));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            read  | Bea ann@example.org secret
            whole | Bea bea@example.org other
            """)
    default void readsWhatIsInTheViewOfTheParameter(String path, String read) {
        assumeTrue(stack().quarkusAnnotations());
        given().contentType("application/json").body("{\"name\":\"Bea\",\"mail\":\"bea@example.org\",\"password\":\"other\"}")
                .post(path("/viewed/" + path)).then().statusCode(200).body(equalTo(read));
    }
}
