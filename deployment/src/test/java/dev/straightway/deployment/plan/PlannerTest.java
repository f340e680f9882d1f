package dev.straightway.deployment.plan;

import static dev.straightway.deployment.Fixtures.plan;
import static dev.straightway.deployment.Fixtures.planOf;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.types.Cardinality;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.recording.ResultSpec.Completion;
import dev.straightway.runtime.recording.ResultSpec.Payload;
import dev.straightway.runtime.recording.ResultSpec.Variant;
import io.quarkus.security.PermissionsAllowed;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.common.annotation.RunOnVirtualThread;
import io.smallrye.mutiny.Uni;

class PlannerTest {

    public record Item(String name) {
    }

    @Path("items")
    public static class ItemResource {
        @GET
        @Path("{id}")
        @NonBlocking
        public Item get(@PathParam("id") long id, @QueryParam("tags") List<UUID> tags,
                @HeaderParam("X-Limit") @DefaultValue("10") Integer limit, @Context UriInfo uri) {
            return null;
        }
    }

    @Test
    void printsItselfAsText() {
        String here = "dev.straightway.deployment.plan.PlannerTest$ItemResource";
        InvokerPlan plan = planOf("get", ItemResource.class, Item.class);
        assertThat(plan(ItemResource.class, Item.class)).hasToString("""
                GET /items/{id}
                  calls    %s#get(long, List, Integer, UriInfo) by %s
                  rank     class %s, method %s
                  instance @Singleton: one reference for all requests
                  argument id: path parameter 'id', parsed as long
                  argument tags: query parameter 'tags', LIST of java.util.UUID.fromString(String)
                  argument limit: header field 'X-Limit', parsed as java.lang.Integer, '10' by default
                  argument uri: context URI_INFO
                  consumes anything
                  result   NOW ENTITY, fixed: the return type alone allows application/json only, and \
                dev.straightway.deployment.plan.PlannerTest$Item is written as JSON
                  thread   EVENT_LOOP: @NonBlocking on the method
                  scope    active: ItemResource may reach request-scoped beans, and nothing proves that it doesn't
                  around   none
                """.formatted(here, plan.invoker(), plan.route().classRank(), plan.route().methodRank()));
        assertThat(plan.invoker()).startsWith(here + "_get_");
    }

    @Path("permitted")
    @NonBlocking
    public static class PermittedResource {
        @GET
        @PermissionsAllowed("see")
        public String now() {
            return "";
        }

        @POST
        @PermissionsAllowed("see")
        public Uni<String> later() {
            return null;
        }

        @PUT
        public String open() {
            return "";
        }
    }

    @Test
    void saysThatACheckOfArgumentsMayNeedAWorker() {
        ResourceClass permitted = scan(PermittedResource.class).resources().get(0);
        assertThat(permitted.methods()).extracting(ResourceMethod::signature,
                method -> new ThreadPlanner(Optional.empty()).plan(method).why()).containsExactlyInAnyOrder(
                        tuple(permitted.name() + "#now()",
                                "@NonBlocking on the class; a worker if a permission takes arguments"),
                        tuple(permitted.name() + "#later()", "@NonBlocking on the class"),
                        tuple(permitted.name() + "#open()", "@NonBlocking on the class"));
    }

    @Path("threads")
    @RunOnVirtualThread
    public static class VirtualResource {
        @GET
        public String plain() {
            return "";
        }

        @POST
        @Blocking
        public String annotated() {
            return "";
        }
    }

    @Path("unmarked")
    public static class UnmarkedResource {
        @GET
        public String signature() {
            return "";
        }

        @POST
        public Uni<String> uni() {
            return null;
        }

        @PUT
        @jakarta.transaction.Transactional
        public CompletionStage<String> transaction() {
            return null;
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "plain       | VIRTUAL    | @RunOnVirtualThread on the class; a worker where the JVM has no virtual threads",
            "annotated   | WORKER     | @Blocking on the method",
            "signature   | WORKER     | a plain signature may block, and no annotation says otherwise",
            "uni         | EVENT_LOOP | the return type io.smallrye.mutiny.Uni is asynchronous",
            "transaction | WORKER     | @Transactional: transactions block" })
    void decidesTheThreadAndSaysWhy(String method, ThreadModel thread, String why) {
        ThreadPlan plan = planOf(method, VirtualResource.class, UnmarkedResource.class).thread();
        assertThat(plan.value()).isEqualTo(thread);
        assertThat(plan.why()).isEqualTo(why);
    }

    @Path("results")
    public static class ResultResource {
        @GET
        @Path("text")
        public String text() {
            return "";
        }

        @GET
        @Path("number")
        public long number() {
            return 1;
        }

        @GET
        @Path("bytes")
        public byte[] bytes() {
            return null;
        }

        @GET
        @Path("list")
        public CompletionStage<List<Item>> list() {
            return null;
        }

        @GET
        @Path("response")
        public Response response() {
            return null;
        }

        @GET
        @Path("rest")
        public Uni<RestResponse<Item>> rest() {
            return null;
        }

        @GET
        @Path("void")
        public void nothing() {
        }

