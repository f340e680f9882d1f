package dev.straightway.deployment.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.Proving;
import dev.straightway.deployment.plan.Selections;
import dev.straightway.deployment.plan.ValidationCode;
import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.plan.json.JsonPlan.TypePlan;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.Step;
import io.smallrye.common.annotation.NonBlocking;

class BuildReportTest {

    public record Item(String name) {
    }

    @jakarta.ws.rs.Path("items")
    public static class ItemResource {
        @GET
        @jakarta.ws.rs.Path("{id:\\d+|all}")
        @NonBlocking
        public Item get(@PathParam("id") String id, @QueryParam("n") @DefaultValue("1") int n, @Context UriInfo uri) {
            return null;
        }

        @POST
        @Consumes("application/json")
        @Produces({ "application/json", "text/plain" })
        public List<Item> post(Item item) {
            return null;
        }
    }

    private static final JsonPlan JSON = new JsonPlan(List.of(
            new TypePlan("org.acme.A", Optional.of("org.acme.A_Access"), List.of(), "it is plain"),
            new TypePlan("org.acme.B", Optional.empty(), List.of(), "@JsonFormat is at a|b")),
            List.of(
                    new TypePlan("org.acme.A", Optional.empty(), List.of(), "it has no public constructor")));

    @TempDir
    Path folder;

    @Test
    void writesJsonAsTheDataBindingOfJacksonDoes() throws IOException {
        Plan plan = Fixtures.plan(ItemResource.class, Item.class);
        BuildReport.write(plan, JSON, folder);
        assertThat(Files.readString(folder.resolve("endpoints.json"))).isEqualTo(
                new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(BuildReport.tree(plan, JSON)));
    }

    @Test
    void writesJsonForPrograms() throws IOException {
        Plan plan = Fixtures.plan(ItemResource.class, Item.class);
        BuildReport.write(plan, JSON, folder.resolve("new/straightway"));
        ObjectMapper json = new ObjectMapper();
        assertThat(json.readTree(folder.resolve("new/straightway/endpoints.json").toFile())).isEqualTo(json.readTree("""
                {
                  "format" : 1,
                  "threads" : { "plain" : 1, "proven" : 0 },
                  "endpoints" : [ {
                    "method" : "POST",
                    "template" : "/items",
                    "rank" : {
                      "classTemplate" : { "literals" : 6, "captures" : 0, "regexCaptures" : 0 },
                      "methodTemplate" : { "literals" : 0, "captures" : 0, "regexCaptures" : 0 }
                    },
                    "consumes" : [ "application/json" ],
                    "produces" : [ "application/json", "text/plain" ],
                    "resource" : "HERE$ItemResource#post(Item)",
                    "invoker" : "POST_INVOKER",
                    "instance" : "@Singleton: one reference for all requests",
                    "parameters" : [ { "name" : "item", "read" : "entity, WHY_READER" } ],
                    "reader" : { "representation" : "JSON", "type" : "HERE$Item", "why" : "WHY_READER" },
                    "writer" : {
                      "completion" : "NOW",
                      "payload" : "ENTITY",
                      "fixed" : false,
                      "among" : [
                        { "mediaType" : "application/json", "representation" : "JSON" },
                        { "mediaType" : "text/plain", "representation" : "TEXT" } ],
                      "why" : "negotiated by the Accept field among application/json, text/plain: @Produces allows several"
                    },
                    "thread" : {
                      "value" : "WORKER",
                      "ground" : "PLAIN",
                      "why" : "a plain signature may block, and no annotation says otherwise"
                    },
                    "proof" : null,
                    "requestScope" : { "value" : "true", "why" : "WHY_SCOPE" },
                    "ahead" : { "value" : "false", "why" : "through the Router: the CDI request scope is active" },
                    "around" : "none",
                    "exceptionMappers" : [ ]
                  }, {
                    "method" : "GET",
                    "template" : "/items/{id:\\\\d+|all}",
                    "rank" : {
                      "classTemplate" : { "literals" : 6, "captures" : 0, "regexCaptures" : 0 },
                      "methodTemplate" : { "literals" : 1, "captures" : 1, "regexCaptures" : 1 }
                    },
                    "consumes" : [ ],
                    "produces" : [ "application/json" ],
                    "resource" : "HERE$ItemResource#get(String, int, UriInfo)",
                    "invoker" : "GET_INVOKER",
                    "instance" : "@Singleton: one reference for all requests",
                    "parameters" : [
                      { "name" : "id", "read" : "path parameter 'id', as it is" },
                      { "name" : "n", "read" : "query parameter 'n', parsed as int, '1' by default" },
                      { "name" : "uri", "read" : "context URI_INFO" } ],
                    "reader" : null,
                    "writer" : {
                      "completion" : "NOW",
                      "payload" : "ENTITY",
                      "fixed" : true,
                      "among" : [ { "mediaType" : "application/json", "representation" : "JSON" } ],
                      "why" : "WHY_WRITER"
                    },
                    "thread" : { "value" : "EVENT_LOOP", "ground" : "ANNOTATION", "why" : "@NonBlocking on the method" },
                    "proof" : null,
                    "requestScope" : { "value" : "true", "why" : "WHY_SCOPE" },
                    "ahead" : { "value" : "false", "why" : "through the Router: the CDI request scope is active" },
                    "around" : "none",
                    "exceptionMappers" : [ ]
                  } ],
                  "json" : [
                    { "type" : "org.acme.A", "writer" : "generated", "why" : "it is plain" },
                    { "type" : "org.acme.B", "writer" : "Jackson", "why" : "@JsonFormat is at a|b" } ],
                  "jsonRead" : [
                    { "type" : "org.acme.A", "reader" : "Jackson", "why" : "it has no public constructor" } ]
                }
                """.replace("POST_INVOKER", invoker(plan, 0)).replace("GET_INVOKER", invoker(plan, 1))
                .replace("WHY_READER", "fixed: HERE$Item is read as JSON from [application/json]")
                .replace("WHY_WRITER", "fixed: the return type alone allows application/json only, and HERE$Item is written"
                        + " as JSON")
                .replace("WHY_SCOPE", "active: ItemResource may reach request-scoped beans, and nothing proves that it"
                        + " doesn't")
                .replace("HERE", BuildReportTest.class.getName())));
    }

