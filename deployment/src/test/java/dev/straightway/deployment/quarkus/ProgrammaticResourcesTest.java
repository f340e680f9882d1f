package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.Resource;
import dev.straightway.Resources;
import io.quarkus.runtime.BlockingOperationControl;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;

/** Resources that the application builds itself: added at start, and returned by locators. */
@Tag("application")
class ProgrammaticResourcesTest {

    private static final Path GUIDE = Path.of("../docs/guide.md");
    private static final Path EXAMPLE = Path
            .of("src/test/java/dev/straightway/deployment/quarkus/Shelves.java");

    public record Item(String name, int count) {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Stamped {
    }

    @Provider
    @Stamped
    public static class Stamp implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("X-Stamp", request.getMethod());
        }
    }

    /** Sees each method once, when its resource is compiled. */
    @Provider
    public static class Named implements DynamicFeature {
        @Override
        public void configure(ResourceInfo resource, FeatureContext context) {
            String name = resource.getResourceClass().getSimpleName() + "#" + resource.getResourceMethod().getName();
            if (name.equals("ResourceHandler#handle")) {
                context.register(new Naming(name));
            }
        }
    }

    @Priority(1)
    public static class Naming implements ContainerResponseFilter {
        private final String name;

        public Naming(String name) {
            this.name = name;
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            if (request.getHeaderString("X-Ask") != null) {
                response.getHeaders().add("X-Method", name);
            }
        }
    }

    @Provider
    public static class StateMapper implements ExceptionMapper<IllegalStateException> {
        @Context
        UriInfo uri;

        @Override
        public Response toResponse(IllegalStateException exception) {
            return Response.status(409).entity(uri.getPath() + ": " + exception.getMessage()).type("text/plain").build();
        }
    }

    @RequestScoped
    public static class Turn {
        private int taken;

        int take() {
            return ++taken;
        }
    }

    @Singleton
    public static class Registering {
        @Inject
        Turn turn;

        void register(@Observes Resources resources) {
            Resource.Builder made = Resource.builder("made");
            made.addMethod("GET").produces("text/plain")
                    .handledBy(exchange -> "get " + exchange.queryParam("q") + " " + exchange.queryParams("all") + " "
                            + exchange.header("X-One") + " " + exchange.headers("X-None"));
            made.addMethod("POST").consumes("application/json").produces("application/json")
                    .handledBy(exchange -> new Item(exchange.entity(Item.class).name(), 2));
            made.addMethod("PUT").consumes("text/plain").handledBy(exchange -> exchange.entity(String.class));
            made.addMethod("PATCH").consumes("application/json")
                    .handledBy(exchange -> exchange.entity(new GenericType<List<Item>>() {
                    }).get(0).name());
            made.addMethod("DELETE").handledBy(exchange -> null);
            made.addMethod("LINK").nameBindings(Stamped.class).handledBy(exchange -> "linked");
            child(made, "response", exchange -> Response.status(202).entity("accepted").type("text/x-own").build());
            child(made, "rest-response", exchange -> RestResponse.status(RestResponse.Status.ACCEPTED, "accepted"));
            child(made, "stage", exchange -> CompletableFuture.supplyAsync(() -> "staged"));
            child(made, "uni", exchange -> Uni.createFrom().item(() -> Response.status(203).entity("uni").build()));
            child(made, "nothing-later", exchange -> Uni.createFrom().nullItem());
            child(made, "failed-later", exchange -> Uni.createFrom().failure(new IllegalStateException("later")));
            child(made, "failed", exchange -> {
                throw new IllegalStateException("at once");
            });
            child(made, "stream", exchange -> Multi.createFrom().items(1, 2));
            child(made, "worker", exchange -> BlockingOperationControl.isBlockingAllowed());
            made.addChildResource("loop").addMethod("GET").nonBlocking()
                    .handledBy(exchange -> BlockingOperationControl.isBlockingAllowed());
            child(made, "turn", exchange -> turn.take() + " " + turn.take());
            child(made, "matched/{a}/{b:[0-9]+}", exchange -> exchange.pathParam("a") + exchange.pathParam("b") + " "
                    + exchange.uriInfo().getMatchedURIs() + " " + exchange.uriInfo().getMatchedResources());
            child(made, "user", exchange -> exchange.request().getSecurityContext().getUserPrincipal());
            resources.add(made.build());
            resources.add(Resource.builder("compiled/beside").addMethod("GET").handledBy(exchange -> "beside").build());
        }

        private static void child(Resource.Builder parent, String path, dev.straightway.ResourceHandler handler) {
            parent.addChildResource(path).addMethod("GET").handledBy(handler);
        }
    }

    @jakarta.ws.rs.Path("compiled")
    public static class CompiledResource {
        private final Resource kept = resource("kept");
        private final Set<String> located = new TreeSet<>();

        private static Resource resource(String name) {
            Resource.Builder builder = Resource.builder("not/asked");
            builder.addMethod("GET").produces("text/plain").handledBy(exchange -> name + " " + exchange.pathParams("id"));
            builder.addMethod("POST").consumes("text/plain").handledBy(exchange -> exchange.entity(String.class));
            builder.addChildResource("{id}").addMethod("GET").produces("text/plain")
                    .handledBy(exchange -> name + " " + exchange.pathParams("id") + " " + exchange.uriInfo().getMatchedURIs());
            return builder.build();
        }

        @GET
        public String get() {
            return "compiled " + located;
        }

        @jakarta.ws.rs.Path("kept/{id}")
        public Resource kept() {
            return kept;
        }

        @jakarta.ws.rs.Path("any/{id}")
        public Object any(@PathParam("id") String id) {
            return id.equals("none") ? null : resource("new");
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Item.class, Stamped.class, Stamp.class, Named.class, Naming.class,
                    StateMapper.class, Turn.class, Registering.class, CompiledResource.class, Shelves.class,
                    Shelves.Titles.class, Shelves.ShelfResource.class))
            .overrideConfigKey("quarkus.straightway.path", "/api");

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/api/made?q=a%20b&all=1&all=2 | 200 | get a b [1, 2] one []",
            "/api/made/response | 202 | accepted",
            "/api/made/rest-response | 202 | accepted",
            "/api/made/stage | 200 | staged",
            "/api/made/uni | 203 | uni",
            "/api/made/nothing-later | 204 | ''",
            "/api/made/failed-later | 409 | /made/failed-later: later",
            "/api/made/failed | 409 | /made/failed: at once",
            "/api/made/worker | 200 | true",
            "/api/made/loop | 200 | false",
            "/api/made/turn | 200 | 1 2",
            "/api/made/matched/x%20/7 | 200 | x 7 [made/matched/x /7, made] [Resource 'made']",
            "/api/made/matched/x/y | 404 | ''",
            "/api/made/user | 204 | ''",
            "/api/compiled | 200 | compiled []",
            "/api/compiled/beside | 200 | beside",
            "/api/compiled/kept/1 | 200 | kept [1]",
            "/api/compiled/kept/1/2 | 200 | 'kept [1, 2] [compiled/kept/1/2, compiled/kept/1, compiled]'",
            "/api/compiled/kept/1/2/3 | 404 | ''",
            "/api/compiled/any/1 | 200 | new [1]",
            "/api/compiled/any/none | 404 | ''",
            "/made | 404 | ''" })
    void answersAsAResourceClassWould(String path, int status, String body) {
        String answered = given().urlEncodingEnabled(false).header("X-One", "one").get(path).then().statusCode(status).extract()
                .body().asString();
        if (status != 404) {
            assertThat(answered).isEqualTo(body);
        }
    }

    @Test
    void readsAndWritesByTheEntityProviders() {
        given().contentType("application/json").body("{\"name\":\"nail\",\"count\":1}").post("/api/made").then().statusCode(200)
                .contentType("application/json").body(equalTo("{\"name\":\"nail\",\"count\":2}"));
        given().contentType("application/json").body("[{\"name\":\"nail\",\"count\":1}]").patch("/api/made").then()
                .statusCode(200).body(equalTo("nail"));
        given().contentType("text/plain").body("Grüße").put("/api/made").then().statusCode(200).body(equalTo("Grüße"));
        given().contentType("text/plain").body("echo").post("/api/compiled/kept/1").then().statusCode(200)
                .body(equalTo("echo"));
        when().delete("/api/made").then().statusCode(204);
    }

    @Test
    void refusesWhatItCannotRead() {
        given().contentType("application/json").body("{\"name\":").post("/api/made").then().statusCode(400);
        given().contentType("text/plain").body("x").post("/api/made").then().statusCode(415);
        given().contentType("application/json").body("{}").put("/api/made").then().statusCode(415);
    }

    @ParameterizedTest
    @ValueSource(strings = { "/api/made", "/api/compiled/kept/1", "/api/compiled/any/1" })
    void choosesByAcceptAndMethodAsForAClass(String path) {
        given().accept("image/png").get(path).then().statusCode(406);
        when().head(path).then().statusCode(200).contentType(containsString("text/plain"));
        String allowed = path.equals("/api/made") ? "DELETE, GET, HEAD, LINK, OPTIONS, PATCH, POST, PUT"
                : "GET, HEAD, OPTIONS, POST";
        when().options(path).then().statusCode(200).header("Allow", allowed);
        given().request("MOVE", path).then().statusCode(405).header("Allow", allowed);
    }

    @Test
    void hasTheFiltersThatAreBoundToIt() {
        given().request("LINK", "/api/made").then().statusCode(200).header("X-Stamp", "LINK").body(equalTo("linked"));
        when().get("/api/made").then().statusCode(200).header("X-Stamp", nullValue());
        given().header("X-Ask", "1").get("/api/made").then().header("X-Method", "ResourceHandler#handle");
        given().header("X-Ask", "1").get("/api/compiled/any/2").then().header("X-Method", "ResourceHandler#handle");
        given().header("X-Ask", "1").get("/api/compiled").then().header("X-Method", nullValue());
    }

    @Test
    void answersAStreamWithWhatToReturnInstead() {
        when().get("/api/made/stream").then().statusCode(409)
                .body(containsString("Return a Uni of its items, such as multi.collect().asList()"));
    }

    @Test
    void servesTheExampleOfTheGuide() {
        given().contentType("text/plain").body("Walden").put("/api/books/1854").then().statusCode(201)
                .header("Location", containsString("/api/books/1854"));
        when().get("/api/books/1854").then().statusCode(200).contentType(containsString("text/plain"))
                .body(equalTo("Walden"));
        when().get("/api/books").then().statusCode(200).body(equalTo("[\"1854\"]"));
        when().get("/api/books/1").then().statusCode(404);
        when().get("/api/shelves/top").then().statusCode(200).body(equalTo("Shelf top"));
    }

    @Test
    void isTheExampleOfTheGuide() throws Exception {
        String source = Files.readString(EXAMPLE);
        String example = source.substring(source.indexOf("// guide: begin\n"), source.indexOf("// guide: end"))
                .replace("// guide: begin\n", "").replace("public static class", "public class").stripIndent();
        assertThat(Files.readString(GUIDE)).contains("```java\n" + example + "```");
    }
}