        @GET
        @Path("negotiated")
        @Produces({ "application/json", "text/plain" })
        public Item negotiated() {
            return null;
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {
            "list       | STAGE | ENTITY        | application/json         | JSON     | java.util.List<dev.straightway.deployment.plan.PlannerTest$Item>",
            "rest       | UNI   | REST_RESPONSE | application/json         | JSON     | dev.straightway.deployment.plan.PlannerTest$Item" })
    void fixesTheWriterWhereTheTypeAllows(String method, Completion completion, Payload payload, String mediaType,
            Representation representation, String type) {
        ResultPlan result = planOf(method, ResultResource.class, Item.class).result();
        assertThat(result.completion()).isEqualTo(completion);
        assertThat(result.payload()).isEqualTo(payload);
        assertThat(result.variants()).containsExactly(new Variant(mediaType, representation));
        assertThat(result.type()).isEqualTo(type);
        assertThat(result.why()).startsWith("fixed: ");
    }

    @Test
    void answersNumbersAsTextOrJson() {
        ResultPlan result = planOf("number", ResultResource.class, Item.class).result();
        assertThat(result.variants()).containsExactly(new Variant("text/plain", Representation.TEXT),
                new Variant("application/json", Representation.JSON));
        assertThat(result.why()).startsWith("negotiated by the Accept field among text/plain, application/json");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "text  | text/plain               | TEXT",
            "bytes | application/octet-stream | BYTES" })
    void answersTextAndBytesAsAnyTypeThatIsAskedFor(String method, String mediaType, Representation representation) {
        InvokerPlan plan = planOf(method, ResultResource.class, Item.class);
        assertThat(plan.result().variants()).containsExactly(new Variant(mediaType, representation),
                new Variant("*/*", representation));
        assertThat(plan.result().why()).isEqualTo("negotiated by the Accept field among " + mediaType
                + ", */*: the return type alone allows several");
        assertThat(plan.route().produces()).isEmpty();
    }

    @Test
    void leavesTheWriterToRunTimeWhereOnlyItKnows() {
        assertThat(planOf("response", ResultResource.class, Item.class).result().why())
                .isEqualTo("by class: the type of the entity is known at run time only");
        assertThat(planOf("negotiated", ResultResource.class, Item.class).result()).satisfies(result -> {
            assertThat(result.why()).isEqualTo("negotiated by the Accept field among application/json, text/plain:"
                    + " @Produces allows several");
            assertThat(result.variants()).extracting(Variant::representation)
                    .containsExactly(Representation.JSON, Representation.TEXT);
        });
        assertThat(planOf("nothing", ResultResource.class, Item.class).result().isVoid()).isTrue();
    }

    public interface Crud<T> {
        @POST
        @Consumes("application/json")
        T create(T entity);

        @GET
        @Path("{id}")
        T find(@PathParam("id") String id);
    }

    public abstract static class Base<T> implements Crud<T> {
        @Override
        public T find(String id) {
            return null;
        }
    }

    @Path("crud")
    public static class CrudResource extends Base<Item> {
        @Override
        public Item create(Item entity) {
            return entity;
        }
    }

    @Test
    void resolvesGenericTypesOfInheritedMethods() {
        Plan plan = plan(CrudResource.class, Base.class, Crud.class, Item.class);
        assertThat(plan.invokers()).extracting(invoker -> invoker.route().words() + " " + invoker.route().template())
                .containsExactly("POST /crud", "GET /crud/{id}");
        InvokerPlan create = plan.invokers().get(0);
        assertThat(create.arguments()).singleElement().isInstanceOfSatisfying(ArgumentPlan.FromEntity.class, entity -> {
            assertThat(entity.representation()).isEqualTo(Representation.JSON);
            assertThat(entity.type()).isEqualTo(Item.class.getName());
        });
        InvokerPlan find = plan.invokers().get(1);
        assertThat(find.call().returns()).isEqualTo("Ljava/lang/Object;");
        assertThat(find.result().type()).isEqualTo(Item.class.getName());
    }

    @Path("implicit/{id}")
    public static class ImplicitResource {
        @POST
        @Path("{name}")
        public String post(int id, Optional<String> name, Map<String, Integer> body) {
            return "";
        }
    }

    @Test
    void takesParametersNamedAsAVariableFromThePath() {
        List<ArgumentPlan> arguments = planOf("post", ImplicitResource.class).arguments();
        assertThat(arguments.get(0)).isInstanceOfSatisfying(ArgumentPlan.FromText.class,
                text -> assertThat(text.capture()).isZero());
        assertThat(arguments.get(1)).isInstanceOfSatisfying(ArgumentPlan.FromText.class, text -> {
            assertThat(text.capture()).isOne();
            assertThat(text.cardinality()).isEqualTo(Cardinality.OPTIONAL);
        });
        assertThat(arguments.get(2)).isInstanceOfSatisfying(ArgumentPlan.FromEntity.class,
                entity -> assertThat(entity.type()).isEqualTo("java.util.Map<java.lang.String,java.lang.Integer>"));
    }
}
