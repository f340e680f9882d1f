package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.names;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;

import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.model.RestApplication;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Multi;

/** Every rule has a bad case here whose whole message is asserted; the good case of all is {@link #acceptsWhatIsRight}. */
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
            assertThat(problem.message()).startsWith("@Path(\"/open/{name\") is malformed: ").endsWith("Mend the template.");
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
    void refusesAVariableWithTwoPlaces() {
        assertThat(check(Twice.class)).extracting(Problem::toString).containsExactly("[STW-104] " + HERE
                + "Twice#get(): the variables [id] stand in '/twice/{id}' and again in '{id}'. Rename them in one of the two.");
    }

    @Path("/callable")
    public static class Uncallable {
        @GET
        private String hidden() {
            return "";
        }

        @POST
        public static String shared() {
            return "";
        }
    }

    @Test
    void refusesWhatCannotBeCalled() {
        assertThat(check(Uncallable.class)).extracting(Problem::toString).containsExactly(
                "[STW-111] " + HERE + "Uncallable#hidden(): is private and can't be called (§3.3.1). Make it public.",
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
                + "TwoDesignators#both(): answers to [GET, POST], and a resource method answers to one HTTP method (§3.3)."
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
                + "TwoEntities#post(String, String): the parameters [one, two] all take the entity, and a request has one."
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
        assertThat(Checker.check(application, new Surroundings(Set.of(), false, false, Set.of())))
                .extracting(Problem::toString).containsExactly("[STW-115] " + HERE + "Inner: can't be a CDI bean, so nobody"
                        + " could make an instance. Make it a top-level or static nested class with a constructor that takes"
                        + " beans only.");
    }

    @Path("/convert")
    public static class Unconvertible {
        @GET
        public String get(@QueryParam("m") Map<String, String> map) {
            return "";
        }
    }

    @Test
    void refusesATypeThatTextCannotBecome() {
        assertThat(check(Unconvertible.class)).extracting(Problem::toString).containsExactly("[STW-121] " + HERE
                + "Unconvertible#get(Map): the parameter 'map' of type java.util.Map<java.lang.String, java.lang.String> can't be"
                + " made of text. Give the type a public constructor, or a static valueOf or fromString, that takes a String,"
                + " or take a String, a List, Set, SortedSet or Optional.");
    }

    @Path("/defaults")
    public static class WrongDefaults {
        @GET
        public String get(@QueryParam("n") @DefaultValue("ten") int n, @QueryParam("c") @DefaultValue("GREEN") Colour colour) {
            return "";
        }
    }

    @Test
    void refusesADefaultThatDoesNotConvert() {
        assertThat(check(WrongDefaults.class, Colour.class)).extracting(Problem::toString).containsExactly(
                "[STW-122] " + HERE
                        + "WrongDefaults#get(int, Colour): @DefaultValue(\"GREEN\") of the parameter 'colour' is no "
                        + HERE + "Colour. Mend the default.",
                "[STW-122] " + HERE + "WrongDefaults#get(int, Colour): @DefaultValue(\"ten\") of the parameter 'n' is no int."
                        + " Mend the default.");
    }

    @Path("/context")
    public static class WrongContext {
        @GET
        public String get(@Context Thread thread) {
            return "";
        }
    }

    @Test
    void refusesAContextThatIsNone() {
        assertThat(check(WrongContext.class)).extracting(Problem::toString).containsExactly("[STW-123] " + HERE
                + "WrongContext#get(Thread): @Context can't inject the parameter 'thread' of type java.lang.Thread. Use one of"
                + " [Application, HttpHeaders, HttpServerRequest, HttpServerResponse, Request, ResourceInfo, RoutingContext,"
                + " SecurityContext, UriInfo].");
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
            assertThat(problem.message()).startsWith("@Produces(\"json\") is no media type: ");
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
        public Multi<String> multi() {
            return null;
        }
    }

    @Test
    void refusesEntitiesThatNothingReadsOrWrites() {
        assertThat(check(NoProvider.class, Item.class)).extracting(Problem::toString).containsExactly(
                "[STW-133] " + HERE + "NoProvider#multi(): nothing writes io.smallrye.mutiny.Multi<java.lang.String> as"
                        + " application/json. Produce application/json, or return a String, byte[] or Buffer.",
                "[STW-132] " + HERE + "NoProvider#post(Item): nothing reads the parameter 'item' of type " + HERE
                        + "Item from application/xml. Consume application/json, or take a String, byte[], Buffer or InputStream.",
                "[STW-133] " + HERE + "NoProvider#post(Item): nothing writes " + HERE
                        + "Item as application/xml. Produce application/json, or return a String, byte[] or Buffer.",
                "[STW-133] " + HERE + "NoProvider#stream(): nothing writes java.io.InputStream as application/json. Produce"
                        + " application/json, or return a String, byte[] or Buffer.");
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

    public static class FirstApplication extends Application {
    }

    public static class SecondApplication extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            return Set.of();
        }
    }

    @Test
    void refusesApplicationsThatChooseByCode() {
        assertThat(check(FirstApplication.class, SecondApplication.class)).extracting(Problem::toString).containsExactly(
                "[STW-151] " + HERE + "FirstApplication: the application has several subclasses of Application: [" + HERE
                        + "FirstApplication, " + HERE + "SecondApplication]. Keep one.",
                "[STW-208] " + HERE + "SecondApplication#getClasses(): Straightway doesn't call it, so what it chooses would be"
                        + " lost. Remove the method; resource classes are found by their @Path.");
    }

    @Path("/locator")
    public static class Locator {
        @Path("sub")
        public Good sub() {
            return new Good();
        }
    }

    @Test
    void refusesSubResourceLocators() {
        assertThat(check(Locator.class)).extracting(Problem::toString).containsExactly("[STW-201] " + HERE
                + "Locator#sub(): is a sub-resource locator, which Straightway doesn't compile yet. Give it an HTTP method, as"
                + " @GET, or move the methods of " + HERE + "Good into a resource class with a @Path of its own.");
    }

    @Path("/bean-param")
    public static class OtherParameter {
        @GET
        public String get(@BeanParam Item item) {
            return "";
        }
    }

    @Test
    void refusesParametersThatAreNotCompiled() {
        assertThat(check(OtherParameter.class)).extracting(Problem::toString).containsExactly("[STW-202] " + HERE
                + "OtherParameter#get(Item): @BeanParam on the parameter 'item' isn't compiled yet. Use @PathParam, @QueryParam,"
                + " @HeaderParam, @CookieParam, @Context or the entity.");
    }

    @Provider
    public static class Mapper implements ExceptionMapper<RuntimeException> {
        @Override
        public jakarta.ws.rs.core.Response toResponse(RuntimeException exception) {
            return null;
        }
    }

    @Test
    void refusesProviders() {
        assertThat(check(Mapper.class)).hasSize(1).first().satisfies(problem -> {
            assertThat(problem.id()).isEqualTo("STW-203");
            assertThat(problem.where()).isEqualTo(HERE + "Mapper");
            assertThat(problem.message()).startsWith("is a provider (ExceptionMapper), which Straightway doesn't call yet.");
        });
    }

    @Path("/field")
    public static class FieldParameter {
        @QueryParam("q")
        String q;

        @GET
        public String get() {
            return q;
        }
    }

    @Test
    void refusesInjectionIntoFields() {
        assertThat(check(FieldParameter.class)).extracting(Problem::toString).containsExactly("[STW-204] " + HERE
                + "FieldParameter: @QueryParam on field 'q' isn't compiled yet. Move it to a parameter of the resource method.");
    }

    @Path("/secured")
    @RolesAllowed("admin")
    public static class Secured {
        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void refusesSecurityAnnotations() {
        assertThat(check(Secured.class)).extracting(Problem::toString).containsExactly("[STW-205] " + HERE
                + "Secured#get(): @RolesAllowed isn't compiled yet. Secure the path with quarkus.http.auth.permission and remove"
                + " the annotation.");
    }

    @Path("/around")
    public static class Validated {
        @POST
        public String post(@jakarta.validation.Valid Item item) {
            return "";
        }
    }

    @Test
    void refusesWhatOtherExtensionsWouldPassOver() {
        RestApplication application = scan(Validated.class, Item.class);
        Surroundings surroundings = new Surroundings(names(application), true, true,
                Set.of("quarkus.security.jaxrs.deny-unannotated-endpoints"));
        assertThat(Checker.check(application, surroundings)).extracting(Problem::id)
                .containsExactly("STW-206", "STW-207", "STW-209");
    }

    @Path("/hidden")
    public static class Above {
        @GET
        @Path("{id}")
        public String get(@PathParam("id") String id) {
            return id;
        }
    }

    @Path("/hidden/{id}")
    public static class Below {
        @GET
        public String get(@PathParam("id") String id) {
            return id;
        }
    }

    @Test
    void warnsOfAMethodThatIsNeverReached() {
        List<Problem> warnings = Checker.warn(scan(Above.class, Below.class));
        assertThat(warnings).extracting(Problem::toString).containsExactly("[STW-301] " + HERE
                + "Above#get(String): is never reached: GET '/hidden/{id}' is answered by " + HERE + "Below#get(String), whose"
                + " class template '/hidden/{id}' ranks before '/hidden' (§3.7.2). Remove one of them.");
    }

    @Test
    void collectsTheProblemsOfAllClasses() {
        assertThat(check(WrongName.class, Locator.class, Secured.class)).extracting(Problem::id)
                .containsExactly("STW-201", "STW-205", "STW-101");
    }
}
