package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.is;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** A servlet container answers every path that comes to it, and so the resources come before. */
@Tag("application")
@EnabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.32\\..*", disabledReason = "Undertow isn't released beside it")
class BesideServletsTest {

    @Path("resource")
    public static class Resource {
        @GET
        public String get() {
            return "resource";
        }
    }

    @Provider
    public static class NoSuchPath implements ExceptionMapper<NotFoundException> {
        @Override
        public Response toResponse(NotFoundException exception) {
            return Response.status(404).entity("mapped").build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, Resource.class, NoSuchPath.class)
                    .addAsResource(new StringAsset("page"), "META-INF/resources/page.html"))
            .setForcedDependencies(Neighbours.of("quarkus-undertow"));

    @Test
    void servesResources() {
        when().get("/resource").then().statusCode(200).body(is("resource"));
        when().get("/resource/").then().statusCode(200);
    }

    @Test
    void leavesTheOtherPathsToTheContainer() {
        when().get("/page.html").then().statusCode(200).body(is("page"));
        when().get("/nothing").then().statusCode(404);
    }
}
