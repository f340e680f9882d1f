package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.Encoded;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.NoCache;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.WithFormRead;
import org.junit.jupiter.api.Test;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;

/** What Quarkus REST answers otherwise, found in the declarations of an application. */
class DifferencesTest {

    private static final String HERE = "dev.straightway.deployment.check.DifferencesTest$";

    private static List<String> differences(Class<?>... types) {
        return Checker.compare(scan(types), false).stream().map(Problem::toString).toList();
    }

    @Path("same")
    @Produces("text/plain")
    public static class Same {
        @GET
        @Path("{id}/a")
        public String get(@PathParam("id") @DefaultValue("1") int id, @QueryParam("q") String text) {
            return text;
        }

        @GET
        @Path("{id}/b/{more}")
        public Multi<String> stream(@PathParam("id") String id) {
            return Multi.createFrom().empty();
        }
    }

    @Test
    void findsNoneInWhatIsAnsweredAlike() {
        assertThat(differences(Same.class)).isEmpty();
    }

    @Path("empty")
    @Produces("text/plain")
    public static class Empty {
        @GET
        public String get(@QueryParam("page") @DefaultValue("1") int page,
                @HeaderParam("X-Mark") @DefaultValue("none") String mark,
                @CookieParam("c") String cookie) {
            return mark;
        }
    }

    @Test
    void tellsOfParametersWithoutCharactersThatHaveADefault() {
        assertThat(differences(Empty.class)).containsExactly(
                "[STW-401] " + HERE
                        + "Empty#get(int, String, String): 'X-Mark' without a value, as in ?X-Mark=, is an empty string;"
                        + " Quarkus REST uses the default 'none'. Set"
                        + " quarkus.straightway.compatibility.empty-parameters=absent to keep that.",
                "[STW-401] " + HERE + "Empty#get(int, String, String): 'page' without a value, as in ?page=, is an empty"
                        + " string; Quarkus REST uses the default '1'. Set"
                        + " quarkus.straightway.compatibility.empty-parameters=absent to keep that.");
    }

    @Test
    void doesNotTellOfThemWhereTheyAreNone() {
        assertThat(Checker.compare(scan(Empty.class), true)).isEmpty();
    }

    @Path("order")
    @Produces("text/plain")
    public static class Order {
        @GET
        @Path("{a}/longliteral")
        public String first(@PathParam("a") String a) {
            return a;
        }

        @GET
        @Path("x/{b}")
        public String second(@PathParam("b") String b) {
            return b;
        }

        @GET
        @Path("much-longer/{b}/c")
        public String third(@PathParam("b") String b) {
            return b;
        }
    }

    @Test
    void tellsOfTemplatesThatRankInAnotherOrder() {
        assertThat(differences(Order.class)).containsExactly("[STW-402] " + HERE + "Order#first(String): answers what both"
                + " '{a}/longliteral' and 'x/{b}' match, since its template has more literal characters (§3.7.2); in Quarkus"
                + " REST "
                + HERE + "Order#second(String) does. Make sure that no path matches both.");
    }

    @Path("{a}/longliteral")
    @Produces("text/plain")
    public static class LongLiteral {
        @GET
        public String get(@PathParam("a") String a) {
            return a;
        }
    }

    @Path("x")
    @Produces("text/plain")
    public static class ShortLiteral {
        @GET
        @Path("{b}")
        public String get(@PathParam("b") String b) {
            return b;
        }
    }

    @Test
    void tellsOfClassesThatRankInAnotherOrder() {
        assertThat(differences(LongLiteral.class, ShortLiteral.class)).containsExactly("[STW-402] " + HERE
                + "LongLiteral: answers what both '{a}/longliteral' and 'x' match, since its template has more literal"
                + " characters (§3.7.2); in Quarkus REST " + HERE + "ShortLiteral does. Make sure that no path matches both.");
    }

    @Path("matrix")
    @Produces("text/plain")
    public static class Matrix {
        @GET
        public String get(@MatrixParam("m") String m) {
            return m;
        }
    }

