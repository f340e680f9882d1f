package dev.straightway.runtime.http.exchange;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

import jakarta.ws.rs.core.Application;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.context.Contexts;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;
import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.HostAndPort;
import io.vertx.ext.auth.User;
import io.vertx.ext.web.RoutingContext;

/**
 * An exchange without a server, for tests of the parts that work on one: its request is made up, and its answer is kept. It is
 * on no event loop, so nothing that waits for one works.
 */
public final class MadeExchange {

    /** Fields of the request. */
    private final MultiMap fields = MultiMap.caseInsensitiveMultiMap();
    /** What the Router keeps of it. */
    public final Map<String, Object> data = new HashMap<>();
    public final Registrations registrations = new Registrations(type -> null);
    /** Failures that were given to what answers them. */
    public final List<Throwable> failures = new ArrayList<>();
    /** How often it was to run once more. */
    public int again;

    public int status;
    public String answered;
    public final MultiMap answeredFields = MultiMap.caseInsensitiveMultiMap();

    private final String method;
    private final String target;
    private final List<Object> standard = new ArrayList<>();
    private String prefix = "";
    private String body;
    private Limits limits = Limits.NONE;
    private Templates templates = Templates.NONE;
    private List<MediaRange> produces = List.of();
    private DeclaredHead declared = DeclaredHead.NONE;
    private boolean matches = true;
    private User user;
    private boolean ended;

    private MadeExchange(String method, String target) {
        this.method = method;
        this.target = target;
    }

    /** @param request method and target, a blank between */
    public static MadeExchange of(String request) {
        String[] parts = request.split(" ");
        return new MadeExchange(parts[0], parts[1]);
    }

    public MadeExchange field(String name, String value) {
        fields.add(name, value);
        return this;
    }

    /** A body that has been read. */
    public MadeExchange body(String content) {
        body = content;
        return this;
    }

    /** Providers of the application, which are asked in this order if they have the same priority. */
    public MadeExchange with(Object... providers) {
        List.of(providers).forEach(registrations::addInstance);
        return this;
    }

    /** Entity providers that come after those of the application. */
    public MadeExchange standard(Object... providers) {
        standard.addAll(List.of(providers));
        return this;
    }

    public MadeExchange limited(Limits most) {
        limits = most;
        return this;
    }

    public MadeExchange below(String path) {
        prefix = path;
        return this;
    }

    public MadeExchange rendering(Templates engine) {
        templates = engine;
        return this;
    }

    public MadeExchange producing(String... mediaTypes) {
        produces = List.of(mediaTypes).stream().map(MediaRange::parse).toList();
        return this;
    }

    public MadeExchange declaring(DeclaredHead head) {
        declared = head;
        return this;
    }

    public MadeExchange user(User authenticated) {
        user = authenticated;
        return this;
    }

    /** Has no endpoint yet, as before the match. */
    public MadeExchange unmatched() {
        matches = false;
        return this;
    }

    public VertxExchange made() {
        Registry registry = new Registry(registrations, Set.of(), () -> standard);
        Surroundings surroundings = new Surroundings(
                new Surroundings.Site(new Application(), prefix, null, false, limits, null),
                new Surroundings.Beside(templates, Traces.NONE), new CountedScope(), registry);
        VertxExchange exchange = new VertxExchange(request(), new Steps(surroundings));
        if (matches) {
            exchange.matched(null, endpoint(registry.chain(Set.of(), null)), null);
        }
        if (body != null) {
            exchange.received(Buffer.buffer(body));
        }
        return exchange;
    }

    private Endpoint endpoint(Chain chain) {
        Instances instances = new Instances() {
            @Override
            public Object get(Exchange exchange) {
                return "the resource";
            }
        };
        return new Endpoint(method, target, List.of(), List.of(), produces, null, instances,
                new MethodSpec(MadeExchange.class.getName(), "of", List.of(String.class.getName())), ThreadModel.WORKER, null,
                false, false, false, chain, declared, null, null, null);
    }

