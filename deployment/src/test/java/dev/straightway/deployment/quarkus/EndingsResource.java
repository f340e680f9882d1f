package dev.straightway.deployment.quarkus;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;
import jakarta.ws.rs.sse.Sse;
import jakarta.ws.rs.sse.SseEventSink;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestMulti;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jboss.resteasy.reactive.server.Cancellable;

import io.quarkus.vertx.http.runtime.filters.QuarkusRequestWrapper;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;

/** Answers that end in every way there is, with a bean of the request in each. */
@Path("endings")
public class EndingsResource {

    static final int PIECE = 64 * 1024;
    /** Requests, as the server's end handlers see them, which the access log and the graceful shutdown wait for. */
    static final Balance REQUESTS = new Balance();
    /** Requests, as end handlers of the Router see them. */
    static final Balance ROUTED = new Balance();
    static final Balance BEANS = new Balance();
    /** What the methods tell that a test waits for. */
    static final BlockingQueue<String> TOLD = new LinkedBlockingQueue<>();

    /** The items that the endless stream has produced. */
    static final AtomicInteger PRODUCED = new AtomicInteger();

    /** Completes what is kept. */
    static final AtomicReference<Runnable> KEPT = new AtomicReference<>();

    static void forget() {
        REQUESTS.reset();
        ROUTED.reset();
        BEANS.reset();
        TOLD.clear();
    }

    public static class Counting {
        void count(@Observes Router router) {
            router.route("/endings/*").order(-10_000).handler(context -> {
                REQUESTS.begin();
                QuarkusRequestWrapper.get(context.request()).addRequestDoneHandler(done -> REQUESTS.end());
                ROUTED.begin();
                context.addEndHandler(done -> ROUTED.end());
                context.next();
            });
        }
    }

    @RequestScoped
    public static class RequestBean {
        @PostConstruct
        void made() {
            BEANS.begin();
        }

        @PreDestroy
        void destroyed() {
            BEANS.end();
        }

        void touch() {
            // Makes the proxy make the bean.
        }
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Doubled {
    }

