package dev.straightway.it.contract;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** JSON that depends on the declared type, and what {@code RestResponse} answers. */
interface TypedContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            list     | 200 | [{"kind":"Cat","name":"Tom"}]
            two      | 200 | [{"kind":"Cat","name":"Tom"}]
            rest     | 200 | [{"kind":"Cat","name":"Tom"}]
            uni      | 202 | [{"kind":"Cat","name":"Tom"}]
            wildcard | 409 | {"kind":"Cat","name":"Tom"}
            empty    | 200 | ''
            null     | 204 | ''
            void     | 204 | ''
            """)
    default void writesTheDeclaredType(String path, int status, String json) {
        assumeTrue(stack().quarkusAnnotations());
        get("/typed/" + path).then().statusCode(status).body(equalTo(json));
    }

    @Test
    default void writesTheDeclaredTypeOfAGenericClass() {
        assumeTrue(stack().quarkusAnnotations());
        get("/typed/page").then().statusCode(200).body(equalTo(stack().itemsOfAPage()));
    }

    @Test
    default void keepsTheFieldsOfARestResponse() {
        assumeTrue(stack().quarkusAnnotations());
        get("/typed/rest").then().header("X-One", "1").contentType("application/json");
    }
}