    private HttpServerRequest request() {
        HttpServerResponse response = response();
        int query = target.indexOf('?');
        return like(HttpServerRequest.class, Map.ofEntries(
                Map.entry("method", arguments -> HttpMethod.valueOf(method)),
                Map.entry("version", arguments -> HttpVersion.HTTP_1_1),
                Map.entry("headers", arguments -> fields),
                Map.entry("getHeader", arguments -> fields.get(arguments[0].toString())),
                Map.entry("uri", arguments -> target),
                Map.entry("path", arguments -> query < 0 ? target : target.substring(0, query)),
                Map.entry("query", arguments -> query < 0 ? null : target.substring(query + 1)),
                Map.entry("scheme", arguments -> "http"),
                Map.entry("authority", arguments -> HostAndPort.create("h.example", 81)),
                Map.entry("absoluteURI", arguments -> "http://h.example:81" + target),
                Map.entry("isSSL", arguments -> false),
                Map.entry("response", arguments -> response)));
    }

    private HttpServerResponse response() {
        return like(HttpServerResponse.class, Map.ofEntries(
                Map.entry("closed", arguments -> false),
                Map.entry("ended", arguments -> ended),
                Map.entry("headWritten", arguments -> ended),
                Map.entry("headers", arguments -> answeredFields),
                Map.entry("setStatusCode", doing(arguments -> status = (Integer) arguments[0])),
                Map.entry("setStatusMessage", doing(arguments -> {
                })),
                Map.entry("end", doing(this::end))));
    }

    private void end(Object[] arguments) {
        ended = true;
        answered = arguments.length > 0 && arguments[0] instanceof Buffer content ? content.toString(StandardCharsets.UTF_8)
                : "";
    }

    /** What the Router would make of it. */
    private RoutingContext context(HttpServerRequest request) {
        return like(RoutingContext.class, Map.of(
                "request", arguments -> request,
                "response", arguments -> request.response(),
                "normalizedPath", arguments -> request.path(),
                "user", arguments -> user,
                "get", arguments -> data.get(arguments[0])));
    }

    private static Function<Object[], Object> doing(Consumer<Object[]> action) {
        return arguments -> {
            action.accept(arguments);
            return DONE;
        };
    }

    /** Stands for the result of what is only done: the object itself where it is returned, or a future that has succeeded. */
    private static final Object DONE = new Object();

    private static <T> T like(Class<T> type, Map<String, Function<Object[], Object>> methods) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            Function<Object[], Object> known = methods.get(method.getName());
            if (known == null) {
                throw new UnsupportedOperationException(method + " isn't known to tests");
            }
            Object result = known.apply(arguments == null ? new Object[0] : arguments);
            if (result != DONE) {
                return result;
            }
            return method.getReturnType() == Future.class ? Future.succeededFuture()
                    : method.getReturnType() == void.class ? null : proxy;
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] { type }, handler));
    }

    private static final class CountedScope implements RequestScope {
        @Override
        public Object activate(VertxExchange exchange, Object state) {
            return null;
        }

        @Override
        public void deactivate() {
            // never active
        }

        @Override
        public void destroy(Object state) {
            // never active
        }
    }

    private final class Steps implements Serving {

        private final Surroundings surroundings;

        Steps(Surroundings surroundings) {
            this.surroundings = surroundings;
        }

        @Override
        public Surroundings surroundings() {
            return surroundings;
        }

        @Override
        public void proceed(VertxExchange exchange) {
            throw new UnsupportedOperationException("no step is here");
        }

        @Override
        public void descend(VertxExchange exchange, Object located) {
            throw new UnsupportedOperationException("no locator is here");
        }

        @Override
        public void again(VertxExchange exchange) {
            again++;
        }

        @Override
        public boolean execute(VertxExchange exchange, Runnable task) {
            task.run();
            return true;
        }

        @Override
        public ContextObjects contexts(VertxExchange exchange) {
            return new Contexts(exchange, null);
        }

        @Override
        public void route(VertxExchange exchange) {
            exchange.routed(context(exchange.request()));
        }

        @Override
        public void answerNothing(VertxExchange exchange) {
            throw new UnsupportedOperationException("no filter is here");
        }

        @Override
        public void answer(VertxExchange exchange, Throwable failure) {
            failures.add(failure);
        }
    }
}
