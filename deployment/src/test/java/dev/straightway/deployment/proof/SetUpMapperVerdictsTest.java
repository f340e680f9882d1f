package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Produces;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.test.QuarkusUnitTest;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonObject;

/** What a bean registers with the injected ObjectMapper when it is told that the application starts counts for all JSON. */
@Tag("application")
class SetUpMapperVerdictsTest {

    @ApplicationScoped
    public static class SetUp {
        @Inject
        ObjectMapper mapper;

        void start(@Observes StartupEvent event) {
            mapper.registerModule(new SimpleModule("slow").addSerializer(SlowItem.class, new SlowItem.Writer()));
        }
    }

    @jakarta.ws.rs.Path("item")
    public static class ItemResource {
        @GET
        @Produces("application/json")
        public SlowItem get() {
            return new SlowItem("a");
        }
    }

    @jakarta.ws.rs.Path("texts")
    @Consumes("text/plain")
    public static class TextResource {
        @Inject
        ObjectMapper mapper;

        @POST
        @jakarta.ws.rs.Path("tree")
        public String tree(String text) throws IOException {
            return mapper.readTree(text) == null ? "none" : "read";
        }

        @POST
        @jakarta.ws.rs.Path("object")
        public int object(String text) {
            return new JsonObject(text).size();
        }

        @POST
        @jakarta.ws.rs.Path("buffer")
        public int buffer(String text) {
            return Buffer.buffer(text).toJsonArray().size();
        }

        @POST
        @jakarta.ws.rs.Path("made")
        public int made(String text) {
            return new JsonObject().put("text", text).size();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(archive -> archive
            .addClasses(BuildReport.class, Reasons.class, SlowItem.class, SlowItem.Writer.class, SetUp.class,
                    ItemResource.class,
                    TextResource.class));

    @Test
    void provesNoJsonOfAMapperThatABeanSetsUp() throws IOException {
        assertThat(Reasons.read().get("/item")).startsWith("not proven: ");
    }

    @ParameterizedTest
    @ValueSource(strings = { "tree", "object", "buffer" })
    void provesNoRouteThatReadsJsonByItself(String route) throws IOException {
        assertThat(Reasons.read().get("/texts/" + route)).startsWith("not proven: ").contains("ObjectMapper");
    }

    @Test
    void provesARouteThatMakesJsonOfNothing() throws IOException {
        assertThat(Reasons.read().get("/texts/made")).startsWith("proven");
    }

    @Test
    void runsTheSerializerOnAWorker() {
        assertThat(when().get("/item").then().statusCode(200).extract().asString()).contains("executor-thread");
    }
}
