package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Application;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.EndpointDisabled;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.path.json.JsonPath;
import io.smallrye.mutiny.Uni;

/** The document of SmallRye OpenAPI has the routes that are served, and no others. */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37\\.4", disabledReason = "quarkus-smallrye-openapi-deployment 3.37.4 isn't in every mirror")
class OpenApiTest {

    public record Item(String name) {
    }

    public interface Reading {
        @GET
        @Path("{id}")
        Item get(@PathParam("id") int id);
    }

    @ApplicationPath("api")
    public static class Api extends Application {
    }

    @Path("items")
    public static class Items implements Reading {
        @Override
        public Item get(int id) {
            return new Item("item " + id);
        }

        @POST
        public Uni<Item> create(Item item) {
            return Uni.createFrom().item(item);
        }

        @DELETE
        @Path("{id}")
        public void delete(@PathParam("id") int id) {
        }

        @GET
        @Path("files/{path: .+}")
        public String file(@PathParam("path") String path) {
            return path;
        }
    }

    @Path("switched")
    @EndpointDisabled(name = "tried.switch", stringValue = "off")
    public static class Switched {
        @GET
        public String get() {
            return "switched";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, Item.class, Reading.class, Api.class, Items.class,
                    Switched.class))
            .overrideRuntimeConfigKey("tried.switch", "off")
            .setForcedDependencies(Neighbours.of("quarkus-smallrye-openapi"));

    @Test
    void hasTheServedRoutes() {
        JsonPath document = given().accept("application/json").get("/q/openapi").then().statusCode(200).extract().jsonPath();
        Map<String, Map<String, Object>> paths = document.getMap("paths");
        assertThat(paths).containsOnlyKeys("/api/items", "/api/items/{id}", "/api/items/files/{path}");
        assertThat(paths.get("/api/items")).containsOnlyKeys("post");
        assertThat(paths.get("/api/items/{id}")).containsOnlyKeys("get", "delete");
        assertThat(document.getList("paths.'/api/items/{id}'.get.parameters.name")).isEqualTo(List.of("id"));
        assertThat(document.getString("paths.'/api/items'.post.responses.'200'.content.'application/json'.schema.'$ref'"))
                .isEqualTo("#/components/schemas/Item");
    }

    @Test
    void servesWhatTheDocumentSays() {
        when().get("/api/items/3").then().statusCode(200);
        given().contentType("application/json").body("{\"name\":\"x\"}").post("/api/items").then().statusCode(200);
        when().delete("/api/items/3").then().statusCode(204);
        when().get("/api/items/files/a/b").then().statusCode(200);
    }
}
