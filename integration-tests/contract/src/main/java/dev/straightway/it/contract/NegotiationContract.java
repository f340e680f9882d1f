package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

import io.restassured.http.ContentType;

/** The method by the media types of the request (§3.7.2, §3.8). */
interface NegotiationContract extends Asking {

    @Test
    default void choosesTheMethodByTheAcceptField() {
        given().accept("text/plain").get(path("/negotiation")).then().statusCode(200).body(equalTo("text"));
        given().accept("application/json").get(path("/negotiation")).then().statusCode(200).body(equalTo(PersonContract.BOB));
        given().accept("text/plain;q=0.2, application/*").get(path("/negotiation")).then().statusCode(200)
                .body(equalTo(PersonContract.BOB));
    }

    @Test
    default void answers406And415WhereNoMethodFits() {
        given().accept("image/png").get(path("/negotiation")).then().statusCode(406);
        given().contentType("text/xml").body("<a/>").post(path("/negotiation")).then().statusCode(415);
        given().contentType(ContentType.JSON).body(PersonContract.BOB).post(path("/negotiation")).then().statusCode(200)
                .body(equalTo("Bob"));
    }

    /** The specification doesn't say which one. */
    @Test
    default void prefersTheMethodThatDoesNotSayWhatItConsumes() {
        assumeTrue(stack().quarkusAnnotations());
        given().get(path("/negotiation/anything")).then().statusCode(200).body(equalTo("unsaid"));
        given().contentType("text/xml").get(path("/negotiation/anything")).then().body(equalTo("unsaid"));
    }
}