    @Test
    void tellsOfMatrixParameters() {
        assertThat(differences(Matrix.class)).containsExactly("[STW-403] " + HERE + "Matrix#get(String): @MatrixParam(\"m\")"
                + " is taken from the last segment of the path; Quarkus REST takes it from any. Use a PathSegment if it is in"
                + " an earlier one.");
    }

    @Path("encoded")
    @Produces("text/plain")
    public static class AsSent {
        @GET
        @Encoded
        public String get(@QueryParam("q") String q) {
            return q;
        }
    }

    @Test
    void tellsOfTextsAsTheyWereSent() {
        assertThat(differences(AsSent.class)).containsExactly("[STW-404] " + HERE
                + "AsSent#get(String): @Encoded gives 'q' as it"
                + " was sent; Quarkus REST decodes a query parameter and encodes it anew, and ignores the annotation on a"
                + " method or class. Remove it if the decoded text is meant.");
    }

    @Path("locators")
    @Produces("text/plain")
    public static class Locators {
        @Path("{id}")
        public Same locate(@PathParam("id") String id) {
            return null;
        }
    }

    @Test
    void tellsOfLocators() {
        assertThat(differences(Locators.class)).containsExactly("[STW-405] " + HERE
                + "Locators#locate(String): is answered with 404 if it returns null; in Quarkus REST, with 204. There is"
                + " nothing to do unless a client relies on 204.");
    }

    @Provider
    public static class Marking implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        }
    }

    @Test
    void tellsOfStreamsThatAreFiltered() {
        assertThat(differences(Same.class, Marking.class)).containsExactly("[STW-406] " + HERE
                + "Same#stream(String): returns a"
                + " stream, whose response filters are called once, before its head; Quarkus REST doesn't call them. Bind"
                + " filters by name if they mustn't see it.");
    }

    public static class Reading {
        @ServerRequestFilter(readBody = true)
        public void first() {
        }
    }

    public static class ReadingToo {
        @WithFormRead
        @ServerRequestFilter
        public void second() {
        }
    }

    @Test
    void tellsOfSeveralFiltersThatWantTheBody() {
        assertThat(differences(Reading.class)).isEmpty();
        assertThat(differences(Reading.class, ReadingToo.class)).containsExactly(
                "[STW-407] " + HERE + "Reading#first()" + FILTERS,
                "[STW-407] " + HERE + "ReadingToo#second()" + FILTERS);
    }

    private static final String FILTERS = ": is one of 2 filters that want the body, which are called in the order of their"
            + " priorities; Quarkus REST calls them in reverse order. Swap the priorities if one relies on another.";

    @Path("cached")
    @Produces("text/plain")
    public static class Cached {
        @GET
        @NoCache
        public Multi<String> stream() {
            return Multi.createFrom().empty();
        }
    }

    @Test
    void tellsOfStreamsWithCacheControl() {
        assertThat(differences(Cached.class)).containsExactly("[STW-408] " + HERE
                + "Cached#stream(): returns a stream, which is"
                + " sent with Cache-Control: no-cache; Quarkus REST leaves that out. Remove the annotation if it isn't meant"
                + " here.");
    }

    @Path("texts")
    public static class Texts {
        @GET
        public Uni<String> text() {
            return Uni.createFrom().item("text");
        }

        @GET
        @Path("declared")
        @Produces("text/plain")
        public String declared() {
            return "text";
        }

        @GET
        @Path("stream")
        public Multi<String> stream() {
            return Multi.createFrom().empty();
        }
    }

    @Test
    void tellsOfTextsWithoutMediaType() {
        assertThat(differences(Texts.class)).containsExactly("[STW-409] " + HERE
                + "Texts#text(): returns a text without @Produces, which is sent as the media type that the client"
                + " asks for, as text/html; Quarkus REST sends text/plain only. Put @Produces(\"text/plain\") on it,"
                + " above all if it repeats what clients send.");
    }
}
