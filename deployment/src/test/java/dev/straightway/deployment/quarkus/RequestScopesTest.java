package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.logging.Handler;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.CDI;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.arc.Arc;
import io.quarkus.test.InMemoryLogHandler;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.smallrye.common.annotation.NonBlocking;

/** Calls methods that ask for the request scope in many ways, and some that don't: these run without it. */
@Tag("application")
class RequestScopesTest {

    static final List<String> SEEN = new CopyOnWriteArrayList<>();

    @RequestScoped
    public static class Visit {
        private int calls;

        public String name() {
            return "visit " + ++calls;
        }
    }

    public interface Named {
        String name();
    }

    @ApplicationScoped
    public static class Produced {
        @Produces
        @RequestScoped
        Named named(Visit visit) {
            return visit::name;
        }

        @Produces
        @RequestScoped
        @jakarta.inject.Named("part")
        Part part() {
            return new Part();
        }
    }

    @ApplicationScoped
    public static class Service {
        @Inject
        Visit visit;

        public String name() {
            return visit.name();
        }
    }

    @Dependent
    public static class Helping {
        @Inject
        Visit visit;
    }

    @InterceptorBinding
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Visited {
    }

    @Visited
    @Interceptor
    @Priority(1)
    public static class VisitedInterceptor {
        @Inject
        Visit visit;

        @AroundInvoke
        Object around(InvocationContext context) throws Exception {
            return context.proceed() + visit.name();
        }
    }

    public record Asked(List<String> names) {
    }

    @ApplicationScoped
    public static class Listening {
        @Inject
        Visit visit;

        void listen(@Observes Asked asked) {
            asked.names().add(visit.name());
        }
    }

    public static class Lazy {
        private final Visit visit;

        Lazy(Visit visit) {
            this.visit = visit;
        }

        public String getName() {
            return visit.name();
        }
    }

    public static class Mapped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Provider
    public static class Mapper implements ExceptionMapper<Mapped> {
        @Inject
        Visit visit;

        @Override
        public Response toResponse(Mapped mapped) {
            return Response.ok(visit.name()).build();
        }
    }

    @Path("asking")
    @NonBlocking
    public static class AskingResource {
        static Supplier<String> kept;
        @Inject
        Visit visit;
        @Inject
        Service service;
        @Inject
        Named named;
        @Inject
        Helping helping;
        @Inject
        Instance<Visit> visits;
        @Inject
        Event<Asked> asked;
        @Inject
        CurrentVertxRequest current;
        @Context
        UriInfo uri;
        @Context
        HttpHeaders headers;
        @Context
        SecurityContext security;

        @GET
        @Path("field")
        public String field() {
            return visit.name();
        }

        @GET
        @Path("service")
        public String service() {
            return service.name();
        }

        @GET
        @Path("produced")
        public String produced() {
            return named.name();
        }

        @GET
        @Path("dependent")
        public String dependent() {
            return helping.visit.name();
        }

        @GET
        @Path("lookup")
        public String lookup() {
            return visits.get().name();
        }

        @GET
        @Path("event")
        public String event() {
            Asked event = new Asked(new ArrayList<>());
            asked.fire(event);
            return event.names().get(0);
        }

        @GET
        @Path("json")
        public Lazy json() {
            return new Lazy(visit);
        }

        @GET
        @Path("kept")
        public String kept() {
            kept = kept == null ? visit::name : kept;
            return kept.get();
        }

        @GET
        @Path("arc")
        public String arc() {
            return Arc.container().instance(Visit.class).get().name();
        }

        @GET
        @Path("cdi")
        public String cdi() {
            return CDI.current().select(Visit.class).get().name();
        }

        @GET
        @Path("request")
        public String request() {
            return "visit " + (current.getCurrent() == null ? 0 : 1);
        }

        @GET
        @Path("uri")
        public String uri() {
            return "visit " + uri.getPathSegments().size() / 2;
        }

        @GET
        @Path("headers")
        public String headers() {
            return "visit " + headers.getRequestHeader("one").get(0);
        }

