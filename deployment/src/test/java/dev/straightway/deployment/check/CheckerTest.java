package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static dev.straightway.deployment.Fixtures.surroundings;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.PartType;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestStreamElementType;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.junit.jupiter.api.Test;

import dev.straightway.deployment.model.RestApplication;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;

/** Rules of paths, methods and entities: each has a bad case with its whole message, all have one good case. */
class CheckerTest {

    private static final String HERE = "dev.straightway.deployment.check.CheckerTest$";

    public record Item(String name) {
    }

    enum Colour {
        RED,
        BLUE
    }

    @Path("/good/{id}")
    public static class Good {
        @GET
        public Item get(@PathParam("id") long id, @QueryParam("colour") @DefaultValue("RED") Colour colour) {
            return new Item(id + colour.name());
        }

        @POST
        @Consumes("application/json")
        public Item post(@PathParam("id") long id, Item item) {
            return item;
        }

        @POST
        @Path("parts")
        public Item parts(@RestForm @PartType("application/json") Item item, @RestForm FileUpload file,
                @RestForm List<java.nio.file.Path> paths, @RestForm @PartType("text/plain") int number) {
            return item;
        }

        @GET
        @Path("stream")
        @RestStreamElementType("application/json")
        public Multi<Item> stream() {
            return null;
        }
    }

    @Test
    void acceptsWhatIsRight() {
        assertThat(check(Good.class, Item.class, Colour.class)).isEmpty();
    }

    @Path("/items/{name}")
    public static class WrongName {
        @GET
        public String getOne(@PathParam("nmae") String name) {
            return name;
        }
    }

    @Test
    void refusesAPathParameterWithoutVariable() {
        assertThat(check(WrongName.class)).extracting(Problem::toString).containsExactly("[STW-101] " + HERE
                + "WrongName#getOne(String): @PathParam(\"nmae\") names no variable of '/items/{name}'."
                + " Use one of [name], or add {nmae} to @Path.");
    }

    @Path("/defaulted/{name}")
    public static class Defaulted {
        @GET
        public String get(@PathParam("other") @DefaultValue("none") String other) {
            return other;
        }
    }

    @Test
    void acceptsAPathParameterWithoutVariableThatHasADefault() {
        assertThat(check(Defaulted.class)).isEmpty();
    }

    @Path("/open/{name")
    public static class Malformed {
        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void refusesAMalformedTemplate() {
        assertThat(check(Malformed.class)).hasSize(1).first().satisfies(problem -> {
            assertThat(problem.id()).isEqualTo("STW-102");
            assertThat(problem.where()).isEqualTo(HERE + "Malformed");
            assertThat(problem.message()).startsWith("@Path(\"/open/{name\") is malformed: ").endsWith("Fix the template.");
        });
    }

    @Path("/same/{a}")
    public static class Same {
        @GET
        public String one() {
            return "";
        }

        @GET
        @Path("/")
        public String two() {
            return "";
        }
    }

    @Test
    void refusesTwoMethodsThatAnswerTheSameRequest() {
        assertThat(check(Same.class)).extracting(Problem::toString).containsExactly("[STW-103] " + HERE
                + "Same#two(): answers the same request as " + HERE + "Same#one(): GET '/same/{a}' with the same media types."
                + " Change the path, the HTTP method, @Consumes or @Produces of one of them.");
    }

    @Path("/types")
    public static class TwoTypes {
        @GET
        @Produces("text/plain")
        public String text() {
            return "";
        }

        @GET
        @Produces("application/json")
        public Item json() {
            return null;
        }
    }

    @Test
    void acceptsTwoMethodsThatProduceDifferentTypes() {
        assertThat(check(TwoTypes.class, Item.class)).isEmpty();
    }

    @Path("/twice/{id}")
    public static class Twice {
        @GET
        @Path("{id}")
        public String get() {
            return "";
        }
    }

    @Test
    void acceptsAVariableWithTwoPlaces() {
        assertThat(check(Twice.class)).isEmpty();
    }

    @Path("/callable")
    public static class Uncallable {
        @POST
        public static String shared() {
            return "";
        }
    }

    @Test
    void refusesWhatCannotBeCalled() {
        assertThat(check(Uncallable.class)).extracting(Problem::toString).containsExactly(
                "[STW-111] " + HERE + "Uncallable#shared(): is static, and a resource method is called on an instance."
                        + " Remove 'static'.");
    }

    @Path("/both")
    public static class TwoDesignators {
        @GET
        @POST
        public String both() {
            return "";
        }
    }

    @Test
    void refusesTwoDesignators() {
        assertThat(check(TwoDesignators.class)).extracting(Problem::toString).containsExactly("[STW-112] " + HERE
                + "TwoDesignators#both(): answers to [GET, POST], but a resource method answers to one HTTP method (§3.3)."
                + " Write a method for each.");
    }

    @Path("/entities")
    public static class TwoEntities {
        @POST
        public String post(String one, String two) {
            return one + two;
        }
    }

    @Test
    void refusesTwoEntities() {
        assertThat(check(TwoEntities.class)).extracting(Problem::toString).containsExactly("[STW-113] " + HERE
                + "TwoEntities#post(String, String): the parameters [one, two] all take the entity, but a request has only one."
                + " Annotate all but one, for example with @QueryParam.");
    }

