package dev.straightway.deployment.generate;

import static dev.straightway.deployment.generate.FakeExchange.NO_CONTENT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Context;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generates invokers, loads them beside their resource class, and calls them. */
class InvokerGeneratorTest {

    /** The class isn't public: the invoker stands in the same package. */
    @Path("primitives")
    static class Primitives {

        @GET
        @Path("{i}")
        public String all(@PathParam("i") int i, @QueryParam("l") long l, @QueryParam("s") short s, @QueryParam("b") byte b,
                @QueryParam("z") boolean z, @QueryParam("c") char c, @QueryParam("f") float f, @QueryParam("d") double d) {
            return i + " " + l + " " + s + " " + b + " " + z + " " + c + " " + f + " " + d;
        }

        @GET
        @Path("sum/{a}/{b}")
        public long sum(@PathParam("b") long b, @PathParam("a") long a) {
            return 10 * a + b;
        }

        @POST
        public boolean yes() {
            return true;
        }
    }

    @Test
    void passesPrimitives() throws Throwable {
        FakeExchange exchange = new FakeExchange().captures("1").query("l", "2").query("s", "3").query("b", "4")
                .query("z", "true").query("c", "x").query("f", "0.5").query("d", "0.25");
        assertThat(Invocation.of("all", Primitives.class).call(exchange)).isEqualTo("1 2 3 4 true x 0.5 0.25");
    }

    @Test
    void passesZeroWherePrimitivesAreAbsent() throws Throwable {
        assertThat(Invocation.of("all", Primitives.class).call(new FakeExchange().captures("1")))
                .isEqualTo("1 0 0 0 false \0 0.0 0.0");
    }

    @Test
    void findsCapturesByNameAndNotByOrder() throws Throwable {
        assertThat(Invocation.of("sum", Primitives.class).call(new FakeExchange().captures("4", "2"))).isEqualTo(42L);
    }

    @Test
    void boxesWhatAMethodReturns() throws Throwable {
        assertThat(Invocation.of("yes", Primitives.class).call(new FakeExchange())).isEqualTo(true);
    }

    @Test
    void letsAFailedConversionThrough() {
        assertThatThrownBy(() -> Invocation.of("sum", Primitives.class).call(new FakeExchange().captures("4", "x")))
                .isInstanceOf(NotFoundException.class).hasMessage("The path parameter 'b' has a value that it can't have");
    }

    @Path("objects")
    static class Objects {

        @GET
        public String boxes(@QueryParam("i") Integer i, @QueryParam("l") @DefaultValue("7") Long l, @QueryParam("z") Boolean z,
                @QueryParam("d") Double d) {
            return i + " " + l + " " + z + " " + d;
        }

        @PUT
        public String strings(@QueryParam("q") String query, @HeaderParam("X-H") String header, @CookieParam("c") String cookie,
                @QueryParam("q") @DefaultValue("none") String defaulted) {
            return query + " " + header + " " + cookie + " " + defaulted;
        }

        @POST
        public String collections(@QueryParam("q") List<Integer> list, @HeaderParam("X-H") Set<String> set,
                @QueryParam("s") SortedSet<Long> sorted, @QueryParam("o") Optional<Integer> optional,
                @QueryParam("ol") Optional<List<String>> optionalList, @CookieParam("c") List<String> cookies) {
            return list + " " + set + " " + sorted + " " + optional + " " + optionalList + " " + cookies;
        }

