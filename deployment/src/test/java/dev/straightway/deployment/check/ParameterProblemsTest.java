package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.Separator;
import org.junit.jupiter.api.Test;

/** What stands at a parameter, and of what type it is. */
class ParameterProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.ParameterProblemsTest$";

    enum Colour {
        RED,
        BLUE
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
                + "Unconvertible#get(Map): the parameter 'map' of type java.util.Map<java.lang.String, java.lang.String>"
                + " can't be made from text. Give the type a public constructor, or a static valueOf or fromString, that"
                + " takes a String, or take a String, a List, Set, SortedSet or Optional.");
    }

    @Provider
    public abstract static class ConvertersBase implements ParamConverterProvider {
    }

    @Provider
    public static class Converters extends ConvertersBase {
        @Override
        public <T> jakarta.ws.rs.ext.ParamConverter<T> getConverter(Class<T> rawType, java.lang.reflect.Type genericType,
                java.lang.annotation.Annotation[] annotations) {
            return null;
        }
    }

    @Test
    void leavesTypesAndDefaultsToTheConvertersOfTheApplication() {
        assertThat(check(Unconvertible.class, WrongDefaults.class, Colour.class, ConvertersBase.class, Converters.class))
                .isEmpty();
    }

    @Path("/separated")
    public static class Separated {
        @GET
        public String get(@QueryParam("n") @Separator(",") List<Integer> numbers,
                @QueryParam("c") @Separator("\\s*[,;]\\s*") Set<Colour> colours) {
            return "";
        }
    }

    @Path("/wrongly-separated")
    public static class WronglySeparated {
        @GET
        public String get(@HeaderParam("h") @Separator(",") List<String> header, @QueryParam("n") @Separator(",") int number,
                @QueryParam("m") @Separator("(") List<String> malformed) {
            return "";
        }
    }

    @Test
    void refusesASeparatorThatSplitsNothing() {
        assertThat(check(Separated.class, Colour.class)).isEmpty();
        String start = "[STW-125] " + HERE + "WronglySeparated#get(List, int, List): @Separator(\"";
        assertThat(check(WronglySeparated.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                start + ",\") of the parameter 'header' splits query parameters only. Remove it, or take the parameter with"
                        + " @QueryParam or @RestQuery.",
                start + ",\") of the parameter 'number' has nothing to split, since int takes one value. Take a List, or"
                        + " remove it.",
                start + "(\") of the parameter 'malformed' isn't a regular expression: Unclosed group. Quote the separator by"
                        + " \\\\Q and \\\\E.");
    }

    @Path("/defaults")
    public static class WrongDefaults {
        @GET
        public String get(@QueryParam("n") @DefaultValue("ten") int n, @QueryParam("c") @DefaultValue("GREEN") Colour colour) {
            return "";
        }
    }

    @Path("/field-defaults")
    public static class WrongDefaultOfAField {
        @HeaderParam("n")
        @DefaultValue("ten")
        int n;

        public WrongDefaultOfAField(@QueryParam("size") @DefaultValue("large") long size) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void refusesADefaultThatDoesNotConvert() {
        assertThat(check(WrongDefaults.class, Colour.class)).extracting(Problem::toString).containsExactly(
                "[STW-122] " + HERE
                        + "WrongDefaults#get(int, Colour): @DefaultValue(\"GREEN\") of the parameter 'colour' isn't a"
                        + " valid " + HERE + "Colour. Fix the default.",
                "[STW-122] " + HERE + "WrongDefaults#get(int, Colour): @DefaultValue(\"ten\") of the parameter 'n' isn't a"
                        + " valid int. Fix the default.");
    }

    @Test
    void refusesADefaultThatDoesNotConvertInFieldsAndConstructors() {
        assertThat(check(WrongDefaultOfAField.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                "[STW-122] " + HERE + "WrongDefaultOfAField: @DefaultValue(\"large\") of the parameter 'size' isn't a valid"
                        + " long. Fix the default.",
                "[STW-122] " + HERE + "WrongDefaultOfAField: @DefaultValue(\"ten\") of the parameter 'n' isn't a valid int."
                        + " Fix the default.");
    }

    @Path("/context")
    public static class WrongContext {
        @GET
        public String get(@Context Thread thread, @Context Runnable bean) {
            return "";
        }
    }

    @Test
    void refusesAContextThatIsNone() {
        assertThat(Checker.checkInjected(scan(WrongContext.class), type -> type.name().toString().equals("java.lang.Runnable")))
                .extracting(Problem::toString)
                .containsExactly("[STW-123] " + HERE + "WrongContext#get(Thread, Runnable): @Context can't inject the parameter"
                        + " 'thread' of type java.lang.Thread. Use a type that has one bean, or one of [Application,"
                        + " Configuration, ContainerRequestContext, HttpHeaders, HttpServerRequest, HttpServerResponse,"
                        + " Providers, Request, ResourceContext, ResourceInfo, RoutingContext, SecurityContext,"
                        + " SimpleResourceInfo, Sse, SseEventSink, UriInfo].");
    }

    @Path("/suspended")
    public static class Later {
        @GET
        public void right(@Suspended AsyncResponse response) {
        }

        @GET
        @Path("wrong")
        public void wrong(@Suspended Runnable response) {
        }
    }

    @Test
    void refusesToSuspendWhatIsNoAnswer() {
        assertThat(check(Later.class)).extracting(Problem::toString).containsExactly("[STW-123] " + HERE
                + "Later#wrong(Runnable): @Suspended can't inject the parameter 'response' of type java.lang.Runnable. Use"
                + " AsyncResponse.");
    }
}