    /** Writes every byte twice. */
    @Provider
    @Doubled
    public static class Doubler implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            OutputStream output = context.getOutputStream();
            context.setOutputStream(new FilterOutputStream(output) {
                @Override
                public void write(byte[] source, int offset, int length) throws IOException {
                    output.write(source, offset, length);
                    output.write(source, offset, length);
                }
            });
            context.proceed();
        }
    }

    @Inject
    RequestBean bean;

    @GET
    @Path("text")
    public String text() {
        bean.touch();
        return "text";
    }

    @POST
    @Path("taken")
    public String taken(String text) {
        bean.touch();
        return text;
    }

    /** Sets fields that only the server may set. */
    @GET
    @Path("hop")
    public Response hop() {
        bean.touch();
        return Response.ok("text").header("Transfer-Encoding", "chunked").header("Connection", "close").header("X-Kept", "yes")
                .build();
    }

    @GET
    @Path("field")
    public Response field() {
        bean.touch();
        return Response.ok("text").header("X-Odd", "a\r\nb").build();
    }

    @GET
    @Path("fails")
    public String fails() {
        bean.touch();
        throw new IllegalStateException("expected by the test");
    }

    @GET
    @Path("endless")
    public StreamingOutput endless() {
        bean.touch();
        return output -> {
            try {
                while (true) {
                    output.write(new byte[PIECE]);
                }
            } finally {
                TOLD.add("writer ended");
            }
        };
    }

    @GET
    @Path("broken")
    public Response broken(@QueryParam("length") String length) {
        bean.touch();
        StreamingOutput half = output -> {
            output.write(new byte[2 * PIECE]);
            throw new IllegalStateException("expected by the test");
        };
        return Response.ok(half).header("Content-Length", length).build();
    }

    @GET
    @Path("declared")
    public Response declared(@QueryParam("length") String length) {
        bean.touch();
        StreamingOutput three = output -> {
            for (int i = 0; i < 3; i++) {
                output.write(new byte[PIECE]);
            }
        };
        return Response.ok(three).header("Content-Length", length).build();
    }

    @GET
    @Path("doubled")
    @Doubled
    public Response doubled(@QueryParam("length") String length) {
        return declared(length);
    }

    /** Keeps its worker until what is kept runs. */
    @GET
    @Path("held")
    @Blocking
    public String held() {
        bean.touch();
        CompletableFuture<String> answer = new CompletableFuture<>();
        KEPT.set(() -> answer.complete("held"));
        TOLD.add("waits");
        return answer.join();
    }

    @GET
    @Path("suspended")
    public void suspended(@Suspended AsyncResponse never) {
        bean.touch();
        TOLD.add("waits");
    }

    @GET
    @Path("suspended-throws")
    public void suspendedThrows(@Suspended AsyncResponse never) {
        bean.touch();
        throw new IllegalStateException("expected by the test");
    }

    @GET
    @Path("uni")
    public Uni<String> uni() {
        bean.touch();
        return Uni.createFrom().<String> nothing().onSubscription().invoke(() -> TOLD.add("waits"))
                .onCancellation().invoke(() -> TOLD.add("cancelled"));
    }

    /** Goes on when its client has left, until the test completes it. */
    @GET
    @Path("uni-kept")
    @Cancellable(false)
    public Uni<String> uniKept() {
        bean.touch();
        return Uni.createFrom().<String> emitter(emitter -> {
            KEPT.set(() -> emitter.complete("late"));
            TOLD.add("waits");
        }).onItem().invoke(() -> TOLD.add("went on"));
    }

    /** The same as a future. */
    @GET
    @Path("future-kept")
    @Cancellable(false)
    public CompletableFuture<String> futureKept() {
        bean.touch();
        return future();
    }

    /** Is cancelled when its client leaves. */
    @GET
    @Path("future")
    public CompletableFuture<String> cancelledFuture() {
        bean.touch();
        return future();
    }

    private static CompletableFuture<String> future() {
        CompletableFuture<String> future = new CompletableFuture<>();
        future.whenComplete((value, failure) -> TOLD.add(future.isCancelled() ? "cancelled" : "went on"));
        KEPT.set(() -> future.complete("late"));
        TOLD.add("waits");
        return future;
    }

    @GET
    @Path("stage")
    public CompletionStage<String> stage() {
        bean.touch();
        TOLD.add("waits");
        return new CompletableFuture<>();
    }

    /** The application answers past the exchange, and never resumes it. */
    @GET
    @Path("past")
    public void past(@Suspended AsyncResponse never, @Context HttpServerResponse response) {
        bean.touch();
        response.end("past");
    }

    @GET
    @Path("events")
    public void events(@Context SseEventSink sink, @Context Sse sse) {
        bean.touch();
        sink.send(sse.newEvent("first"));
        sink.send(sse.newEvent("second"));
        TOLD.add("waits");
    }

    @GET
    @Path("events-closed")
    public void eventsClosed(@Context SseEventSink sink, @Context Sse sse) {
        bean.touch();
        sink.send(sse.newEvent("first"));
        sink.close();
    }

    @GET
    @Path("events-fail")
    public void eventsFail(@Context SseEventSink sink, @Context Sse sse) {
        bean.touch();
        sink.send(sse.newEvent("first")).toCompletableFuture().join();
        throw new IllegalStateException("expected by the test");
    }

    @GET
    @Path("multi")
    public Multi<String> multi() {
        bean.touch();
        return Multi.createFrom().items("first ", "second");
    }

    @GET
    @Path("multi-fails")
    public Multi<String> multiFails() {
        bean.touch();
        return Multi.createFrom().failure(new IllegalStateException("expected by the test"));
    }

    @GET
    @Path("multi-broken")
    public Multi<String> multiBroken() {
        bean.touch();
        return Multi.createBy().concatenating().streams(Multi.createFrom().item("first"), multiFails());
    }

    @GET
    @Path("multi-throws")
    public Multi<String> multiThrows() {
        bean.touch();
        return Multi.createFrom().emitter(emitter -> {
            emitter.emit("first");
            throw new IllegalStateException("expected by the test");
        });
    }

    /** The second item can't be written. */
    @GET
    @Path("multi-unwritable")
    @Produces("application/json")
    public Multi<Object> multiUnwritable() {
        bean.touch();
        return Multi.createFrom().items("first", new Object() {
            @SuppressWarnings("unused") // asked by Jackson
            public String getName() {
                throw new IllegalStateException("expected by the test");
            }
        }).onCancellation().invoke(() -> TOLD.add("cancelled"));
    }

    @GET
    @Path("multi-waits")
    public Multi<String> multiWaits() {
        bean.touch();
        return Multi.createFrom().<String> nothing().onSubscription().invoke(() -> TOLD.add("waits"))
                .onCancellation().invoke(() -> TOLD.add("cancelled"));
    }

    @GET
    @Path("multi-events")
    @Produces("text/event-stream")
    public Multi<String> multiEvents() {
        return multiWaits();
    }

    /** More than any client or machine could hold, each item when it is asked for. */
    @GET
    @Path("multi-endless")
    public Multi<byte[]> multiEndless() {
        bean.touch();
        PRODUCED.set(0);
        return Multi.createFrom().range(0, Integer.MAX_VALUE).map(index -> {
            PRODUCED.incrementAndGet();
            return new byte[PIECE];
        }).onCancellation().invoke(() -> TOLD.add("cancelled"));
    }

    @GET
    @Path("multi-endless/blocking")
    @Blocking
    public Multi<byte[]> multiEndlessBlocking() {
        return multiEndless().onItem().invoke(() -> {
            if (io.vertx.core.Context.isOnEventLoopThread()) {
                TOLD.add("on the event loop");
            }
        });
    }

    /** Says its length, which needn't be right. */
    @GET
    @Path("multi-declared")
    public RestMulti<byte[]> multiDeclared(@QueryParam("length") String length) {
        bean.touch();
        return RestMulti.fromMultiData(Multi.createFrom().range(0, 3).map(index -> new byte[PIECE]))
                .header("Content-Length", length).build();
    }

    /** Keeps an upload while it waits, which is forever. */
    @POST
    @Path("upload")
    public Uni<String> upload(@RestForm FileUpload file) {
        TOLD.add(file.uploadedFile().toString());
        return uni();
    }
}
