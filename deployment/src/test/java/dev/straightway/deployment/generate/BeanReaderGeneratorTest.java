package dev.straightway.deployment.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.Encoded;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.PathSegment;

import org.junit.jupiter.api.Test;

/** Generates the readers of {@code @BeanParam} classes, loads them beside their classes, and lets invokers call them. */
class BeanReaderGeneratorTest {

    static class Above {
        @HeaderParam("X-Above")
        protected String above;
    }

    static class Search extends Above {
        @QueryParam("q")
        String text;
        @QueryParam("n")
        @DefaultValue("7")
        int[] numbers;
        @Context
        ResourceInfo resource;
        @BeanParam
        Page page;
        private String order = "none";

        @MatrixParam("order")
        public Search setOrder(String given) {
            this.order = given;
            return this;
        }

        @Override
        public String toString() {
            return above + " " + text + " " + (numbers == null ? null : numbers.length) + " " + resource + " " + page + " "
                    + order;
        }
    }

    record Page(@QueryParam("start") int start, @CookieParam("size") Long size) {
    }

    @Path("beans")
    public static class Beans {
        @GET
        public String get(@BeanParam Search search, @QueryParam("q") String beside) {
            return search + " " + beside;
        }

        @POST
        public String post(@BeanParam Page page) {
            return page.toString();
        }
    }

    private static Invocation invocation(String method) throws ReflectiveOperationException {
        return Invocation.of(method, Beans.class, Search.class, Above.class, Page.class);
    }

    @Test
    void fillsFieldsAndSettersInheritedAndNestedOnes() throws Throwable {
        FakeExchange exchange = new FakeExchange().header("X-Above", "up").query("q", "find").query("n", "1", "2")
                .query("start", "3").cookie("size", "4").text("matrix", "order", "down");
        assertThat(invocation("get").call(exchange)).isEqualTo(
                "up find 2 FakeResourceInfo[type=RESOURCE_INFO] Page[start=3, size=4] down find");
    }

    @Test
    void setsWhatIsAbsentToItsDefault() throws Throwable {
        assertThat(invocation("get").call(new FakeExchange())).isEqualTo(
                "null null 1 FakeResourceInfo[type=RESOURCE_INFO] Page[start=0, size=null] null null");
    }

    @Test
    void callsTheConstructorOfARecord() throws Throwable {
        assertThat(invocation("post").call(new FakeExchange().query("start", "2"))).isEqualTo("Page[start=2, size=null]");
    }

    @Test
    void letsAFailedConversionThrough() {
        assertThatThrownBy(() -> invocation("post").call(new FakeExchange().query("start", "x")))
                .isInstanceOf(NotFoundException.class).hasMessage("The query parameter 'start' has a value that it can't have");
    }

    @Path("wholes")
    public static class Wholes {
        @GET
        @Path("{s}")
        public String path(@PathParam("s") PathSegment one, @PathParam("s") List<PathSegment> all,
                @Encoded @PathParam("s") PathSegment encoded, @CookieParam("c") Cookie cookie) {
            return one + ", " + all + ", " + encoded + ", " + cookie.getValue();
        }

        @POST
        public String form(@FormParam("f") String text, @FormParam("p") EntityPart part, @FormParam("p") List<EntityPart> parts,
                @Encoded @FormParam("f") String encoded) {
            return text + ", " + part + ", " + parts + ", " + encoded;
        }

        @PUT
        public void later(@Suspended AsyncResponse response) {
            throw new IllegalStateException(response.toString());
        }

        @GET
        @Encoded
        @Path("encoded/{s}")
        public String encoded(@PathParam("s") String segment, @QueryParam("q") List<String> query,
                @MatrixParam("m") String matrix, @HeaderParam("h") String header) {
            return segment + " " + query + " " + matrix + " " + header;
        }
    }

    @Test
    void passesPathSegmentsAndCookiesAsTheyAre() throws Throwable {
        FakeExchange exchange = new FakeExchange().text("path", "s", "a", "b").cookie("c", "cook");
        assertThat(Invocation.of("path", Wholes.class).call(exchange))
                .isEqualTo("segment b, [segment a, segment b], segment %b, cook");
    }

    @Test
    void passesPartsOfForms() throws Throwable {
        FakeExchange exchange = new FakeExchange().text("form", "f", "field").text("part", "p", "x", "y");
        assertThat(Invocation.of("form", Wholes.class).call(exchange))
                .isEqualTo("field, part x, [part x, part y], %field");
    }

    @Test
    void passesTheAnswerThatComesLater() {
        assertThatThrownBy(() -> Invocation.of("later", Wholes.class).call(new FakeExchange())).hasMessage("suspended");
    }

    @Test
    void passesTextsAsTheyWereSentWhereTheMethodAsksForThat() throws Throwable {
        FakeExchange exchange = new FakeExchange().text("path", "s", "a").query("q", "x", "y").text("matrix", "m", "z")
                .header("h", "head");
        assertThat(Invocation.of("encoded", Wholes.class).call(exchange)).isEqualTo("%a [%x, %y] %z head");
    }
}
