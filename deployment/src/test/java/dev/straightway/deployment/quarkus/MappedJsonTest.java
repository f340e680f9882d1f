package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.databind.exc.MismatchedInputException;

import io.quarkus.test.QuarkusUnitTest;

/** A mapper for JSON that doesn't fit gets what Jackson says; other mappers get no names of classes to send. */
@Tag("application")
class MappedJsonTest {

    public record Order(int amount) {
    }

    @Path("orders")
    public static class Resource {
        @POST
        public int order(Order order) {
            return order.amount();
        }
    }

    @Provider
    public static class Mismatches implements ExceptionMapper<MismatchedInputException> {
        @Override
        public Response toResponse(MismatchedInputException exception) {
            return Response.status(422).entity(exception.getPath().get(0).getFieldName()).build();
        }
    }

    @Provider
    public static class Others implements ExceptionMapper<WebApplicationException> {
        @Override
        public Response toResponse(WebApplicationException exception) {
            return Response.status(exception.getResponse().getStatus()).entity(exception.getMessage()).build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(
            archive -> archive.addClasses(Order.class, Resource.class, Mismatches.class, Others.class));

    @Test
    void doesNotFit() {
        given().contentType("application/json").body("{\"amount\":\"many\"}").post("/orders").then().statusCode(422)
                .body(equalTo("amount"));
    }

    @Test
    void isMalformed() {
        given().contentType("application/json").body("{").post("/orders").then().statusCode(400)
                .body(not(containsString("Order")));
    }
}
