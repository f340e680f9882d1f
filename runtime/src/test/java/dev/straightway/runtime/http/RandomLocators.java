package dev.straightway.runtime.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import jakarta.ws.rs.core.UriInfo;

import dev.straightway.runtime.body.BufferExchange;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.locate.LocatedInstance;
import dev.straightway.runtime.http.locate.LocatorWriter;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.recording.FlatRouteSpec;
import dev.straightway.runtime.recording.FlatRouteSpec.Step;
import dev.straightway.runtime.recording.FlatTables.Route;
import dev.straightway.runtime.routing.PathTemplate;
import io.vertx.core.buffer.Buffer;

/** An application that nobody would write: its locators may return anything, and seldom what they declare. */
final class RandomLocators {

    static class One {
    }

    static class Two {
    }

    /** Has resource methods of its own. */
    static class Third extends Two {
    }

    /** Nobody has compiled it: it is served as what it extends. */
    private static final class Unseen extends One {
    }

    private static final List<Class<?>> CLASSES = List.of(One.class, Two.class, Third.class);
    private static final List<String> SEGMENTS = List.of("a", "b", "{x}", "{y}", "{x:[ab]}", "a{y}");
    private static final List<String> TYPES = List.of("text/plain", "application/json");

    private final Random random;
    final List<Route> roots = new ArrayList<>();
    final Map<Class<?>, List<Route>> classes = new LinkedHashMap<>();
    final List<FlatRouteSpec> ways = new ArrayList<>();
    private final Map<String, List<Class<?>>> declared = new LinkedHashMap<>();
    /** What was called, in its order. */
    final List<String> calls;
    /** How often the method behind a locator was known before. */
    int foreseen;

    RandomLocators(long seed, List<String> calls) {
        this.random = new Random(seed);
        this.calls = calls;
        for (Class<?> type : CLASSES) {
            List<Route> routes = new ArrayList<>();
            for (int i = 1 + random.nextInt(5); i > 0; i--) {
                routes.add(route("", type));
            }
            classes.put(type, routes);
        }
        for (int i = 2 + random.nextInt(4); i > 0; i--) {
            roots.add(route(random.nextBoolean() ? "/a" : "/{x}", null));
        }
        roots.stream().filter(root -> root.endpoint().isLocator()).forEach(root -> follow(List.of(root), List.of()));
    }

    private Route route(String classTemplate, Class<?> type) {
        String drawn = template();
        boolean locator = type == null ? random.nextInt(4) > 0 : random.nextInt(3) == 0;
        // One that consumes nothing of the path and returns its own class never ends.
        String template = locator && drawn.equals("/") ? "/a" : drawn;
        String name = (type == null ? "root" : type.getSimpleName()) + "_" + declared.size();
        List<Class<?>> returned = CLASSES.stream().filter(one -> random.nextBoolean()).toList();
        declared.put(name, returned.contains(Two.class) && !returned.contains(Third.class)
                ? Stream.concat(returned.stream(), Stream.of(Third.class)).toList()
                : returned);
        PathTemplate whole = PathTemplate.parse(classTemplate).join(PathTemplate.parse(template));
        Endpoint endpoint = new Endpoint(locator ? null : List.of("GET", "PUT", "POST").get(random.nextInt(3)), whole.text(),
                whole.variables(), locator ? List.of() : mediaTypes(), locator ? List.of() : mediaTypes(),
                locator ? locator(name, random.nextInt()) : method(name, whole), instances(type),
                new MethodSpec(type == null ? "root" : type.getName(), name, List.of()), thread(), null, false, true, false,
                Chain.NONE, DeclaredHead.NONE, null, null, null);
        return new Route(classTemplate, template, name, endpoint);
    }

    private String template() {
        StringBuilder template = new StringBuilder("/");
        for (int i = random.nextInt(3); i > 0; i--) {
            template.append(SEGMENTS.get(random.nextInt(SEGMENTS.size()))).append(i > 1 ? "/" : "");
        }
        return template.toString().replaceAll("\\{x\\}/\\{x\\}", "{x}/{y}").replaceAll("\\{y\\}/\\{y\\}", "{y}/{x}");
    }

    private List<MediaRange> mediaTypes() {
        return random.nextInt(3) > 0 ? List.of() : List.of(MediaRange.parse(TYPES.get(random.nextInt(2))));
    }

    private ThreadModel thread() {
        return random.nextBoolean() ? ThreadModel.EVENT_LOOP : ThreadModel.WORKER;
    }

    private static Instances instances(Class<?> type) {
        return type != null ? new LocatedInstance() : new Instances() {
            @Override
            public Object get(Exchange exchange) {
                return "root";
            }
        };
    }

