package dev.straightway.bench.jmh;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

import jakarta.ws.rs.core.Application;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.Limits;
import dev.straightway.runtime.http.exchange.Passage;
import dev.straightway.runtime.http.exchange.Surroundings;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.locate.Objects;
import dev.straightway.runtime.http.locate.SubResources;
import dev.straightway.runtime.http.match.Matching;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.RouteTable;
import dev.straightway.runtime.routing.SharedTemplates;
import io.vertx.core.http.HttpServerRequest;

/**
 * GETs of {@code /api/things/7/parts/12}, where {@code things/{id}} is a locator and {@code parts/{part}} a method of what it
 * returns. Each class has four methods.
 */
final class LocatedRequests {

    static final String PATH = "/api/things/7/parts/12";
    private static final int SEED = 42;

    /** What the build knows of the locator. */
    enum Way {
        /** It returns objects of one class. */
        FLATTENED,
        /** Nothing, but it returns objects of one class: what the others cost beside the table of routes itself. */
        OF_ONE,
        /** Nothing, so that it may return one of any class. */
        DYNAMIC
    }

    /** Whose bytes are defined anew for each class. */
    static final class Thing {
    }

    private final List<Class<?>> returned;
    private final Matching matching;
    private final MatchingOnly serving = new MatchingOnly(new Surroundings(
            new Surroundings.Site(new Application(), "", null, false, Limits.NONE, null), Surroundings.Beside.NOTHING, null,
            new Registry(new Registrations(type -> null), Set.of(), List::of)));
    private final HttpServerRequest request;

    private LocatedRequests(List<Class<?>> returned, Matching matching, HttpServerRequest request) {
        this.returned = returned;
        this.matching = matching;
        this.request = request;
    }

    /**
     * @param classes how many have resource methods; only a dynamic locator returns objects of another than the first one
     * @param request for {@link #PATH}
     */
    static LocatedRequests of(Way way, int classes, HttpServerRequest request) {
        List<Class<?>> types = new ArrayList<>();
        Map<Class<?>, RouteTable<Endpoint>> tables = new LinkedHashMap<>();
        SharedTemplates templates = new SharedTemplates();
        for (int i = 0; i < classes; i++) {
            Class<?> type = defined();
            types.add(type);
            tables.put(type, table(templates, type, List.of()));
        }
        PathTemplate path = PathTemplate.parse("/api");
        PathTemplate things = PathTemplate.parse("/things/{id}");
        Endpoint locator = endpoint(null, path.join(things), "Api");
        RouteTable<Endpoint> roots = RouteTable.<Endpoint> builder().addOpen(path, things, way == Way.FLATTENED
                ? locator.on(Passage.leading(null, table(templates, types.get(0), List.of(locator))))
                : locator).build();
        return new LocatedRequests(way == Way.DYNAMIC ? types : types.subList(0, 1),
                new Matching(roots, new SubResources(tables, new Objects(type -> null, Map.of()), resource -> null)),
                request);
    }

    /** @param locators that lead to the methods as far as the build knows */
    private static RouteTable<Endpoint> table(SharedTemplates templates, Class<?> type, List<Endpoint> locators) {
        RouteTable.Builder<Endpoint> table = RouteTable.builder(templates);
        PathTemplate none = PathTemplate.parse("/");
        for (String template : List.of("/", "/parts", "/parts/{part}", "/parts/{part}/state")) {
            PathTemplate path = PathTemplate.parse(template);
            Endpoint method = endpoint("GET", path, type.getName());
            table.add(none, path, locators.isEmpty() ? method : method.on(Passage.through(locators, type)));
        }
        return table.build();
    }

    private static Endpoint endpoint(String httpMethod, PathTemplate path, String type) {
        return new Endpoint(httpMethod, path.text(), path.variables(), List.of(),
                httpMethod == null ? List.of() : List.of(MediaRange.parse("text/plain")), null, null,
                new MethodSpec(type, "method", List.of()), ThreadModel.EVENT_LOOP, null, false, false, false, Chain.NONE,
                DeclaredHead.NONE, null, null, null);
    }

    /** A hidden class has a name and a {@code Class} of its own. */
    private static Class<?> defined() {
        try (InputStream bytes = Thing.class.getResourceAsStream("LocatedRequests$Thing.class")) {
            return MethodHandles.lookup().defineHiddenClass(bytes.readAllBytes(), true).lookupClass();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** {@return objects that the locator returns, of all its classes equally often, in a random order} */
    Object[] objects(int count) {
        Random random = new Random(SEED);
        List<Object> objects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            objects.add(made(returned.get(i % returned.size())));
        }
        Collections.shuffle(objects, random);
        return objects.toArray();
    }

    private static Object made(Class<?> type) {
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** {@return what answers a request for which the locator returns an object} */
    Endpoint endpoint(Object located) throws Throwable {
        VertxExchange exchange = matched();
        matching.descend(exchange, located);
        return exchange.endpoint();
    }

    /** {@return a request that has come as far as the locator} */
    VertxExchange matched() {
        VertxExchange exchange = new VertxExchange(request, serving);
        matching.match(exchange);
        return exchange;
    }
}
