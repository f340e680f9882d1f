package dev.straightway.it.contract;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exceptions that the application maps: the mapper of the nearest superclass (§4.4). */
interface ExceptionMapperContract extends Asking {

    @ParameterizedTest
    @CsvSource({ "root, 409, ShopMapper, root", "price, 409, ShopMapper, too dear", "stage, 409, ShopMapper, later" })
    default void mapsByTheNearestMapper(String path, int status, String mapper, String message) {
        get("/shop/" + path).then().statusCode(status).header("X-Mapper", mapper).contentType(containsString("text/plain"))
                .body(equalTo("shop: " + message));
    }

    @ParameterizedTest
    @CsvSource({ "sold-out, nails", "anonymous, screws" })
    default void mapsToAnEntityOfTheApplication(String path, String message) {
        get("/shop/" + path).then().statusCode(410).header("X-Title", "sold out")
                .body(equalTo("sold out\n" + message));
    }

    @Test
    default void mapsAnExceptionThatBringsAResponse() {
        get("/shop/closed").then().statusCode(503).header("X-Mapper", "ClosedMapper");
    }

    @Test
    default void answers500WhereAMapperFails() {
        get("/shop/broken").then().statusCode(500).body(not(containsString("shop:")));
    }
}
