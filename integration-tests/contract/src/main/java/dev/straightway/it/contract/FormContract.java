package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Forms: their fields as parameters, and as a whole (§3.2, §4.2.4). */
interface FormContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "name=Ann&n=3&tag=b&tag=a      | Ann 3 [b, a]",
            "name=a+b%26c%20%C3%A9         | a b&c é 7 []",
            "other=1                       | null 7 []" })
    default void readsFormParameters(String form, String answer) {
        submit("/form/fields", form).then().statusCode(200).body(equalTo(answer));
    }

    @Test
    default void leavesAFormParameterEncoded() {
        submit("/form/encoded", "name=a+b%26c").then().statusCode(200).body(equalTo("a+b%26c"));
    }

    @Test
    default void answers400WhereAFormParameterDoesNotConvert() {
        submit("/form/fields", "n=x").then().statusCode(400);
    }

    @Test
    default void answers415ToWhatIsNoForm() {
        given().contentType("text/plain").body("name=Ann").post(path("/form/fields")).then().statusCode(415);
    }

    @Test
    default void readsAFormAsAMap() {
        submit("/form/map", "b=2&a=1+0&b=3").then().statusCode(200).body(equalTo("{a=[1 0], b=[2, 3]}"));
    }

    @Test
    default void readsABeanOfAFormAndTheTarget() {
        submit("/bean-param/order?count=2", "item=nail").then().statusCode(200).body(equalTo("2 nail"));
        submit("/bean-param/order?count=x", "item=nail").then().statusCode(404);
    }

    private Response submit(String path, String form) {
        return given().contentType("application/x-www-form-urlencoded; charset=UTF-8").body(form).post(path(path));
    }
}
