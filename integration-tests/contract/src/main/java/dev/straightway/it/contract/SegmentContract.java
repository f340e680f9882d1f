package dev.straightway.it.contract;

import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands within a segment of the path: matrix parameters, segments as such, and what stays encoded (§3.2). */
interface SegmentContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/one;name=Ann;n=3          | Ann 3",
            "/one                       | null 7",
            "/one;name=a%20b%3Bc+d      | a b;c+d 7",
            "/one;n%61me=Ann            | Ann 7",
            "/many;n=3;n=1              | [3, 1]",
            "/many                      | []",
            "/here/end;name=x           | here x" })
    default void readsMatrixParameters(String path, String answer) {
        get("/matrix" + path).then().statusCode(200).body(equalTo(answer));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/one;n=x", "/many;n=1;n=x" })
    default void answers404WhereAMatrixParameterDoesNotConvert(String path) {
        get("/matrix" + path).then().statusCode(404);
    }

    @Test
    default void readsTheMatrixParametersOfTheLastSegment() {
        get("/matrix/here;name=other/end").then().statusCode(200).body(equalTo("here " + stack().matrixOfAnEarlierSegment()));
    }

    @Test
    default void readsSegments() {
        get("/segments/one/a%20b").then().statusCode(200).body(equalTo("a b{}"));
        get("/segments/many/a/b%2Fc").then().statusCode(200).body(equalTo("a{},b/c{}"));
    }

    @Test
    default void readsSegmentsWithTheirMatrixParameters() {
        get("/segments/one/a;x=1;x=2;y=%2F").then().statusCode(200)
                .body(equalTo(stack().matrixOfSegments() ? "a{x=[1, 2], y=[/]}" : "a{}"));
        get("/segments/many/a;x=1/b/c;y=2").then().statusCode(200)
                .body(equalTo(stack().matrixOfSegments() ? "a{x=[1]},b{},c{y=[2]}" : "a{},b{},c{}"));
    }

    @Test
    default void leavesAParameterEncoded() {
        get("/encoded/parameter/a%20b%2Fc").then().statusCode(200).body(equalTo("a%20b%2Fc a b/c"));
        get("/encoded/query?q=a%20b%26c+d").then().statusCode(200).body(equalTo(stack().encodedQuery() + " a b&c d"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/encoded/method/a%20b?q=%C3%A9", "/encoded-class/a%20b?q=%C3%A9" })
    default void leavesAllParametersOfAMethodOrClassEncoded(String path) {
        get(path).then().statusCode(200).body(equalTo(stack().encodedMethods() ? "a%20b %C3%A9" : "a b é"));
    }

    @Test
    default void tellsTemplateVariablesAsTheyWereSent() {
        if (stack().rawUri()) {
            get("/encoded/uri/a%20b").then().statusCode(200).body(equalTo("a%20b a b"));
        } else {
            get("/encoded/uri/a%20b").then().statusCode(500);
        }
    }
}
