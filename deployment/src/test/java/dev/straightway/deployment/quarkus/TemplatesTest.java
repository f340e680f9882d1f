package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.equalToIgnoringCase;
import static org.hamcrest.Matchers.is;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.Template;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Uni;

/** Templates of Qute are rendered wherever an entity may stand, without the extension that brings Quarkus REST. */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37\\.4", disabledReason = "quarkus-qute isn't in every mirror")
class TemplatesTest {

    @Path("pages")
    public static class Pages {

        @CheckedTemplate
        public static class Templates {
            public static native TemplateInstance hello(String name);
        }

        @Inject
        Template item;

        @GET
        @Path("{name}")
        @Produces(MediaType.TEXT_HTML)
        @ResponseStatus(203)
        public TemplateInstance hello(@PathParam("name") String name) {
            return Templates.hello(name);
        }

        @GET
        @Path("uni")
        public Uni<TemplateInstance> uni() {
            return Uni.createFrom().item(() -> Templates.hello("uni"));
        }

        @GET
        @Path("stage")
        public CompletionStage<TemplateInstance> stage() {
            return CompletableFuture.completedFuture(Templates.hello("stage"));
        }

        @GET
        @Path("response")
        public Response response() {
            return Response.status(201).header("kept", "yes").entity(Templates.hello("response")).build();
        }

        @GET
        @Path("rest")
        public RestResponse<TemplateInstance> rest() {
            return RestResponse.accepted(Templates.hello("rest"));
        }

        @GET
        @Path("object")
        public Object object() {
            return Templates.hello("object");
        }

        @GET
        @Path("later")
        public TemplateInstance later() {
            return item.data("name", Uni.createFrom().completionStage(
                    CompletableFuture.supplyAsync(() -> "later")));
        }

        @GET
        @Path("item")
        public TemplateInstance item() {
            return item.data("name", "variant");
        }

        @GET
        @Path("mapped")
        public String mapped() {
            throw new IllegalStateException("mapped");
        }

        @GET
        @Path("broken")
        public TemplateInstance broken() {
            return item.instance();
        }
    }

    @Provider
    public static class Mapper implements ExceptionMapper<IllegalStateException> {
        @Override
        public Response toResponse(IllegalStateException failure) {
            return Response.status(409).entity(Pages.Templates.hello(failure.getMessage())).build();
        }
    }

    @Provider
    public static class Seeing implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("seen", response.getEntity().getClass().getSimpleName());
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root
                    .addClasses(Neighbours.class, Pages.class, Pages.Templates.class, Mapper.class, Seeing.class)
                    .addAsResource(new StringAsset("<p>Hello {name}</p>"), "templates/Pages/hello.html")
                    .addAsResource(new StringAsset("<p>{name}</p>"), "templates/item.html")
                    .addAsResource(new StringAsset("{name}"), "templates/item.txt"))
            .setForcedDependencies(Neighbours.of("quarkus-qute"));

    private static void isPage(String path, int status, String body) {
        given().accept("text/html").get("/pages/" + path).then().statusCode(status)
                .header("Content-Type", equalToIgnoringCase("text/html;charset=UTF-8")).body(is(body)).header("seen", "String");
    }

    @Test
    void rendersWhatAMethodReturns() {
        isPage("world", 203, "<p>Hello world</p>");
        isPage("object", 200, "<p>Hello object</p>");
    }

    @Test
    void escapesForHtml() {
        isPage("<b>", 203, "<p>Hello &lt;b&gt;</p>");
    }

    @Test
    void rendersWhatComesLater() {
        isPage("uni", 200, "<p>Hello uni</p>");
        isPage("stage", 200, "<p>Hello stage</p>");
        isPage("later", 200, "<p>later</p>");
    }

    @Test
    void rendersTheEntityOfAResponse() {
        isPage("response", 201, "<p>Hello response</p>");
        isPage("rest", 202, "<p>Hello rest</p>");
        when().get("/pages/response").then().header("kept", "yes");
    }

    @Test
    void rendersTheVariantThatTheClientLikesBest() {
        given().accept("text/plain").get("/pages/item").then().statusCode(200)
                .header("Content-Type", equalToIgnoringCase("text/plain;charset=UTF-8")).body(is("variant"));
        given().accept("text/html").get("/pages/item").then().statusCode(200)
                .header("Content-Type", equalToIgnoringCase("text/html;charset=UTF-8")).body(is("<p>variant</p>"));
    }

    @Test
    void rendersWhatAMapperAnswers() {
        isPage("mapped", 409, "<p>Hello mapped</p>");
    }

    @Test
    void answers500WhereRenderingFails() {
        when().get("/pages/broken").then().statusCode(500);
    }
}