        @GET
        @Path("security")
        public String security() {
            return "visit " + (security.isSecure() ? 0 : 1);
        }

        @GET
        @Path("parameter")
        public String parameter(@Context SecurityContext given, @Context UriInfo asked) {
            return "visit " + (given.isSecure() ? 0 : asked.getPathSegments().size() / 2);
        }

        @GET
        @Path("mapped")
        public String mapped() {
            throw new Mapped();
        }

        @GET
        @Path("intercepted")
        @Visited
        public String intercepted() {
            return "";
        }
    }

    @Path("scoped")
    @RequestScoped
    @NonBlocking
    public static class ScopedResource {
        private int calls;

        @GET
        public String get() {
            return "visit " + ++calls;
        }
    }

    public static class Part {
        @GET
        public String get() {
            return "part";
        }
    }

    @RequestScoped
    public static class Shelf {
        @Path("part")
        public Part part() {
            return new Part();
        }
    }

    @Path("located")
    @Singleton
    public static class LocatingResource {
        @Inject
        @jakarta.inject.Named("part")
        Part part;
        @Inject
        Shelf shelf;

        @Path("produced")
        public Part produced() {
            return part;
        }

        @Path("shelf")
        public Shelf shelf() {
            return shelf;
        }
    }

    @Path("free")
    @Singleton
    public static class FreeResource {
        private static final Logger LOG = Logger.getLogger("request.scopes");
        @Inject
        Visit visit;

        @GET
        @Path("plain")
        public String plain(@QueryParam("one") int one) {
            LOG.info("plain");
            return "free " + one;
        }

        @GET
        @Path("parameter")
        public String parameter(@Context UriInfo uri, @Context HttpHeaders headers) {
            LOG.info("parameter");
            return "free " + uri.getQueryParameters().getFirst("one");
        }

        @GET
        @Path("asking")
        public String asking() {
            LOG.info("asking");
            return visit.name();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(Visit.class, Named.class, Produced.class, Service.class,
                    Helping.class, Visited.class, VisitedInterceptor.class, Asked.class, Listening.class, Lazy.class,
                    Mapped.class, Mapper.class, AskingResource.class, ScopedResource.class, FreeResource.class, Part.class,
                    Shelf.class,
                    LocatingResource.class));

    @ParameterizedTest
    @ValueSource(strings = { "field", "service", "produced", "dependent", "lookup", "event", "kept", "arc", "cdi", "request",
            "uri", "headers", "security", "parameter", "mapped", "intercepted" })
    void findsTheScopeWhereItIsAskedFor(String way) {
        for (int i = 0; i < 2; i++) {
            given().header("one", "1").get("/asking/" + way).then().statusCode(200).body(is("visit 1"));
        }
    }

    @Test
    void findsItWhereTheAnswerIsWritten() {
        given().get("/asking/json").then().statusCode(200).body("name", is("visit 1"));
    }

    @Test
    void findsItWhereTheResourceIsOfIt() {
        for (int i = 0; i < 2; i++) {
            given().get("/scoped").then().statusCode(200).body(is("visit 1"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "produced", "shelf/part" })
    void findsItWhereWhatALocatorReturnsIsOfIt(String way) {
        given().get("/located/" + way).then().statusCode(200).body(is("part"));
    }

    /** What watches runs within the method, as a handler of a library, which the proof leaves out. */
    @ParameterizedTest
    @CsvSource({ "plain,free 1,false", "parameter,free 1,false", "asking,visit 1,true" })
    void isActiveWhereItMayBeAskedForOnly(String way, String answer, boolean active) {
        Handler watch = new InMemoryLogHandler(
                line -> SEEN.add(line.getMessage() + " " + Arc.container().requestContext().isActive()));
        java.util.logging.Logger logger = java.util.logging.Logger.getLogger("request.scopes");
        logger.addHandler(watch);
        try {
            SEEN.clear();
            given().get("/free/" + way + "?one=1").then().statusCode(200).body(is(answer));
            assertThat(SEEN).containsExactly(way + " " + active);
        } finally {
            logger.removeHandler(watch);
        }
    }
}