    @Test
    void writesMarkdownForPeople() throws IOException {
        Plan plan = Fixtures.plan(ItemResource.class, Item.class);
        Path written = BuildReport.write(plan, JSON, folder);
        assertThat(written).isEqualTo(folder.resolve("endpoints.md"));
        assertThat(Files.readString(written)).isEqualTo("""
                # Endpoints

                2 routes.

                0 of 1 plain routes proven non-blocking.

                | Method | Path | Thread | Writer | Resource method |
                |---|---|---|---|---|
                | POST | `/items` | WORKER | at run time | `HERE$ItemResource#post(Item)` |
                | GET | `/items/{id:\\d+\\|all}` | EVENT_LOOP | fixed | `HERE$ItemResource#get(String, int, UriInfo)` |

                ## POST `/items`

                - **Resource method:** `HERE$ItemResource#post(Item)` called by `POST_INVOKER`
                - **Rank:** class (6, 0, 0), method (0, 0, 0)
                - **Instance:** @Singleton: one reference for all requests
                - **Consumes:** application/json
                - **Produces:** application/json, text/plain
                - **Parameters:**\s
                  - `item`: entity, fixed: HERE$Item is read as JSON from [application/json]
                - **Reader:** JSON, fixed: HERE$Item is read as JSON from [application/json]
                - **Writer:** negotiated by the Accept field among application/json, text/plain: @Produces allows several
                - **Thread:** WORKER: a plain signature may block, and no annotation says otherwise
                - **CDI request scope:** active: ItemResource may reach request-scoped beans, and nothing proves that it doesn't
                - **Requests come:** through the Router: the CDI request scope is active
                - **Filters and interceptors:** none

                ## GET `/items/{id:\\d+|all}`

                - **Resource method:** `HERE$ItemResource#get(String, int, UriInfo)` called by `GET_INVOKER`
                - **Rank:** class (6, 0, 0), method (1, 1, 1)
                - **Instance:** @Singleton: one reference for all requests
                - **Consumes:** anything
                - **Produces:** application/json
                - **Parameters:**\s
                  - `id`: path parameter 'id', as it is
                  - `n`: query parameter 'n', parsed as int, '1' by default
                  - `uri`: context URI_INFO
                - **Reader:** none: no entity parameter
                - **Writer:** WHY_WRITER
                - **Thread:** EVENT_LOOP: @NonBlocking on the method
                - **CDI request scope:** active: ItemResource may reach request-scoped beans, and nothing proves that it doesn't
                - **Requests come:** through the Router: the CDI request scope is active
                - **Filters and interceptors:** none

                ## JSON

                | Class | Written by | Why |
                |---|---|---|
                | `org.acme.A` | generated | it is plain |
                | `org.acme.B` | Jackson | @JsonFormat is at a\\|b |

                | Class | Read by | Why |
                |---|---|---|
                | `org.acme.A` | Jackson | it has no public constructor |
                """.replace("POST_INVOKER", invoker(plan, 0)).replace("GET_INVOKER", invoker(plan, 1))
                .replace("WHY_WRITER", "fixed: the return type alone allows application/json only, and HERE$Item is written"
                        + " as JSON")
                .replace("HERE", BuildReportTest.class.getName()));
    }

