package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.URL;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import jakarta.enterprise.context.Destroyed;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.arc.Unremovable;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.ext.web.RoutingContext;

/** The request scope lasts as long as code of its request runs, and each that is begun ends. */
@Tag("application")
class LastingScopesTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final String REFUSED = "X-Refused";

    static final Balance SCOPES = new Balance();
    static final BlockingQueue<String> TOLD = new LinkedBlockingQueue<>();
    /** Complete when the event loop of the request has dealt with the end of its connection. */
    static volatile CompletableFuture<Void> left;
    static volatile Runnable answer;

    @Singleton
    public static class Observer {
        void begun(@Observes @Initialized(RequestScoped.class) Object scope) {
            SCOPES.begin();
        }

        void ended(@Observes @Destroyed(RequestScoped.class) Object scope) {
            SCOPES.end();
        }
    }

    @RequestScoped
    public static class Visit {
        private int calls;

        public String name() {
            return "visit " + ++calls;
        }
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Slow {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Passed {
    }

    @Provider
    @Passed
    public static class PassedFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            TOLD.add("passed");
        }
    }

    /** Asks for the request scope when its client has left. */
    @Provider
    @Slow
    public static class SlowFilter implements ContainerResponseFilter {
        @Inject
        Visit visit;

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            TOLD.add("filter");
            left.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
            TOLD.add(visit.name());
        }
    }

    /** Tells where it is written. */
    public static class Place {
        public boolean isPropagated() {
            return StackWalker.getInstance()
                    .walk(frames -> frames.anyMatch(frame -> frame.getClassName().startsWith("io.smallrye.context.")));
        }
    }

    @Path("lasting")
    public static class LastingResource {
        @Inject
        Visit visit;

        @GET
        @Path("text")
        public String text() {
            return visit.name();
        }

        /** Completes on the event loop of its request, as clients of Vert.x do. */
        @GET
        @Path("later")
        public Uni<String> later() {
            io.vertx.core.Context loop = Vertx.currentContext();
            return Uni.createFrom().<String> emitter(
                    emitter -> loop.runOnContext(nothing -> emitter.complete("later"))).map(text -> text + " " + visit.name());
        }

        @GET
        @Path("later/place")
        public Uni<Place> laterPlace() {
            io.vertx.core.Context loop = Vertx.currentContext();
            return Uni.createFrom().emitter(emitter -> loop.runOnContext(nothing -> emitter.complete(new Place())));
        }

        @GET
        @Path("later/blocking")
        @Blocking
        public Uni<String> laterBlocking() {
            return later();
        }

        @GET
        @Path("later/filtered")
        @Passed
        public Uni<String> laterFiltered() {
            return later();
        }

        @GET
        @Path("later/filtered/blocking")
        @Passed
        @Blocking
        public Uni<String> laterFilteredBlocking() {
            return later();
        }

        /** Ends within a callback of the application. */
        @GET
        @Path("later/nested")
        public Uni<String> laterNested() {
            return Uni.createFrom().emitter(emitter -> later().subscribe().with(emitter::complete));
        }

        @GET
        @Path("later/resumed")
        public void laterResumed(@Suspended AsyncResponse answer) {
            later().subscribe().with(answer::resume);
        }

        @GET
        @Path("later/resumed/filtered")
        @Passed
        public void laterResumedFiltered(@Suspended AsyncResponse answer) {
            laterResumed(answer);
        }

        @GET
        @Path("later/stream")
        public Multi<String> laterStream() {
            return later().toMulti();
        }

        @GET
        @Path("slow")
        @Slow
        @Blocking
        public Uni<String> slow(@Context RoutingContext context) {
            io.vertx.core.Context loop = Vertx.currentContext();
            context.addEndHandler(done -> loop.runOnContext(next -> loop.runOnContext(behind -> left.complete(null))));
            visit.name();
            return Uni.createFrom().emitter(emitter -> {
                answer = () -> emitter.complete("text");
                TOLD.add("waits");
            });
        }
    }

    /** Takes no identity for some requests. */
    @RequestScoped
    @Unremovable
    public static class RefusingAssociation implements CurrentIdentityAssociation {
        @Inject
        CurrentVertxRequest current;

        @Override
        public void setIdentity(SecurityIdentity identity) {
            refuse();
        }

        @Override
        public void setIdentity(Uni<SecurityIdentity> identity) {
            refuse();
        }

        @Override
        public SecurityIdentity getIdentity() {
            return null;
        }

        @Override
        public Uni<SecurityIdentity> getDeferredIdentity() {
            return Uni.createFrom().nullItem();
        }

        private void refuse() {
            if (current.getCurrent().request().headers().contains(REFUSED)) {
                throw new IllegalStateException("expected by the test");
            }
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Observer.class, Visit.class, Slow.class, SlowFilter.class,
                    Passed.class, PassedFilter.class, Place.class,
                    LastingResource.class, RefusingAssociation.class, Balance.class, RawConnection.class,
                    RawConnection.Answer.class));

    @TestHTTPResource
    URL server;

    @BeforeEach
    void forget() {
        SCOPES.reset();
        TOLD.clear();
        left = new CompletableFuture<>();
    }

    private static String told() throws InterruptedException {
        return TOLD.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void lastsUntilAFilterHasRunWhoseClientLeaves() throws Exception {
        RawConnection connection = new RawConnection(server).sendBytes("GET /lasting/slow HTTP/1.1\r\nHost: h\r\n\r\n");
        assertThat(told()).isEqualTo("waits");
        answer.run();
        assertThat(told()).isEqualTo("filter");
        connection.reset();
        assertThat(told()).isEqualTo("visit 2");
        assertThat(SCOPES.settled(1)).isEqualTo(Balance.all(1));
    }

    /** ArC begins another scope where that of the request has ended within a callback of Mutiny: before the next request. */
    @ParameterizedTest
    @ValueSource(strings = { "", "/blocking", "/filtered", "/filtered/blocking", "/nested", "/resumed",
            "/resumed/filtered", "/stream" })
    void endsOnceBehindAnAnswerOnTheEventLoop(String way) throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            connection.sendBytes("GET /lasting/later" + way + " HTTP/1.1\r\nHost: h\r\n\r\n").awaitText("later visit 1");
            connection.sendBytes("GET /lasting/text HTTP/1.1\r\nHost: h\r\n\r\n").awaitText("visit 1");
        }
        assertThat(SCOPES.settled(2)).isEqualTo(Balance.all(2));
    }

    /** Where the scope has ended before, since the client left, another would begin. */
    @Test
    void isNotPropagatedToWhatTakesTheAnswer() {
        given().get("/lasting/later/place").then().statusCode(200).body("propagated", is(false));
    }

    @Test
    void endsWithTheRequestThatItCanNotBePreparedFor() throws Exception {
        given().header(REFUSED, "yes").get("/lasting/text").then().statusCode(500);
        given().get("/lasting/text").then().statusCode(200);
        assertThat(SCOPES.settled(2)).isEqualTo(Balance.all(2));
    }
}
