package dev.straightway.deployment.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.LocalDate;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

import org.jboss.resteasy.reactive.DateFormat;
import org.junit.jupiter.api.Test;

import dev.straightway.deployment.Links;
import dev.straightway.links.LinkForm;
import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;

/** Links that lead nowhere are refused. */
class LinkProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.LinkProblemsTest$";
    private static final String ITEMS = HERE + "ItemResource#";

    @Path("items")
    public static class ItemResource {
        @GET
        public String all(@QueryParam("q") String query, @QueryParam("n") List<Integer> numbers) {
            return "";
        }

        @GET
        @Path("{id}")
        public String one(@PathParam("id") int id) {
            return "";
        }

        @GET
        @Path("{id}/{id}/{name}")
        public String twice(@PathParam("id") int id) {
            return "";
        }

        @GET
        @Path("on/{day}")
        public String on(@PathParam("day") @DateFormat(pattern = "yyyy") LocalDate day) {
            return "";
        }

        @GET
        @Path("either/{x}")
        public String either(@PathParam("x") int x) {
            return "";
        }

        @POST
        @Path("either/{x}/or/{y}")
        public String either(@PathParam("x") int x, @PathParam("y") int y) {
            return "";
        }

        @Path("{id}/parts")
        public PartResource parts(@PathParam("id") int id) {
            return new PartResource();
        }

        @Path("{id}/anything")
        public Object anything(@PathParam("id") int id) {
            return this;
        }
    }

    public static class PartResource {
        @GET
        public String get() {
            return "";
        }
    }

    @LinksTo(ItemResource.class)
    public interface Right {
        URI all(@QueryParam("n") Integer number);

        @LinkTo(method = "all")
        URI several(List<Integer> numbers, String q);

        String one(@PathParam("id") Integer item);

        URI twice(int id, Object name);

        URI on(String day);

        URI either(int x, int y);

        @LinkTo(method = "get", through = "parts")
        URI parts(int id);
    }

    @Test
    void acceptsLinksThatLeadSomewhere() {
        assertThat(Links.check(Right.class, ItemResource.class, PartResource.class)).isEmpty();
    }

    @LinksTo(PartResource.class)
    public interface NoRoot {
    }

    @LinksTo(ItemResource.class)
    public abstract static class NoInterface {
        abstract String all();
    }

    @LinksTo(ItemResource.class)
    public interface Generic<T> {
    }

    @Test
    void refusesWhatNamesNoRootResource() {
        assertThat(problems(NoRoot.class)).containsExactly("[STW-240] " + HERE
                + "NoRoot: @LinksTo(LinkProblemsTest$PartResource"
                + ".class) names neither a root resource class nor a type that exactly one of them implements or extends."
                + " Name a class with @Path. Links to the objects of a locator start there, with @LinkTo(through = …).");
    }

    @Path("shared")
    public interface Shared {
        @GET
        String get();
    }

    public static class One implements Shared {
        @Override
        public String get() {
            return "";
        }
    }

    public static class Other extends One {
    }

    @LinksTo(Shared.class)
    public interface ToShared {
        URI get();
    }

    @Test
    void acceptsTheInterfaceOfOneResource() {
        assertThat(Links.check(ToShared.class, Shared.class, One.class)).isEmpty();
        assertThat(Links.check(ToShared.class, Shared.class, One.class, Other.class)).extracting(Problem::id)
                .containsExactly("STW-240");
    }

    @Test
    void refusesWhatTheBuildCantImplement() {
        assertThat(problems(NoInterface.class)).containsExactly("[STW-240] " + HERE + "NoInterface: has @LinksTo but isn't an"
                + " interface, so the build can't generate an implementation. Make it an interface.");
        assertThat(problems(Generic.class)).containsExactly("[STW-240] " + HERE + "Generic: has @LinksTo and type parameters,"
                + " whose types the build can't know. Remove them.");
    }

    @LinksTo(ItemResource.class)
    public interface NoMethod {
        URI won(int id);

        URI parts(int id);

        @LinkTo(through = "parts", method = "set")
        URI set(int id);
    }

    @Test
    void refusesWhatNamesNoResourceMethod() {
        assertThat(problems(NoMethod.class)).containsExactly(
                "[STW-241] " + HERE
                        + "NoMethod#parts(int): LinkProblemsTest$ItemResource has no resource method 'parts'. Use one"
                        + " of [all, either, on, one, twice], as the method's own name or in @LinkTo.",
                "[STW-241] " + HERE
                        + "NoMethod#set(int): LinkProblemsTest$PartResource has no resource method 'set'. Use one of"
                        + " [get], as the method's own name or in @LinkTo.",
                "[STW-241] " + HERE
                        + "NoMethod#won(int): LinkProblemsTest$ItemResource has no resource method 'won'. Use one of"
                        + " [all, either, on, one, twice], as the method's own name or in @LinkTo.");
    }

    @LinksTo(ItemResource.class)
    public interface NoLocator {
        @LinkTo(through = "anything")
        URI get(int id);
    }

    @Test
    void refusesLocatorsThatLeadAnywhere() {
        assertThat(problems(NoLocator.class)).containsExactly("[STW-242] " + HERE + "NoLocator#get(int): @LinkTo(through ="
                + " \"anything\") names no sub-resource locator of LinkProblemsTest$ItemResource that is the only one of this"
                + " name and returns a class or interface with resource methods. Use one of [anything, parts], as the"
                + " method's own name or in @LinkTo.");
    }

    @LinksTo(ItemResource.class)
    public interface Overloaded {
        URI either(String z);
    }

    @Test
    void refusesParametersOfNoOverload() {
        assertThat(problems(Overloaded.class)).containsExactly("[STW-243] " + HERE + "Overloaded#either(String): could lead to"
                + " several methods, and its parameters fit none of them: " + ITEMS + "either(int) at '/items/either/{x}' "
                + ITEMS + "either(int, int) at '/items/either/{x}/or/{y}'. Give it the parameters of exactly one of them,"
                + " with the same names or annotations.");
    }

    @LinksTo(ItemResource.class)
    public interface Missing {
        URI one();

        URI twice(int id);

        URI all(@QueryParam("q") String one, @QueryParam("q") String two);
    }

    @Test
    void refusesVariablesWithoutValues() {
        assertThat(problems(Missing.class)).containsExactly(
                "[STW-244] " + HERE + "Missing#all(String, String): has 2 parameters for 'q', which occurs once in a link to "
                        + ITEMS + "all(String, List). Keep one.",
                "[STW-244] " + HERE + "Missing#one(): the link needs a value for {id} of '/items/{id}'. Add a parameter:"
                        + " @PathParam(\"id\") int id.",
                "[STW-244] " + HERE
                        + "Missing#twice(int): the link needs a value for {name} of '/items/{id}/{id}/{name}'. Add a"
                        + " parameter: @PathParam(\"name\") String name.");
    }

    @LinksTo(ItemResource.class)
    public interface Superfluous {
        URI one(int id, @QueryParam("page") int page);

        @LinkTo(method = "get", through = "parts")
        URI parts(int id, String other);
    }

    @Test
    void refusesParametersThatNobodyTakes() {
        assertThat(problems(Superfluous.class)).containsExactly(
                "[STW-245] " + HERE + "Superfluous#one(int, int): the parameter 'page' is neither a variable of '/items/{id}'"
                        + " nor a query or matrix parameter of " + ITEMS + "one(int). Use one of [id], or remove it. Without an"
                        + " annotation, the parameter's name counts; javac keeps it with -parameters.",
                "[STW-245] " + HERE + "Superfluous#parts(int, String): the parameter 'other' is neither a variable of"
                        + " '/items/{id}/parts' nor a query or matrix parameter of " + HERE + "PartResource#get(). Use one of"
                        + " [id], or remove it. Without an annotation, the parameter's name counts; javac keeps it with"
                        + " -parameters.");
    }

    @LinksTo(ItemResource.class)
    public interface IllTyped {
        URI one(long id);

        URI on(LocalDate day);

        @LinkTo(method = "all")
        URI numbers(List<Long> numbers);
    }

    @Test
    void refusesOtherTypes() {
        assertThat(problems(IllTyped.class)).containsExactly(
                "[STW-246] " + HERE + "IllTyped#numbers(List): the parameter 'numbers' is of type List<Long>, and " + ITEMS
                        + "all(String, List) takes 'n' as List<Integer>. Declare it as Integer.",
                "[STW-246] " + HERE + "IllTyped#on(LocalDate): the parameter 'day' is of type LocalDate, and " + ITEMS
                        + "on(LocalDate) takes 'day' as text in the format of its @DateFormat. Declare it as String, and"
                        + " format it the same way.",
                "[STW-246] " + HERE + "IllTyped#one(long): the parameter 'id' is of type long, and " + ITEMS
                        + "one(int) takes 'id' as int. Declare it as int.");
    }

    @LinksTo(ItemResource.class)
    public interface NoLink {
        void all();

        @LinkTo(form = { LinkForm.PATH, LinkForm.ABSOLUTE })
        URI one(int id);

        @LinkTo(method = "one", templated = true)
        URI any();
    }

    @Test
    void refusesWhatReturnsNoLink() {
        assertThat(problems(NoLink.class)).containsExactly(
                "[STW-247] " + HERE + "NoLink#all(): returns void, which isn't a link. Return a String, a java.net.URI, a"
                        + " jakarta.ws.rs.core.Link, a HalLink or an Href, an Optional of one of them, or make it a"
                        + " default method.",
                "[STW-247] " + HERE
                        + "NoLink#any(): has @LinkTo(templated = true), but a template can't be of type URI. Return a"
                        + " HalLink or a String.",
                "[STW-247] " + HERE + "NoLink#one(int): @LinkTo(form = [PATH, ABSOLUTE]) asks for a link in several forms. Keep"
                        + " one.");
    }

    @Path("broken/{id")
    public static class BrokenResource {
        @GET
        public String get() {
            return "";
        }
    }

    @LinksTo(BrokenResource.class)
    public interface ToBroken {
        URI get();
    }

    @Test
    void leavesMalformedPathsToTheirOwnRule() {
        assertThat(Links.check(ToBroken.class, BrokenResource.class)).isEmpty();
    }

    private static List<String> problems(Class<?> links) {
        return Links.check(links, ItemResource.class, PartResource.class).stream().map(Problem::toString).toList();
    }
}
