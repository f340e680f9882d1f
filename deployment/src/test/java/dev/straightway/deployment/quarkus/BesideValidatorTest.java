package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.is;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.constraints.NotBlank;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Hibernate Validator validates the beans that resources call; its mapper, which only Quarkus REST can use, is left out. */
@Tag("application")
class BesideValidatorTest {

    @Singleton
    public static class Names {
        public String greet(@NotBlank String name) {
            return "hello " + name;
        }
    }

    @Path("names")
    public static class Resource {
        @Inject
        Names names;

        @GET
        public String get(@QueryParam("name") String name) {
            try {
                return names.greet(name);
            } catch (ConstraintViolationException invalid) {
                return "invalid";
            }
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, Names.class, Resource.class))
            .setForcedDependencies(Neighbours.of("quarkus-hibernate-validator"));

    @Test
    void validatesWhatResourcesCall() {
        when().get("/names?name=you").then().statusCode(200).body(is("hello you"));
        when().get("/names").then().statusCode(200).body(is("invalid"));
    }
}
