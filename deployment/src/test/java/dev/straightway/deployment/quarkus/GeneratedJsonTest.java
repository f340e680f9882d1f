package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.LogRecord;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;

import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;

/**
 * Beans that generated code writes are answered byte for byte as the mapper of the application writes them, and read as it
 * does.
 */
@Tag("application")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class GeneratedJsonTest {

    public record Item(@JsonProperty("item-id") int id, String name, Optional<LocalDate> day, Instant at, List<String> tags) {
    }

    public static class Animal {
        public String getName() {
            return "animal";
        }
    }

    public static class Dog extends Animal {
        public int getLegs() {
            return 4;
        }
    }

    /** Jackson writes what has a field first, in the order of the fields; that of methods is the JVM's. */
    public static class Failing {
        private final String a = "a";
        private final boolean fails;

        public Failing(boolean fails) {
            this.fails = fails;
        }

        public String getA() {
            return a;
        }

        public String getB() {
            if (fails) {
                throw new IllegalStateException("b");
            }
            return "b";
        }
    }

    static final Item ITEM = new Item(1, "\u00e4 \"b\" \ud83d\ude00", Optional.of(LocalDate.of(2026, 1, 2)), Instant.EPOCH,
            List.of("x", "y"));
    static final Item EMPTY = new Item(-2, null, Optional.empty(), null, List.of());
    static final Map<String, Object> VALUES = Map.of("item", ITEM, "list", List.of(ITEM, EMPTY), "uni", EMPTY, "stream",
            List.of(EMPTY, ITEM), "animal", new Animal(), "dog", new Dog(), "animals", List.of(new Animal(), new Dog()),
            "rest", ITEM);

    @Path("json")
    public static class Resource {
        @GET
        @Path("item")
        public Item item() {
            return ITEM;
        }

        @GET
        @Path("list")
        public List<Item> list() {
            return List.of(ITEM, EMPTY);
        }

        @GET
        @Path("uni")
        public Uni<Item> uni() {
            return Uni.createFrom().item(EMPTY);
        }

        @GET
        @Path("stream")
        public Multi<Item> stream() {
            return Multi.createFrom().items(EMPTY, ITEM);
        }

        @GET
        @Path("{kind:animal|dog}")
        public Animal animal(@PathParam("kind") String kind) {
            return kind.equals("dog") ? new Dog() : new Animal();
        }

        @GET
        @Path("animals")
        public List<Animal> animals() {
            return List.of(new Animal(), new Dog());
        }

        @GET
        @Path("rest")
        public RestResponse<Item> rest() {
            return RestResponse.ok(ITEM);
        }

        @GET
        @Path("failing/{fails}")
        public Failing failing(@PathParam("fails") boolean fails) {
            return new Failing(fails);
        }

        @POST
        @Path("read")
        @Produces("text/plain")
        public String read(Item item) {
            return String.valueOf(item);
        }

        @ServerExceptionMapper
        public Response map(JsonMappingException failure) {
            return failure instanceof MismatchedInputException ? Response.status(400).build()
                    : Response.status(500).entity(failure.getMessage()).build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Item.class, Animal.class, Dog.class, Failing.class, Resource.class))
            .overrideConfigKey("quarkus.log.category.\"dev.straightway\".level", "DEBUG")
            .setLogRecordPredicate(record -> record.getMessage().matches(".* is (written|read) by .*"))
            .assertLogRecords(GeneratedJsonTest::areOfGeneratedCode);

    @Inject
    ObjectMapper mapper;

    /** Once for each route, when its first entity is written or read: five of items, three of animals, one that fails. */
    private static void areOfGeneratedCode(List<LogRecord> records) {
        List<String> written = new ArrayList<>();
        records.forEach(record -> written.add(String.format(record.getMessage(), record.getParameters())));
        assertThat(written).hasSize(9).allMatch(message -> message.endsWith(" by generated code"))
                .filteredOn(message -> message.contains(" is read ")).hasSize(1);
    }

    @Order(1)
    @ParameterizedTest
    @ValueSource(strings = { "item", "list", "uni", "stream", "animal", "dog", "animals", "rest" })
    void answersWhatTheMapperWrites(String path) throws Exception {
        for (int i = 0; i < 3; i++) {
            assertThat(when().get("json/" + path).then().statusCode(200).extract().asByteArray())
                    .isEqualTo(mapper.writeValueAsBytes(VALUES.get(path)));
        }
    }

    /** In the usual way, in odd ways, and in wrong ones, which are answered with 400. */
    @Order(1)
    @ParameterizedTest
    @ValueSource(strings = {
            "{\"item-id\":1,\"name\":\"\u00e4\",\"day\":\"2026-01-02\",\"at\":\"1970-01-01T00:00:00Z\",\"tags\":[\"a\"]}",
            " { \"tags\" : [ ] , \"more\" : { \"a\" : [ 1.5 ] } } ", "{}", "{\"item-id\":\"7\"}", "{\"item-id\":1.9}",
            "{\"name\":5,\"day\":null}", "{\"tags\":null}", "{\"at\":12.5}", "null", "{} {}",
            "{\"item-id\":[]}", "{\"item-id\":99999999999}", "{\"tags\":{}}", "{\"day\":\"never\"}", "{", "[]", "1",
            "{\"name\":\"a}" })
    void readsWhatTheMapperReads(String body) throws Exception {
        Item expected = null;
        int status = 200;
        try {
            expected = mapper.readValue(body, Item.class);
        } catch (JsonProcessingException e) {
            status = 400;
        }
        for (int i = 0; i < 2; i++) {
            String answer = given().contentType("application/json").body(body.getBytes(StandardCharsets.UTF_8))
                    .post("json/read").then().statusCode(status).extract().asString();
            assertThat(answer).isEqualTo(status == 200 ? String.valueOf(expected) : "");
        }
    }

    @Order(2)
    @Test
    void failsAsJacksonDoesWhenAGetterFails() {
        assertThat(when().get("json/failing/true").then().statusCode(500).extract().asString())
                .startsWith("b (through reference chain: " + Failing.class.getName() + "[\"b\"])");
        assertThat(when().get("json/failing/false").then().statusCode(200).extract().asString())
                .isEqualTo("{\"a\":\"a\",\"b\":\"b\"}");
    }
}
