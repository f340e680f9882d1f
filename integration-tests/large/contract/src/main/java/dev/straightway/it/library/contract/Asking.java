package dev.straightway.it.library.contract;

import static io.restassured.RestAssured.given;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

/** Short ways to ask the library. */
interface Asking {

    String JSON = "application/json";
    String JSON_ANSWER = "application/json;charset=UTF-8";
    String TEXT_ANSWER = "text/plain;charset=UTF-8";

    /** {@return the status of a method that a sub-resource doesn't have} */
    int unknownMethodOfASubResource();

    /** {@return whether matrix parameters are served beside policies of paths} */
    boolean servesMatrixParameters();

    /** {@return a request of a user, or of nobody, whose target is sent as it is written} */
    default RequestSpecification as(String user) {
        RequestSpecification request = given().urlEncodingEnabled(false);
        return "nobody".equals(user) ? request : request.auth().preemptive().basic(user, "sesame");
    }

    /** {@return the answer to a GET of nobody} */
    default Response get(String path) {
        return as("nobody").get(path);
    }

    /** {@return the answer to a JSON entity} */
    default Response send(String user, String method, String path, String json) {
        return as(user).contentType(JSON).body(json).request(method, path);
    }
}
