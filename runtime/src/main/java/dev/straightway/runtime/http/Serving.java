package dev.straightway.runtime.http;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.http.filter.RequestFilters;
import dev.straightway.runtime.http.filter.Responder;
import dev.straightway.runtime.http.locate.SubResources;
import dev.straightway.runtime.http.watch.Loops;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.routing.ExpensivePathException;
import dev.straightway.runtime.routing.RequestPath;
import dev.straightway.runtime.routing.RouteMatch;
import dev.straightway.runtime.routing.RouteTable;
import io.vertx.core.http.HttpMethod;

/**
 * Takes a request to its endpoint: pre-matching filters, matching, thread, request scope, filters, body, call. Where there are
 * no
 * filters, the body comes before the thread.
 * <p>
 * Immutable but for {@link #start}, which comes before the first request.
 */
public final class Serving {

    private final Threads threads;
    private final RequestScope scope;
    private final Surroundings surroundings;
    private final Registry registry;
    private final Chain globalChain;
    private final boolean answersUnmatched;
    private final BodyBudget budget;
    private RouteTable<Endpoint> routes;
    private SubResources subResources;
    private ResultWriter responses;
    private Responder responder;
    /** {@code null} if nobody wants to know what the event loops serve. */
    private Loops loops;

    /**
     * What runs methods that don't run on the event loop, and what watches those that do.
     *
     * @param worker runs methods that may block
     * @param virtual runs methods on virtual threads
     * @param watch sees which of the others hold the event loop
     */
    public record Threads(Supplier<Executor> worker, Supplier<Executor> virtual, Watch watch) {
    }

    /**
     * What the application gives.
     *
     * @param application what {@code @Context} injects
     * @param prefix the path before all templates
     * @param loader the class loader of the application, set on the event loop in dev mode; otherwise {@code null}
     * @param observed whether other extensions want to know the template of a request
     * @param limits what clients may make the server hold, and for how long
     */
    public record Surroundings(Application application, String prefix, ClassLoader loader, boolean observed, Limits limits) {
    }

    public Serving(Threads threads, RequestScope scope, Surroundings surroundings, Registry registry) {
        this.threads = threads;
        this.scope = scope;
        this.surroundings = surroundings;
        this.registry = registry;
        this.globalChain = registry.globalChain();
        this.budget = new BodyBudget(surroundings.limits().heldBodies());
        this.answersUnmatched = !globalChain.isEmpty() || registry.maps(NotFoundException.class);
    }

    /**
     * Takes what is made once the registry is there.
     *
     * @param table the routes
     * @param located the routes of the objects that locators return
     * @param plain writes the responses of exceptions where no filter has a say
     */
    public void start(RouteTable<Endpoint> table, SubResources located, ResultWriter plain) {
        this.routes = table;
        this.subResources = located;
        this.responses = plain;
        this.responder = new Responder(registry.bodies());
        this.loops = threads.watch().loops();
    }

    /** {@return the match of a whole path as it was sent, or {@code null}} */
    RouteMatch<Endpoint> find(String path) {
        return find(routes, RequestPath.withoutMatrixParameters(path));
    }

    /** @throws WebApplicationException with 414 if nobody can tell at a bearable cost */
    private static RouteMatch<Endpoint> find(RouteTable<Endpoint> table, String path) {
        try {
            return table.find(path);
        } catch (ExpensivePathException expensive) {
            throw new ClientErrorException(expensive.getMessage(), Response.Status.REQUEST_URI_TOO_LONG, expensive);
        }
    }

    public RequestScope scope() {
        return scope;
    }

    public Application application() {
        return surroundings.application();
    }

    public String prefix() {
        return surroundings.prefix();
    }

    public Limits limits() {
        return surroundings.limits();
    }

    /** {@return the bytes that request bodies may hold} */
    public BodyBudget budget() {
        return budget;
    }

    public Registry registry() {
        return registry;
    }

    public SubResources subResources() {
        return subResources;
    }

    /** {@return what writes responses where nothing touches them} */
    ResultWriter responses() {
        return responses;
    }

    /** {@return what writes answers that filters or the application's entity providers have a say in} */
    public Responder responder() {
        return responder;
    }

    /** {@return the filters and interceptors of an answer to a request without an endpoint} */
    Chain globalChain() {
        return globalChain;
    }

    boolean filtersBeforeMatching() {
        return !registry.preMatching().isEmpty();
    }

    /** {@return whether filters or exception mappers want to see the requests that no template matches} */
    boolean answersUnmatched() {
        return answersUnmatched;
    }

    /** {@return whether a path is the application's: below the path before all templates} */
    boolean covers(String path) {
        String prefix = surroundings.prefix();
        return path.startsWith(prefix) && (path.length() == prefix.length() || path.charAt(prefix.length()) == '/');
    }

    static WebApplicationException notFound(String path) {
        return new NotFoundException("No resource has the path '" + path + "'");
    }

