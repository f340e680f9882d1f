package dev.straightway.runtime.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.core.Application;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.ResultWriters;
import dev.straightway.runtime.http.answer.Failures;
import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.http.dispatch.Dispatch;
import dev.straightway.runtime.http.dispatch.Threads;
import dev.straightway.runtime.http.exchange.BodyBudget;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.http.exchange.Surroundings;
import dev.straightway.runtime.http.locate.Objects;
import dev.straightway.runtime.http.locate.SubResources;
import dev.straightway.runtime.http.match.Matching;
import dev.straightway.runtime.http.match.PathGuard;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.RouteTable;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/**
 * A server with one event loop whose Router has a {@link RouteHandler}. What that passes on is answered with 299, what it
 * gives to the error handler is kept.
 */
final class TestServer implements AutoCloseable {

    static final int PASSED_ON = 299;
    static final ResultWriter LONG_WAY = new ResultWriter() {
        @Override
        public void write(Exchange exchange, Object result) {
            throw new IllegalStateException("no entity provider is here");
        }
    };
    private static final int PATIENCE_SECONDS = 20;

    final Json json = new Json(ObjectMapper::new);
    final ResultWriters writers = new ResultWriters(json);
    final CountingScope scope = new CountingScope();
    final BlockingQueue<Throwable> failures = new LinkedBlockingQueue<>();
    /** What nobody caught on an event loop. */
    final BlockingQueue<Throwable> uncaught = new LinkedBlockingQueue<>();
    final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1)).exceptionHandler(uncaught::add);
    final ExecutorService worker = Executors.newSingleThreadExecutor(task -> new Thread(task, "worker"));

    private final Watch watch;
    private final Registrations registrations = new Registrations(type -> null);
    private Limits limits = Limits.NONE;
    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private HttpServer server;
    /** Of the routes that the server was started with. */
    RouteHandler handler;
    /** Of the bodies that the server holds. */
    BodyBudget budget;

    TestServer() {
        this(Watch.of(new Watch.Settings(Duration.ZERO, false), Calling.class));
    }

    TestServer(Watch watch) {
        this.watch = watch;
    }

    /** Sets the limits of what is started afterwards. */
    TestServer limited(Limits most) {
        limits = most;
        return this;
    }

    /** Registers a provider of the application, for what is started afterwards. */
    TestServer registered(Object provider) {
        registrations.addInstance(provider);
        return this;
    }

    /** Starts with routes. */
    TestServer with(TestRoute... routes) {
        return with(List.of(), worker, routes);
    }

    TestServer with(List<Handler<RoutingContext>> before, Executor executor, TestRoute... routes) {
        RouteTable.Builder<Endpoint> table = RouteTable.builder();
        for (TestRoute route : routes) {
            table.add(PathTemplate.parse(route.classTemplate), PathTemplate.parse(route.methodTemplate), route.endpoint(watch));
        }
        Router router = Router.router(vertx);
        before.forEach(handler -> router.route().handler(handler));
        handler = new RouteHandler(way(table.build(), executor), PathGuard.NONE, false);
        router.route().handler(handler);
        router.route().handler(context -> context.response().setStatusCode(PASSED_ON).end());
        router.route().failureHandler(context -> {
            failures.add(context.failure());
            context.response().setStatusCode(context.statusCode()).end();
        });
        server = await(vertx.createHttpServer().requestHandler(router).listen(0, "localhost").toCompletionStage()
                .toCompletableFuture());
        return this;
    }

    /** {@return a handler of other routes, where locators may return objects of classes that have tables} */
    RouteHandler handler(RouteTable<Endpoint> table, Map<Class<?>, RouteTable<Endpoint>> located) {
        return new RouteHandler(way(table, located, worker), PathGuard.NONE, false);
    }

    private Way way(RouteTable<Endpoint> table, Executor executor) {
        return way(table, Map.of(), executor);
    }

    private Way way(RouteTable<Endpoint> table, Map<Class<?>, RouteTable<Endpoint>> located, Executor executor) {
        Registry registry = new Registry(registrations, Set.of(), List::of);
        Surroundings surroundings = new Surroundings(new Surroundings.Site(new Application(), "", null, false, limits, null),
                Surroundings.Beside.NOTHING,
                scope,
                registry);
        Objects objects = new Objects(type -> null, Map.of());
        budget = surroundings.budget();
        watch.start();
        return new Way(surroundings, new Dispatch(surroundings, new Threads(() -> executor, () -> executor), watch.loops()),
                new Way.Parts(new Matching(table, new SubResources(located, objects, resource -> null)),
                        new Failures(writers.responses(List.of(), LONG_WAY)), objects));
    }

    URI uri(String target) {
        return URI.create("http://localhost:" + server.actualPort() + target);
    }

    HttpResponse<String> send(String httpMethod, String target, String body, String... fields)
            throws IOException, InterruptedException {
        return client.send(request(httpMethod, target, body, fields), HttpResponse.BodyHandlers.ofString());
    }

    private HttpRequest request(String httpMethod, String target, String body, String... fields) {
        HttpRequest.BodyPublisher publisher = body == null ? HttpRequest.BodyPublishers.noBody()
                : HttpRequest.BodyPublishers.ofString(body);
        HttpRequest.Builder request = HttpRequest.newBuilder(uri(target)).method(httpMethod, publisher)
                .timeout(Duration.ofSeconds(PATIENCE_SECONDS));
        if (fields.length > 0) {
            request.headers(fields);
        }
        return request.build();
    }

    /** Sends a request and doesn't wait for the answer. */
    CompletableFuture<HttpResponse<String>> begin(String target) {
        return client.sendAsync(request("GET", target, null), HttpResponse.BodyHandlers.ofString());
    }

    HttpResponse<String> get(String target, String... fields) throws IOException, InterruptedException {
        return send("GET", target, null, fields);
    }

    /** A connection to send bytes on. */
    Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getByName("localhost"), server.actualPort());
        socket.setSoTimeout(PATIENCE_SECONDS * 1000);
        return socket;
    }

    /**
     * Waits until the worker and the event loop have done what was given to them so far, and the event loop what it has given
     * to itself meanwhile.
     */
    void settle() {
        await(CompletableFuture.runAsync(() -> {
        }, worker));
        CompletableFuture<Void> passed = new CompletableFuture<>();
        vertx.getOrCreateContext().runOnContext(first -> vertx.runOnContext(second -> passed.complete(null)));
        await(passed);
    }

    static <T> T await(CompletableFuture<T> future) {
        return future.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() {
        await(vertx.close().toCompletionStage().toCompletableFuture());
        worker.shutdownNow();
        watch.stop();
    }
}
