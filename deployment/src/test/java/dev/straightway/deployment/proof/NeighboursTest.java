package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotBlank;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.deployment.quarkus.NeedsUsers;
import io.quarkus.maven.dependency.Dependency;
import io.quarkus.test.QuarkusUnitTest;

/**
 * No extension keeps a route on workers that has nothing to do with it: with all of them in one application, and routes that
 * use some, each plain route is proven as it is without them.
 */
@Tag("application")
@NeedsUsers
class NeighboursTest {

    private static final String[] EXTENSIONS = { "hibernate-validator", "smallrye-openapi", "micrometer", "opentelemetry",
            "elytron-security-properties-file", "qute", "rest-client-jackson", "cache", "scheduler", "undertow",
            "smallrye-health" };

    public record Item(int id, String name) {
    }

    @Path("plain")
    public static class Plain {
        @GET
        public String text() {
            return "text";
        }

        @GET
        @Path("{id}")
        @Produces("application/json")
        public Item item(@PathParam("id") int id, @QueryParam("name") @DefaultValue("n") String name) {
            return new Item(id, name);
        }

        @POST
        @Produces("application/json")
        public List<Item> items(Item item) {
            return List.of(item, new Item(item.id() + 1, item.name()));
        }

        @GET
        @Path("failing")
        public String failing() {
            throw new BadRequestException("no");
        }

        @GET
        @Path("response")
        public Response response() {
            return Response.ok("text").header("X-Plain", "yes").build();
        }

        @GET
        @Path("mapped")
        public String mapped() {
            throw new IllegalArgumentException("no");
        }

        @ServerExceptionMapper
        public RestResponse<String> map(IllegalArgumentException failure) {
            return RestResponse.status(RestResponse.Status.CONFLICT, failure.getMessage());
        }
    }

    @Path("using")
    public static class Using {
        @GET
        @Path("roles")
        @RolesAllowed("admin")
        public String roles() {
            return "roles";
        }

        @GET
        @Path("valid")
        public String valid(@QueryParam("name") @NotBlank String name) {
            return name;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Plain.class, Using.class, Item.class, BuildReport.class))
            .overrideConfigKey("quarkus.otel.traces.exporter", "none")
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .setForcedDependencies(Stream.of(EXTENSIONS).map(name -> Dependency.of("io.quarkus", "quarkus-" + name,
                    System.getProperty("tested.quarkus.version"))).toList());

    @Test
    void leaveThePlainRoutesOfAnApplicationProven() throws IOException {
        Map<String, String> others = new TreeMap<>();
        int proven = 0;
        for (JsonNode route : BuildReport.endpoints()) {
            if (route.at("/proof/proven").asBoolean()) {
                proven++;
            } else {
                others.put(route.at("/template").asText(), route.at("/proof").toString());
            }
        }
        assertThat(others).isEmpty();
        assertThat(proven).isEqualTo(8);
    }
}