    /** Serves a request whose path matches. */
    void serve(VertxExchange exchange, RouteMatch<Endpoint> match) {
        try {
            Matching.choose(exchange, match, null);
        } catch (WebApplicationException unmatched) {
            reject(exchange, unmatched);
            return;
        }
        begin(exchange);
    }

    private void begin(VertxExchange exchange) {
        if (surroundings.observed()) {
            UrlTemplate.publish(exchange);
        }
        Endpoint endpoint = exchange.endpoint();
        boolean filtered = !endpoint.chain().requestFilters().isEmpty();
        if (endpoint.readsEntity() && !filtered) {
            RequestBody.read(exchange, exchange);
            return;
        }
        if (filtered || endpoint.isLocator()) {
            UnreadBody.defer(exchange);
        } else if (exchange.request().method() != HttpMethod.GET) {
            UnreadBody.leave(exchange);
        }
        dispatch(exchange);
    }

    /** Serves a request that filters may change before it is matched. */
    void filter(VertxExchange exchange) {
        UnreadBody.defer(exchange);
        dispatch(exchange);
    }

    /** Answers a request that has no endpoint; where code of the application sees that, on a worker. */
    void reject(VertxExchange exchange, WebApplicationException unmatched) {
        if (globalChain.isEmpty() && !registry.mapsExceptions()) {
            exchange.end(unmatched);
        } else {
            exchange.pending(unmatched);
            execute(threads.worker().get(), exchange);
        }
    }

    /** Runs the exchange on the thread that its endpoint is planned for. */
    void dispatch(VertxExchange exchange) {
        switch (exchange.thread()) {
            case EVENT_LOOP -> {
                enter();
                tell(exchange);
                exchange.run();
            }
            case WORKER -> execute(threads.worker().get(), exchange);
            case VIRTUAL -> execute(threads.virtual().get(), exchange);
        }
    }

    /** Tells the watch what this event loop serves, whether it is watched or not: else it would look like the one before. */
    private void tell(VertxExchange exchange) {
        if (loops != null) {
            loops.serves(exchange.endpoint().number());
        }
    }

    /**
     * Calls the endpoint, on its thread; the watch knows a request by this method's frame.
     * <p>
     * The filters come first, and the body is read for those that they let pass.
     */
    void call(VertxExchange exchange) throws Throwable {
        Endpoint endpoint = exchange.endpoint();
        if (endpoint.chain() != Chain.NONE && !exchange.passes()) {
            return;
        }
        if (endpoint.readsEntity() && exchange.awaitsBody()) {
            return;
        }
        endpoint.invoker().invoke(exchange);
        exchange.called();
    }

    /** Finds the endpoint of a request after the filters that come before, and calls it. */
    void match(VertxExchange exchange) throws Throwable {
        if (!RequestFilters.run(exchange, registry.preMatching())) {
            return;
        }
        RouteMatch<Endpoint> match = find(exchange.path());
        if (match == null) {
            throw notFound(exchange.path());
        }
        Matching.choose(exchange, match, null);
        proceed(exchange, ThreadModel.WORKER);
    }

    /** Goes on with the object that a locator returned (§3.4.1). */
    public void descend(VertxExchange exchange, Object located) throws Throwable {
        ThreadModel here = exchange.thread();
        Object instance = subResources.instance(exchange, located);
        RouteTable<Endpoint> table = subResources.table(instance.getClass());
        RouteMatch<Endpoint> match = table == null ? null : find(table, exchange.matched().match().rest());
        if (match == null) {
            throw notFound(exchange.path());
        }
        Matching.choose(exchange, match, instance);
        proceed(exchange, here);
    }

    /** Calls an endpoint here if this is its thread. */
    private void proceed(VertxExchange exchange, ThreadModel here) throws Throwable {
        if (surroundings.observed()) {
            UrlTemplate.publish(exchange);
        }
        if (exchange.thread() == here) {
            if (here == ThreadModel.EVENT_LOOP) {
                tell(exchange);
            }
            call(exchange);
        } else {
            exchange.again();
        }
    }

    /** In dev mode the event loops outlive the application, and with them the class loader that they had. */
    void enter() {
        if (surroundings.loader() != null) {
            Thread.currentThread().setContextClassLoader(surroundings.loader());
        }
    }

    /** Runs a task that may run code of the application where the exchange runs. */
    void execute(VertxExchange exchange, Runnable task) {
        if (exchange.thread() == ThreadModel.EVENT_LOOP) {
            exchange.onEventLoop(task);
        } else {
            Executor executor = exchange.thread() == ThreadModel.WORKER ? threads.worker().get() : threads.virtual().get();
            try {
                executor.execute(task);
            } catch (RejectedExecutionException full) {
                exchange.onEventLoop(() -> exchange.delegate(503, full));
            }
        }
    }

    private static void execute(Executor executor, VertxExchange exchange) {
        try {
            executor.execute(exchange);
        } catch (RejectedExecutionException full) {
            exchange.refuse(503, full);
        }
    }

}
