package dev.straightway.runtime.http.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.runtime.routing.RouteMatch;
import dev.straightway.runtime.routing.RouteTable;

/**
 * What the build knows of an endpoint on a way through locators (ADR 23). Immutable.
 *
 * @param type the class on whose objects the endpoint is called; {@code null} for a root resource
 * @param below of a locator: the routes of the objects that it returns; {@code null} where only run time knows them
 * @param steps of a resource method: the locators that lead to it, the first one first, as they run on this way; empty where
 *        run time chooses the table of each object
 * @param foreseen of a locator: the resource methods right behind it, by the rests of paths that are known as a whole; those
 *        that no other shares its HTTP method with
 */
public record Passage(Class<?> type, RouteTable<Endpoint> below, List<Endpoint> steps, Map<String, List<Foreseen>> foreseen) {

    /** {@return that of a locator} */
    public static Passage leading(Class<?> type, RouteTable<Endpoint> below) {
        return new Passage(type, below, List.of(), foreseen(below));
    }

    /** {@return that of an endpoint whose objects the build knows, but not what leads to it} */
    public static Passage of(Class<?> type) {
        return new Passage(type, null, List.of(), Map.of());
    }

    /** {@return that of a resource method} */
    public static Passage through(List<Endpoint> steps, Class<?> type) {
        return new Passage(type, null, List.copyOf(steps), Map.of());
    }

    private static Map<String, List<Foreseen>> foreseen(RouteTable<Endpoint> below) {
        Map<String, List<Foreseen>> foreseen = new HashMap<>();
        for (String rest : below.literals()) {
            RouteMatch<Endpoint> match = below.find(rest);
            List<Foreseen> methods = new ArrayList<>();
            for (Endpoint endpoint : match.values()) {
                if (!endpoint.isLocator() && !endpoint.passage().steps().isEmpty()
                        && Endpoint.single(match.values(), endpoint.httpMethod()) == endpoint) {
                    methods.add(new Foreseen(match, endpoint, null));
                }
            }
            if (!methods.isEmpty()) {
                foreseen.put(rest, methods);
            }
        }
        return foreseen;
    }
}