    @Path("/inner")
    public class Inner {
        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void refusesAResourceThatIsNoBean() {
        RestApplication application = scan(Inner.class);
        assertThat(Checker.check(application, surroundings(Map.of())))
                .extracting(Problem::toString).containsExactly("[STW-115] " + HERE + "Inner: can't be a CDI bean, so no"
                        + " instance of it can be made. Make it a top-level or static nested class with a constructor that"
                        + " takes beans only, and leave it among the beans: neither @Vetoed, nor an @Alternative that isn't"
                        + " selected, nor in quarkus.arc.exclude-types.");
    }

    @Path("/media")
    public static class WrongMediaType {
        @GET
        @Produces("json")
        public Item get() {
            return null;
        }
    }

    @Test
    void refusesAMalformedMediaType() {
        assertThat(check(WrongMediaType.class, Item.class)).hasSize(1).first().satisfies(problem -> {
            assertThat(problem.id()).isEqualTo("STW-131");
            assertThat(problem.message()).startsWith("@Produces(\"json\") isn't a media type: ");
        });
    }

    @Path("/bodies")
    public static class NoProvider {
        @POST
        @Consumes("application/xml")
        @Produces("application/xml")
        public Item post(Item item) {
            return item;
        }

        @GET
        public InputStream stream() {
            return null;
        }

        @GET
        @Path("multi")
        public Uni<Multi<String>> multi() {
            return null;
        }
    }

    @Test
    void refusesEntitiesThatNothingReadsOrWrites() {
        assertThat(check(NoProvider.class, Item.class)).extracting(Problem::toString).containsExactly(
                "[STW-133] " + HERE + "NoProvider#multi(): nothing writes io.smallrye.mutiny.Multi<java.lang.String> as"
                        + " anything. Return it directly: RestMulti.fromMultiData sets status and headers, and"
                        + " RestMulti.fromUniResponse makes it from a Uni.",
                "[STW-132] " + HERE + "NoProvider#post(Item): nothing reads the parameter 'item' of type " + HERE
                        + "Item from application/xml. Consume application/json, take a String, byte[], Buffer or InputStream,"
                        + " or write a MessageBodyReader.",
                "[STW-133] " + HERE + "NoProvider#post(Item): nothing writes " + HERE
                        + "Item as application/xml. Produce application/json, return a String, byte[] or Buffer, or write a"
                        + " MessageBodyWriter.");
    }

    @Path("/streams")
    public static class BadStreams {
        @GET
        @Path("several")
        @Produces({ "application/json", "text/event-stream" })
        public Multi<Item> several() {
            return null;
        }

        @GET
        @Path("any")
        @Produces("text/*")
        public Multi<String> any() {
            return null;
        }

        @GET
        @Path("xml")
        @Produces("application/xml")
        public Multi<Item> xml() {
            return null;
        }

        @GET
        @Path("element")
        @RestStreamElementType("json")
        public Multi<Item> element() {
            return null;
        }

        @GET
        @Path("responses")
        public Multi<Response> responses() {
            return null;
        }

        @GET
        @Path("later")
        public Multi<Uni<Item>> later() {
            return null;
        }
    }

    @Test
    void refusesStreamsOfSeveralMediaTypesAndItemsThatNothingWrites() {
        String start = "[STW-134] " + HERE + "BadStreams#";
        assertThat(check(BadStreams.class, Item.class)).extracting(Problem::toString).containsExactly(
                start + "any(): a stream of java.lang.String has one media type, and @Produces names text/*. Name one, and"
                        + " write a method for each of the others.",
                start + "element(): @RestStreamElementType(\"json\") isn't a media type. For example, write application/json.",
                start + "later(): nothing writes io.smallrye.mutiny.Uni<" + HERE + "Item> as an item of a stream: an item that"
                        + " isn't there yet can't be written. Merge or concatenate them into one Multi.",
                start + "responses(): nothing writes jakarta.ws.rs.core.Response as an item of a stream: one answer has one"
                        + " status. Return a RestMulti, which has status and fields.",
                start + "several(): a stream of " + HERE + "Item has one media type, and @Produces names application/json,"
                        + " text/event-stream. Name one, and write a method for each of the others.",
                start + "xml(): nothing writes " + HERE + "Item as application/xml, which is the media type of the stream's"
                        + " items. Produce application/json, or write a MessageBodyWriter.");
    }

    @Path("/parts")
    public static class BadParts {
        @POST
        public String post(@RestForm @PartType("application/pdf") Item item, @RestForm @PartType("json") Item other) {
            return "";
        }
    }

    @Test
    void refusesPartsThatNothingReads() {
        String start = "[STW-135] " + HERE + "BadParts#post(Item, Item): nothing reads the part '";
        String end = ". Write @PartType(\"application/json\"), or a MessageBodyReader.";
        assertThat(check(BadParts.class, Item.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                start + "item' of type " + HERE + "Item from application/pdf" + end,
                start + "other' of type " + HERE + "Item from json" + end);
    }

    @Path("/threads")
    public static class Contradiction {
        @GET
        @Blocking
        @NonBlocking
        public String get() {
            return "";
        }
    }

    @Test
    void refusesContradictingThreads() {
        assertThat(check(Contradiction.class)).extracting(Problem::toString).containsExactly("[STW-141] " + HERE
                + "Contradiction#get(): @NonBlocking contradicts @Blocking. Keep one of them.");
    }

    @Test
    void collectsTheProblemsOfAllClasses() {
        assertThat(check(WrongName.class, Twice.class, Uncallable.class)).extracting(Problem::id)
                .containsExactly("STW-111", "STW-101");
    }
}
