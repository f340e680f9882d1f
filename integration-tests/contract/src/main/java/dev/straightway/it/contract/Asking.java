package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;

import io.restassured.response.Response;

/** What every part of the contract has: the stack, and short ways to ask it. */
interface Asking {

    /** {@return the stack under test} */
    Stack stack();

    /** {@return the path of a resource on the stack under test} */
    default String path(String path) {
        return stack().prefix() + path;
    }

    /** {@return the answer to a GET whose target is sent as it is written} */
    default Response get(String path) {
        return given().urlEncodingEnabled(false).get(path(path));
    }
}