    @Test
    void tellsThePathToWhatKeepsAMethodOffTheEventLoop() throws IOException {
        Step method = new Step("org.acme.ItemResource", "post");
        NotProven blocks = new NotProven(List.of(method, new Step("java.lang.Thread", "sleep")), "sleeps", true,
                "ItemResource.java:42", "", "return a Uni or CompletionStage from a client that doesn't wait");
        write(blocks);
        var document = new ObjectMapper().readTree(folder.resolve("endpoints.json").toFile());
        assertThat(document.at("/threads").toString()).isEqualTo("{\"plain\":1,\"proven\":0}");
        assertThat(document.at("/endpoints/0/proof").toString()).isEqualTo("{\"proven\":false,\"methods\":null,"
                + "\"certain\":true,\"path\":\"ItemResource#post → java.lang.Thread#sleep\",\"reason\":\"sleeps\","
                + "\"place\":\"ItemResource.java:42\",\"cause\":null,"
                + "\"fix\":\"return a Uni or CompletionStage from a client that doesn't wait\"}");
        assertThat(document.at("/endpoints/1/proof/methods").asInt()).isEqualTo(7);
        assertThat(Files.readString(folder.resolve("endpoints.md"))).contains(
                "- **Thread:** WORKER: not proven: ItemResource#post → java.lang.Thread#sleep: sleeps (ItemResource.java:42)\n",
                "- **To get on the event loop:** return a Uni or CompletionStage from a client that doesn't wait\n");
    }

    @Test
    void tellsWhatToChangeWhereNobodySeesWhetherAMethodBlocks() throws IOException {
        NotProven unseen = new NotProven(
                List.of(new Step("org.acme.ItemResource", "post"), new Step("java.util.function.Supplier", "get")),
                "is called on an object whose class is not known", false, "ItemResource.java:42",
                "nothing is seen to write the field ItemResource#source (ItemResource.java:12)", "set it in a constructor");
        write(unseen);
        String fix = "set it in a constructor; or, if this code doesn't block, put @NonBlocking on the method, or name"
                + " java.util.function.Supplier#get in quarkus.straightway.dispatch.non-blocking";
        var document = new ObjectMapper().readTree(folder.resolve("endpoints.json").toFile());
        assertThat(document.at("/endpoints/0/proof/cause").asText())
                .isEqualTo("nothing is seen to write the field ItemResource#source (ItemResource.java:12)");
        assertThat(document.at("/endpoints/0/proof/fix").asText()).isEqualTo(fix);
        assertThat(Files.readString(folder.resolve("endpoints.md"))).contains(
                "- **Thread:** WORKER: not proven: ItemResource#post → java.util.function.Supplier#get: is called on an object"
                        + " whose class is not known (ItemResource.java:42): nothing is seen to write the field"
                        + " ItemResource#source (ItemResource.java:12)\n",
                "- **To get on the event loop:** " + fix + "\n");
    }

    /** Writes the report of two routes, of which one is proven. */
    private void write(NotProven post) {
        RestApplication application = Fixtures.scan(ItemResource.class, Item.class);
        Plan plan = Fixtures.plan(application, name -> "Singleton", Optional.of(new Proving(
                entries -> entries.stream().<Proof> map(entry -> entry.method().name().equals("post") ? post : new Proven(7))
                        .map(proof -> new Proving.Found(proof, proof)).toList(),
                false, name -> List.of(), name -> List.of(), Optional.empty(), Proving.Formats.NONE, ValidationCode.NOTHING,
                Selections.UNKNOWN)));
        BuildReport.write(plan, JsonPlan.NONE, folder);
    }

    private static String invoker(Plan plan, int index) {
        return plan.invokers().get(index).invoker();
    }
}
