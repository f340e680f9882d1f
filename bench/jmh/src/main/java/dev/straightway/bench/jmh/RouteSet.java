package dev.straightway.bench.jmh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import dev.straightway.runtime.routing.PathTemplate;
import dev.straightway.runtime.routing.RouteTable;

/**
 * The routes of an invented application, and paths that select them.
 * <p>
 * A small set is spread evenly over the large one, so that both hold the same kinds of routes and the paths of the small one
 * select the same routes in both. The same arguments always make the same routes and paths.
 */
final class RouteSet {

    /** How many routes the largest set has. */
    static final int LARGEST = 2_000;

    /** Routes of a resource. */
    private static final int KINDS = 4;
    /** From one resource of a small set to the next; odd, so that some have a regular expression and some have not. */
    private static final int STEP = 51;
    private static final int SEED = 42;

    /** How the routes are divided into resource classes. */
    enum Layout {
        /** A class for each resource: {@code /api/v1/resource7} with four methods. */
        CLASSES,
        /** One class {@code /api/v1} with all the methods. */
        METHODS
    }

    /** A resource method. */
    record Route(PathTemplate inClass, PathTemplate method) {

        /** {@return the whole template, which is also the route's value in the table} */
        String text() {
            return inClass.text() + method.text();
        }

        /** {@return a path that selects the route, with digits for its variables} */
        String path(Random random) {
            StringBuilder path = new StringBuilder();
            String template = text();
            int from = 0;
            for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
                path.append(template, from, open).append(random.nextInt(1_000_000));
                from = template.indexOf('}', open) + 1;
            }
            return path.append(template, from, template.length()).toString();
        }
    }

    private final List<Route> routes;

    private RouteSet(List<Route> routes) {
        this.routes = routes;
    }

    /**
     * @param size {@link #LARGEST}, or ten at most
     */
    static RouteSet of(Layout layout, int size) {
        List<Route> routes = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            routes.add(route(layout, size == LARGEST ? i / KINDS : i * STEP, i % KINDS));
        }
        return new RouteSet(List.copyOf(routes));
    }

    private static Route route(Layout layout, int resource, int kind) {
        String name = "/resource" + resource;
        String id = resource % 5 == 0 ? "/{id:\\d+}" : "/{id}";
        String rest = switch (kind) {
            case 0 -> "";
            case 1 -> id;
            case 2 -> id + "/items";
            default -> id + "/items/{item}";
        };
        return layout == Layout.CLASSES
                ? new Route(PathTemplate.parse("/api/v1" + name), PathTemplate.parse(rest))
                : new Route(PathTemplate.parse("/api/v1"), PathTemplate.parse(name + rest));
    }

    List<Route> routes() {
        return routes;
    }

    RouteTable<String> table() {
        RouteTable.Builder<String> builder = RouteTable.builder();
        for (Route route : routes) {
            builder.add(route.inClass(), route.method(), route.text());
        }
        return builder.build();
    }

    /** {@return a path for each route, in the order of the routes} */
    List<String> onePathEach() {
        Random random = new Random(SEED);
        return routes.stream().map(route -> route.path(random)).toList();
    }

    /** {@return paths, each a string of its own, that select all routes equally often, in a random order} */
    List<String> paths(int count) {
        Random random = new Random(SEED);
        List<String> paths = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            paths.add(routes.get(i % routes.size()).path(random));
        }
        Collections.shuffle(paths, random);
        // Copied in the order of use: a path has just been read when it is matched, so its bytes are at hand.
        paths.replaceAll(path -> new String(path.toCharArray()));
        return paths;
    }
}
