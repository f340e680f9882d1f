package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.SimpleResourceInfo;
import org.jboss.resteasy.reactive.server.UnwrapException;
import org.jboss.resteasy.reactive.server.WithFormRead;
import org.junit.jupiter.api.Test;

import io.quarkus.arc.lookup.LookupIfProperty;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

class CallbackProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.CallbackProblemsTest$";
    private static final String GIVEN_BEFORE = "[ContainerRequestContext, HttpHeaders, HttpServerRequest, HttpServerResponse,"
            + " Request, ResourceInfo, RoutingContext, SimpleResourceInfo, UriInfo]";
    private static final String GIVEN_AFTER = "[ContainerRequestContext, ContainerResponseContext, HttpServerRequest,"
            + " HttpServerResponse, ResourceInfo, RoutingContext, SimpleResourceInfo, Throwable, UriInfo]";

    public static class Lost extends IllegalStateException {
        private static final long serialVersionUID = 1;
    }

    @UnwrapException
    public static class Wrapper extends Exception {
        private static final long serialVersionUID = 1;
    }

    @UnwrapException({ Wrapper.class, Lost.class })
    public static class Right {
        @ServerRequestFilter(priority = 1, nonBlocking = true)
        void all(ContainerRequestContext context, UriInfo uri, HttpHeaders headers, Request request, ResourceInfo resource,
                SimpleResourceInfo simple, HttpServerRequest server, HttpServerResponse response, RoutingContext routing) {
            // called with everything
        }

        @ServerRequestFilter(preMatching = true)
        public Response response() {
            return null;
        }

        @ServerRequestFilter(readBody = true)
        public RestResponse<String> rest() {
            return null;
        }

        @WithFormRead
        @ServerRequestFilter
        public Optional<Response> optional() {
            return Optional.empty();
        }

        @ServerRequestFilter
        protected Uni<RestResponse<?>> later() {
            return null;
        }

        @ServerResponseFilter
        public Uni<Void> out(ContainerRequestContext request, ContainerResponseContext response, Throwable thrown,
                UriInfo uri) {
            return null;
        }

        @ServerExceptionMapper
        public Uni<Response> map(Lost exception, UriInfo uri) {
            return null;
        }

        @ServerExceptionMapper(priority = 1)
        public Response mapFirst(Lost exception) {
            return null;
        }

        @ServerExceptionMapper({ Wrapper.class, IllegalStateException.class })
        public RestResponse<String> several(Exception exception) {
            return null;
        }
    }

    public abstract static class Base {
        @ServerRequestFilter
        public void inherited() {
            // called on the one class below
        }
    }

    public static class Only extends Base {
    }

    @Test
    void acceptsWhatQuarkusRestDoes() {
        assertThat(check(Right.class, Lost.class, Wrapper.class, Base.class, Only.class, Exception.class,
                IllegalStateException.class, RuntimeException.class)).isEmpty();
    }

    public static class Uncallable {
        @ServerRequestFilter
        private void hidden() {
            // nobody can call it
        }

        @ServerResponseFilter
        public static void shared() {
            // there is no bean to call it on
        }

        @LookupIfProperty(name = "some", stringValue = "true")
        @ServerRequestFilter
        public void conditional() {
            // the condition belongs to the class
        }
    }

    public class Inner {
        @ServerRequestFilter
        public void filter() {
            // there is no bean
        }
    }

    public interface Many {
        @ServerRequestFilter
        default void filter() {
            // called on which?
        }
    }

    public static class One implements Many {
    }

    public static class Other implements Many {
    }

    @Path("/made/{text}")
    public static class Made {
        public Made(@QueryParam("text") String text) {
            // of a part of the request
        }

        @GET
        public String get() {
            return "";
        }

        @ServerRequestFilter
        public void filter() {
            // there is no bean
        }
    }

    @Test
    void refusesMethodsThatCantBeCalledOnABean() {
        assertThat(check(Uncallable.class, Inner.class, Many.class, One.class, Other.class, Made.class))
                .extracting(Problem::toString).containsExactly(
                        "[STW-161] " + HERE + "Inner#filter(): @ServerRequestFilter is called on a bean, but its class can't"
                                + " be a bean. Put the method into a top-level class whose constructor takes beans.",
                        "[STW-161] " + HERE + "Made#filter(): @ServerRequestFilter is called on a bean, but its class can't"
                                + " be a bean. Put the method into a top-level class whose constructor takes beans.",
                        "[STW-161] " + HERE + "Many#filter(): @ServerRequestFilter is called on the bean of its class, which"
                                + " is abstract and doesn't have exactly one subclass. Put the method into a class that can"
                                + " be a bean.",
                        "[STW-161] " + HERE + "Uncallable#conditional(): @ServerRequestFilter can't be combined with"
                                + " @LookupIfProperty, which only works on classes. Put it on the class.",
                        "[STW-161] " + HERE + "Uncallable#hidden(): @ServerRequestFilter can't call a private method. Make it"
                                + " package-private.",
                        "[STW-161] " + HERE + "Uncallable#shared(): @ServerResponseFilter can't call a static method. Remove"
                                + " static.");
    }

    public static class Parameters {
        @ServerRequestFilter
        public void in(String name, Throwable thrown) {
            // nothing has them
        }

        @ServerResponseFilter
        public void out(HttpHeaders headers) {
            // the answer has others
        }

        @ServerExceptionMapper
        public Response map(Lost lost, ContainerResponseContext response) {
            return null;
        }
    }

    @Test
    void refusesParametersThatNobodyGives() {
        String end = ", and inject beans into the class.";
        assertThat(check(Parameters.class, Lost.class, IllegalStateException.class, RuntimeException.class, Exception.class))
                .extracting(Problem::toString).containsExactly(
                        "[STW-162] " + HERE + "Parameters#in(String, Throwable): @ServerRequestFilter can't provide the"
                                + " parameter 'name' of type java.lang.String. Use one of " + GIVEN_BEFORE + end,
                        "[STW-162] " + HERE + "Parameters#in(String, Throwable): @ServerRequestFilter can't provide the"
                                + " parameter 'thrown' of type java.lang.Throwable. Use one of " + GIVEN_BEFORE + end,
                        "[STW-162] " + HERE
                                + "Parameters#map(Lost, ContainerResponseContext): @ServerExceptionMapper can't provide the"
                                + " parameter 'response' of type jakarta.ws.rs.container.ContainerResponseContext. Use"
                                + " the exception, or one of " + GIVEN_BEFORE + end,
                        "[STW-162] " + HERE + "Parameters#out(HttpHeaders): @ServerResponseFilter can't provide the parameter"
                                + " 'headers' of type jakarta.ws.rs.core.HttpHeaders. Use one of " + GIVEN_AFTER + end);
    }

    public static class Results {
        @ServerRequestFilter
        public String in() {
            return "";
        }

        @ServerResponseFilter
        public Response out() {
            return null;
        }

        @ServerExceptionMapper
        public Uni<Void> map(Lost lost) {
            return null;
        }
    }

    @Test
    void refusesResultsThatNothingBecomesOf() {
        assertThat(check(Results.class, Lost.class, IllegalStateException.class, RuntimeException.class, Exception.class))
                .extracting(Problem::toString).containsExactly(
                        "[STW-163] " + HERE + "Results#in(): @ServerRequestFilter doesn't support the return type"
                                + " java.lang.String. Return"
                                + " one of [void, Response, RestResponse, Optional<Response>, Optional<RestResponse>,"
                                + " Uni<Void>, Uni<Response>, Uni<RestResponse>].",
                        "[STW-163] " + HERE + "Results#map(Lost): @ServerExceptionMapper doesn't support the return type"
                                + " io.smallrye.mutiny.Uni<java.lang.Void>. Return one of [Response, RestResponse,"
                                + " Uni<Response>, Uni<RestResponse>].",
                        "[STW-163] " + HERE + "Results#out(): @ServerResponseFilter doesn't support the return type"
                                + " jakarta.ws.rs.core.Response. Return one of [void, Uni<Void>].");
    }

    public static class Exceptions {
        @ServerExceptionMapper
        public Response none(UriInfo uri) {
            return null;
        }

        @ServerExceptionMapper(priority = 1)
        public Response two(Lost lost, Wrapper wrapper) {
            return null;
        }

        @ServerExceptionMapper({ Lost.class, Wrapper.class })
        public Response narrow(IllegalStateException exception) {
            return null;
        }
    }

    @Test
    void refusesMappersOfExceptionsThatCantBeTold() {
        assertThat(check(Exceptions.class, Lost.class, Wrapper.class, IllegalStateException.class, RuntimeException.class,
                Exception.class)).extracting(Problem::toString).containsExactly(
                        "[STW-164] " + HERE + "Exceptions#narrow(IllegalStateException): takes a"
                                + " java.lang.IllegalStateException, but maps " + HERE + "Wrapper, which doesn't extend it."
                                + " Take a class that all the mapped exceptions extend, such as Throwable.",
                        "[STW-164] " + HERE + "Exceptions#none(UriInfo): @ServerExceptionMapper doesn't say which exception it"
                                + " maps. Take it as a parameter, or name it, as in"
                                + " @ServerExceptionMapper(IllegalStateException.class).",
                        "[STW-164] " + HERE + "Exceptions#two(Lost, Wrapper): takes several exceptions, [" + HERE + "Lost, "
                                + HERE + "Wrapper]. Name those that it maps in @ServerExceptionMapper, and take one class that"
                                + " all of them extend.");
    }

    public static class Twice {
        @ServerExceptionMapper
        public Response one(Lost lost) {
            return null;
        }

        @ServerExceptionMapper
        public Response other(Lost lost) {
            return null;
        }
    }

    @LookupIfProperty(name = "some", stringValue = "true")
    public static class Sometimes {
        @ServerExceptionMapper
        public Response one(Lost lost) {
            return null;
        }
    }

    @Path("/own")
    public static class Own {
        @GET
        public String get() {
            return "";
        }

        @ServerExceptionMapper
        public Response one(Lost lost) {
            return null;
        }

        @ServerExceptionMapper(priority = 1)
        public Response other(Lost lost) {
            return null;
        }
    }

    @Test
    void refusesTwoMappersOfOneExceptionThatCountAlike() {
        assertThat(check(Twice.class, Sometimes.class, Own.class, Lost.class, IllegalStateException.class,
                RuntimeException.class, Exception.class)).extracting(Problem::toString).containsExactly(
                        "[STW-165] " + HERE + "Own#other(Lost): maps " + HERE + "Lost as " + HERE
                                + "Own#one(Lost) does, for the same class. Keep one of them.",
                        "[STW-165] " + HERE + "Twice#other(Lost): maps " + HERE + "Lost as " + HERE + "Twice#one(Lost) does,"
                                + " with the same priority 5000. Give one of them another priority.");
    }

    public static class Times {
        @ServerRequestFilter(preMatching = true, readBody = true)
        public void never() {
            // the body comes behind the match
        }

        @ServerRequestFilter(priority = 10)
        public void early() {
            // on any thread
        }

        @ServerRequestFilter(priority = 20, nonBlocking = true)
        public void late() {
            // behind one on any thread
        }
    }

    @Path("/timed")
    public static class Timed {
        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void refusesFiltersThatCantBeCalledWhenTheyAskToBe() {
        assertThat(check(Times.class, Timed.class)).extracting(Problem::toString).containsExactly(
                "[STW-166] " + HERE + "Times#late(): wants the event loop with nonBlocking, but comes after " + HERE
                        + "Times#early(), which doesn't, because of its priority 20. Give it a lower priority than 10, or"
                        + " remove nonBlocking.",
                "[STW-166] " + HERE + "Times#never(): is called before the request is matched, when the body hasn't been"
                        + " read. Remove preMatching, or readBody and @WithFormRead.");
    }

    @UnwrapException
    public static class NoException {
    }

    @Test
    void refusesToUnwrapWhatIsNoException() {
        assertThat(check(NoException.class)).extracting(Problem::toString).containsExactly("[STW-167] " + HERE
                + "NoException: @UnwrapException names no exception, and its class isn't one. Name one, as in"
                + " @UnwrapException(WrappedException.class).");
    }
}