        @DELETE
        @Path("{name}/{id}")
        public String captures(@PathParam("id") List<Integer> ids, @PathParam("name") Optional<String> name) {
            return ids + " " + name;
        }
    }

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = { "1,2,true,0.5,1 2 true 0.5", "-,-,-,-,null 7 null null" })
    void passesBoxes(String i, String l, String z, String d, String expected) throws Throwable {
        FakeExchange exchange = new FakeExchange();
        add(exchange, "i", i);
        add(exchange, "l", l);
        add(exchange, "z", z);
        add(exchange, "d", d);
        assertThat(Invocation.of("boxes", Objects.class).call(exchange)).isEqualTo(expected);
    }

    private static void add(FakeExchange exchange, String name, String text) {
        if (text != null) {
            exchange.query(name, text);
        }
    }

    @Test
    void passesStringsOfEverySource() throws Throwable {
        FakeExchange exchange = new FakeExchange().query("q", "one", "two").header("X-H", "head").cookie("c", "cook");
        assertThat(Invocation.of("strings", Objects.class).call(exchange)).isEqualTo("one head cook one");
        assertThat(Invocation.of("strings", Objects.class).call(new FakeExchange())).isEqualTo("null null null none");
    }

    @Test
    void passesCollections() throws Throwable {
        FakeExchange exchange = new FakeExchange().query("q", "2", "1", "2").header("X-H", "b", "a", "b")
                .query("s", "3", "1", "3").query("o", "5").query("ol", "x", "y").cookie("c", "cook");
        assertThat(Invocation.of("collections", Objects.class).call(exchange))
                .isEqualTo("[2, 1, 2] [b, a] [1, 3] Optional[5] Optional[[x, y]] [cook]");
    }

    @Test
    void passesEmptyCollectionsWhereNothingIsThere() throws Throwable {
        assertThat(Invocation.of("collections", Objects.class).call(new FakeExchange()))
                .isEqualTo("[] [] [] Optional.empty Optional.empty []");
    }

    @Test
    void passesCapturesAsCollections() throws Throwable {
        assertThat(Invocation.of("captures", Objects.class).call(new FakeExchange().captures("n").text("path", "id", "3", "4")))
                .isEqualTo("[3, 4] Optional[n]");
    }

    record Item(String name) {
    }

    @Path("parts")
    static class Parts {

        private String seen = "nothing";

        @POST
        public String entity(@QueryParam("q") int q, Item item) {
            return q + " " + item;
        }

        @PUT
        public byte[] bytes(byte[] entity) {
            return entity;
        }

        @GET
        public String context(@Context ResourceInfo resource) {
            return resource.toString();
        }

        @DELETE
        public void nothing(@QueryParam("q") String q) {
            seen = q;
        }

        @GET
        @Path("seen")
        public String seen() {
            return seen;
        }

        @GET
        @Path("null")
        public Item none() {
            return null;
        }

        @GET
        @Path("fails")
        public Item fails() throws IOException {
            throw new IOException("its own");
        }
    }

    @Test
    void passesTheEntity() throws Throwable {
        Invocation invocation = Invocation.of("entity", Parts.class, Item.class);
        Object item = invocation.classes().instance(Item.class.getName(), new Class<?>[] { String.class }, "n");
        assertThat(invocation.entity(item).call(new FakeExchange().query("q", "8"))).isEqualTo("8 Item[name=n]");
    }

    @Test
    void passesAndReturnsArrays() throws Throwable {
        byte[] entity = { 1, 2 };
        assertThat(Invocation.of("bytes", Parts.class, Item.class).entity(entity).call(new FakeExchange())).isSameAs(entity);
    }

    @Test
    void passesNullForAnAbsentEntity() throws Throwable {
        assertThat(Invocation.of("entity", Parts.class, Item.class).call(new FakeExchange())).isEqualTo("0 null");
    }

    @Test
    void passesContexts() throws Throwable {
        assertThat(Invocation.of("context", Parts.class, Item.class).call(new FakeExchange()))
                .isEqualTo("FakeResourceInfo[type=RESOURCE_INFO]");
    }

    @Test
    void answersNoContentAfterAVoidMethod() throws Throwable {
        Invocation invocation = Invocation.of("nothing", Parts.class, Item.class);
        assertThat(invocation.call(new FakeExchange().query("q", "called"))).isEqualTo(NO_CONTENT);
        assertThat(invocation.method("seen").call(new FakeExchange())).isEqualTo("called");
    }

    @Test
    void handsNullToTheWriter() throws Throwable {
        assertThat(Invocation.of("none", Parts.class, Item.class).call(new FakeExchange())).isNull();
    }

    @Test
    void letsTheFailureOfAMethodThroughAsItIs() {
        assertThatThrownBy(() -> Invocation.of("fails", Parts.class, Item.class).call(new FakeExchange()))
                .isExactlyInstanceOf(IOException.class).hasMessage("its own");
    }

    @Path("overloads")
    static class Overloads {

        @GET
        public String same() {
            return "none";
        }

        @GET
        @Path("int")
        public String same(@QueryParam("i") int i) {
            return "int " + i;
        }

        @GET
        @Path("string")
        public String same(@QueryParam("i") String i) {
            return "String " + i;
        }
    }

    @ParameterizedTest
    @CsvSource({ "/overloads,none", "/overloads/int,int 1", "/overloads/string,String 1" })
    void callsTheOverloadThatIsMeant(String template, String expected) throws Throwable {
        assertThat(Invocation.at(template, Overloads.class).call(new FakeExchange().query("i", "1"))).isEqualTo(expected);
    }

    abstract static class Generic<T, I extends Comparable<I>> {

        @POST
        public String take(@QueryParam("id") I id, T entity) {
            return getClass().getSimpleName() + " " + id + " " + entity;
        }
    }

    interface Greeting {

        @GET
        default String hello(@QueryParam("name") String name) {
            return "hello " + name + " from " + getClass().getSimpleName();
        }
    }

    @Path("inherited")
    static class Inherited extends Generic<Item, Integer> implements Greeting {
    }

    @Test
    void callsAnInheritedMethodWithTypeVariables() throws Throwable {
        Invocation invocation = Invocation.of("take", Inherited.class, Generic.class, Greeting.class, Item.class);
        Object item = invocation.classes().instance(Item.class.getName(), new Class<?>[] { String.class }, "n");
        assertThat(invocation.entity(item).call(new FakeExchange().query("id", "5"))).isEqualTo("Inherited 5 Item[name=n]");
    }

    @Test
    void callsADefaultMethodOfAnInterface() throws Throwable {
        assertThat(Invocation.of("hello", Inherited.class, Generic.class, Greeting.class, Item.class)
                .call(new FakeExchange().query("name", "you"))).isEqualTo("hello you from Inherited");
    }
}
