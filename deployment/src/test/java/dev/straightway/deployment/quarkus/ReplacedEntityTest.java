package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.annotation.JsonIgnore;

import io.quarkus.test.QuarkusUnitTest;

/** An entity that a filter puts in the place of another is written as its own class asks for, not as that of the other. */
@Tag("application")
class ReplacedEntityTest {

    public record Account(String name, @JsonIgnore String password) {
    }

    @Path("replaced")
    public static class Resource {
        @GET
        public Response undeclared() {
            return Response.ok("text").build();
        }

        @GET
        @Path("number")
        public int number() {
            return 5;
        }

        @GET
        @Path("declared")
        @Produces("text/plain")
        public Response declared() {
            return Response.ok("text").build();
        }
    }

    public static class Filters {
        @ServerResponseFilter
        public void replace(ContainerResponseContext answer) {
            answer.setEntity(answer.getEntity().equals("text") || answer.getEntity().equals(5) ? new Account("ada", "secret")
                    : answer.getEntity());
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(Account.class, Resource.class, Filters.class));

    @Test
    void isJsonWhereNothingIsDeclared() {
        for (String path : List.of("/replaced", "/replaced/number")) {
            given().get(path).then().statusCode(200).contentType("application/json").body(equalTo("{\"name\":\"ada\"}"));
        }
    }

    @Test
    void isWhatIsDeclared() {
        given().get("/replaced/declared").then().statusCode(200).contentType("text/plain")
                .body(equalTo(new Account("ada", "secret").toString()));
    }
}
