package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import java.net.URI;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;

import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import io.quarkus.test.QuarkusUnitTest;

/** Beside Quarkus REST, which goes on serving. */
@Tag("application")
class AdviceTest {

    private static final String HERE = "dev.straightway.deployment.quarkus.AdviceTest$";

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Items.class, Item.class, Above.class, Neighbours.class))
            .setForcedDependencies(Neighbours.of("quarkus-rest-jackson"))
            .overrideConfigKey("quarkus.straightway.advise", "true")
            .setLogRecordPredicate(record -> "dev.straightway".equals(record.getLoggerName())
                    && record.getLevel().intValue() == Level.WARNING.intValue())
            .assertLogRecords(records -> assertThat(records).extracting(record -> record.getParameters()[0].toString())
                    .satisfiesExactly(line -> assertThat(line).startsWith("refuse [STW-205] " + HERE + "Items#guarded(): "),
                            line -> assertThat(line).startsWith("answer differently [STW-405] " + HERE + "Items#locate(): "),
                            line -> assertThat(line).startsWith("answer differently [STW-401] " + HERE + "Items#page(int): ")));

    public record Item(String name) {
    }

    public static class Above {
        @GET
        @Path("named")
        @Produces("text/plain")
        public String named() {
            return "above";
        }
    }

    @Path("items")
    public static class Items extends Above {

        @GET
        @Produces("text/plain")
        public String page(@QueryParam("page") @DefaultValue("1") int page) {
            return "page " + page;
        }

        @GET
        @Path("json")
        public RestResponse<Item> json() {
            return RestResponse.ok(new Item("one"));
        }

        @GET
        @Path("built")
        public Response built() {
            return Response.seeOther(URI.create("/items")).build();
        }

        @Path("sub")
        public Items locate() {
            return null;
        }

        @GET
        @Path("guarded")
        @RolesAllowed("admin")
        @Produces("text/plain")
        public String guarded() {
            return "open";
        }
    }

    @Test
    void leavesQuarkusRestToServe() {
        when().get("/items?page=").then().statusCode(200).body(equalTo("page 1"));
        when().get("/items/json").then().statusCode(200).contentType("application/json").body("name", equalTo("one"));
        when().get("/items/named").then().statusCode(200).body(equalTo("above"));
        when().get("/items/sub").then().statusCode(204);
        given().redirects().follow(false).get("/items/built").then().statusCode(303).header("Location", startsWith("http://"));
    }

    @Test
    void writesWhatWouldChangeWithClassAndMethod() throws Exception {
        JsonNode advice = new ObjectMapper().readTree(Files.readString(written("advice.json")));
        assertThat(places(advice.at("/refused"))).containsExactly("STW-205 " + HERE + "Items#guarded()");
        assertThat(places(advice.at("/different"))).containsExactly("STW-405 " + HERE + "Items#locate()",
                "STW-401 " + HERE + "Items#page(int)");
        assertThat(places(advice.at("/warned"))).isEmpty();
    }

    private static List<String> places(JsonNode lines) {
        List<String> places = new ArrayList<>();
        lines.forEach(line -> places.add(line.at("/id").asText() + " " + line.at("/where").asText()));
        return places;
    }

    private static java.nio.file.Path written(String file) {
        return java.nio.file.Path.of("target", System.getProperty("quarkus.package.output-directory", ""), "straightway", file);
    }

    @Test
    void writesAPageForPeople() throws Exception {
        assertThat(Files.readString(written("advice.md")))
                .startsWith("# Moving to Straightway\n\n## The build would fail\n\n- `" + HERE + "Items#guarded()`: ")
                .contains("## Answered differently\n\n- `" + HERE + "Items#locate()`: ", "## The build would"
                        + " warn\n\nNothing.\n");
    }
}
