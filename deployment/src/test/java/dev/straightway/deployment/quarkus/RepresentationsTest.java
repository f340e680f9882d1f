package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import java.util.Arrays;
import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import jakarta.xml.bind.annotation.XmlRootElement;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.kryo.KryoCodec;
import dev.straightway.kryo.KryoCompression;
import dev.straightway.kryo.KryoLimits;
import dev.straightway.kryo.KryoRegistration;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;

/** JSON, XML and Kryo of one class; messages of Kryo are written and read by a client that has the list of the build. */
@Tag("application")
class RepresentationsTest {

    private static final String KRYO = "application/x-kryo";

    @XmlRootElement
    public static class Person {
        public String first;
        public List<Person> friends;
    }

    public static class Unnamed {
        public int number;
    }

    @Path("persons")
    public static class Persons {
        @GET
        @Produces({ "application/json", "application/xml;qs=0.5", KRYO })
        public Person get() {
            Person bob = new Person();
            bob.first = "Bob";
            bob.friends = List.of(new Person());
            return bob;
        }

        @POST
        @Consumes(KRYO)
        @Produces(KRYO)
        public List<Person> post(Person person) {
            return Arrays.asList(person, null, person);
        }

        @PUT
        @Consumes(KRYO)
        public String put(List<Person> persons) {
            return persons.stream().map(person -> person.first).toList().toString();
        }

        @POST
        @Path("xml")
        @Consumes("application/xml")
        @Produces("application/xml")
        public Person xml(Person person) {
            return person;
        }

        @GET
        @Path("response")
        @Produces(KRYO)
        public Response response() {
            return Response.ok(new Unnamed()).build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Person.class, Persons.class, Unnamed.class))
            .overrideConfigKey("quarkus.straightway.kryo.register", Unnamed.class.getName())
            .overrideRuntimeConfigKey("quarkus.straightway.kryo.max-elements", "1000");

    private static final RestAssuredConfig BYTES = RestAssuredConfig.config().encoderConfig(EncoderConfig.encoderConfig()
            .encodeContentTypeAs(KRYO, io.restassured.http.ContentType.BINARY)
            .appendDefaultContentCharsetToContentTypeIfUndefined(false));

    private static KryoRegistration registration() {
        return KryoRegistration
                .read(Thread.currentThread().getContextClassLoader().getResourceAsStream(KryoRegistration.RESOURCE));
    }

    private static KryoCodec codec() {
        return KryoCodec.of(registration(), Person.class.getClassLoader(), KryoLimits.USUAL);
    }

    private static Person person(String first) {
        Person person = new Person();
        person.first = first;
        return person;
    }

    @Test
    void listsTheClassesOfTheResourceMethodsAndTheConfiguredOnes() {
        assertThat(registration()).isEqualTo(new KryoRegistration(KryoCompression.NONE,
                List.of(Person.class.getName(), Unnamed.class.getName())));
    }

    @Test
    void answersInKryoOrJsonAsTheClientAsks() {
        byte[] message = given().accept(KRYO).get("/persons").then().statusCode(200).contentType(equalTo(KRYO)).extract()
                .asByteArray();

        assertThat(codec().read(message, Person.class)).usingRecursiveComparison().isEqualTo(new Persons().get());
        given().accept("application/json").get("/persons").then().body("first", equalTo("Bob"));
        given().accept("application/xml").get("/persons").then().contentType(equalTo("application/xml;charset=UTF-8"))
                .body("person.first", equalTo("Bob"));
        given().accept("text/html;q=0.9, application/xml;q=0.8").get("/persons").then().contentType(containsString("xml"));
        given().accept("text/html").get("/persons").then().statusCode(406);
    }

    @ParameterizedTest
    @CsvSource({ "application/xml, 200", "application/xml;charset=UTF-8, 200", "application/json, 415" })
    void readsXmlInItsMediaType(String contentType, int status) {
        given().contentType(contentType).body("<person><first>Bob</first></person>").post("/persons/xml").then()
                .statusCode(status);
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "<person>", "<other/>",
            "<!DOCTYPE person [<!ENTITY a 'a'>]><person><first>&a;</first></person>" })
    void refusesWhatIsNoXmlOfAPersonTimeAndAgain(String body) {
        for (int i = 0; i < 3; i++) {
            given().contentType("application/xml").body(body).post("/persons/xml").then().statusCode(400);
            readsXmlInItsMediaType("application/xml", 200);
        }
    }

    @Test
    void readsAndWritesSharedObjects() {
        byte[] message = given().config(BYTES).contentType(KRYO).body(codec().write(person("Ann"))).post("/persons").then()
                .statusCode(200).extract().asByteArray();

        List<?> persons = (List<?>) codec().read(message, List.class);
        assertThat(persons).hasSize(3);
        assertThat(persons.get(0)).isSameAs(persons.get(2)).isInstanceOf(Person.class);
    }

    @Test
    void writesAClassThatIsNamedInTheConfiguration() {
        byte[] message = given().get("/persons/response").then().statusCode(200).extract().asByteArray();

        assertThat(codec().read(message, Unnamed.class)).isInstanceOf(Unnamed.class);
    }

    @Test
    void refusesAnotherClassThanThatOfTheParameter() {
        given().config(BYTES).contentType(KRYO).body(codec().write(List.of(new Unnamed()))).put("/persons").then()
                .statusCode(400);
    }

    @Test
    void refusesMoreElementsThanAreConfigured() {
        byte[] message = codec().write(java.util.Collections.nCopies(1001, null));

        given().config(BYTES).contentType(KRYO).body(message).put("/persons").then().statusCode(400);
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "x", "\u0001\u0000\u0004evil", "\uFFFF\uFFFF\uFFFF" })
    void answersGarbageWithFourHundred(String garbage) {
        given().config(BYTES).contentType(KRYO).body(garbage.getBytes(java.nio.charset.StandardCharsets.UTF_8)).post("/persons")
                .then()
                .statusCode(400);
    }

    @Test
    void goesOnAfterGarbage() {
        answersGarbageWithFourHundred("x");
        given().config(BYTES).contentType(KRYO).body(codec().write(List.of(person("Eve")))).put("/persons").then()
                .statusCode(200)
                .body(containsString("Eve"));
    }
}