    /** Each request finds out by its path which object it gets, of which class it may be, and whether there is one. */
    private Invoker locator(String name, int salt) {
        return invoker(exchange -> {
            VertxExchange request = (VertxExchange) exchange;
            foreseen += request.foreseen() == null ? 0 : 1;
            calls.add(name + " on " + request.endpoint().instances().get(request).getClass().getSimpleName());
            int kind = Math.floorMod(RequestHead.path(request).hashCode() + salt, 10);
            List<Class<?>> usual = declared.get(name);
            Class<?> type = kind < 6 && !usual.isEmpty() ? usual.get(kind % usual.size()) : CLASSES.get(kind % 3);
            new LocatorWriter().write(exchange, kind == 9 ? null : kind == 8 ? new Unseen() : made(type));
        });
    }

    private static Object made(Class<?> type) {
        return type == One.class ? new One() : type == Two.class ? new Two() : new Third();
    }

    private Invoker method(String name, PathTemplate template) {
        return invoker(exchange -> {
            calls.add(
                    name + " on " + ((VertxExchange) exchange).endpoint().instances().get(exchange).getClass().getSimpleName());
            UriInfo uri = (UriInfo) exchange.context(ContextType.URI_INFO);
            StringBuilder answer = new StringBuilder(name).append(' ').append(uri.getPathParameters()).append(' ')
                    .append(uri.getMatchedURIs()).append(' ')
                    .append(uri.getMatchedResources().stream().map(one -> one.getClass().getSimpleName()).toList());
            for (int i = 0; i < template.variables().size(); i++) {
                answer.append(' ').append(exchange.pathParam(i)).append(' ')
                        .append(exchange.decoded().pathParam(template.variables().get(i)));
            }
            ((BufferExchange) exchange).end("text/plain", Buffer.buffer(answer.toString()));
        });
    }

    private interface Call {
        void on(Exchange exchange) throws Throwable;
    }

    private static Invoker invoker(Call call) {
        return new Invoker() {
            @Override
            public void invoke(Exchange exchange) throws Throwable {
                call.on(exchange);
            }
        };
    }

    /** As the build does it: a class is once on a way. */
    private void follow(List<Route> steps, List<Class<?>> types) {
        for (Class<?> type : declared.get(steps.get(steps.size() - 1).invoker())) {
            if (types.contains(type)) {
                continue;
            }
            for (Route next : classes.get(type)) {
                List<Class<?>> deeper = Stream.concat(types.stream(), Stream.of(type)).toList();
                if (next.endpoint().isLocator()) {
                    follow(Stream.concat(steps.stream(), Stream.of(next)).toList(), deeper);
                } else {
                    ways.add(new FlatRouteSpec(steps.stream().map(this::step).toList(), step(next), false,
                            random.nextBoolean(), false));
                }
            }
        }
    }

    private Step step(Route route) {
        String type = route.endpoint().method().className();
        return new Step(type.equals("root") ? "" : type, route.invoker(), thread());
    }

    /** A request, often one for the method of a way. */
    record Asked(String httpMethod, String path, List<String> fields) {
    }

    Asked asked() {
        if (ways.isEmpty() || random.nextInt(4) == 0) {
            return new Asked(List.of("GET", "PUT", "POST", "HEAD", "OPTIONS", "DELETE").get(random.nextInt(6)), path(),
                    fields());
        }
        FlatRouteSpec way = ways.get(random.nextInt(ways.size()));
        StringBuilder path = new StringBuilder();
        Stream.concat(way.steps().stream(), Stream.of(way.method())).map(this::route)
                .forEach(route -> path.append(route.endpoint().template()));
        String filled = path.toString().replaceAll("\\{[^}]*\\}", random.nextBoolean() ? "a" : "b").replace("//", "/");
        String httpMethod = route(way.method()).endpoint().httpMethod();
        return new Asked(random.nextInt(5) == 0 && httpMethod.equals("GET") ? "HEAD" : httpMethod,
                random.nextInt(8) == 0 ? filled + "/" : filled, random.nextInt(4) == 0 ? fields() : List.of());
    }

    private Route route(Step step) {
        return Stream.concat(roots.stream(), classes.values().stream().flatMap(List::stream))
                .filter(route -> route.invoker().equals(step.invoker())).findFirst().orElseThrow();
    }

    private String path() {
        StringBuilder path = new StringBuilder("/a");
        for (int i = random.nextInt(5); i > 0; i--) {
            path.append('/').append(List.of("a", "b", "c", "ab").get(random.nextInt(4)));
        }
        return path.toString();
    }

    private List<String> fields() {
        return Stream.of("Accept", "Content-Type").filter(name -> random.nextInt(3) == 0)
                .flatMap(name -> Stream.of(name, random.nextInt(6) == 0 ? "image/png" : TYPES.get(random.nextInt(2)))).toList();
    }
}
