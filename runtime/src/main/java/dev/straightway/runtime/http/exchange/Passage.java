package dev.straightway.runtime.http.exchange;

import java.util.List;

import dev.straightway.runtime.routing.RouteTable;

/**
 * What the build knows of an endpoint on a way through locators (ADR 23). Immutable.
 *
 * @param type the class on whose objects the endpoint is called; {@code null} for a root resource
 * @param below of a locator: the routes of the objects that it returns; {@code null} where only run time knows them
 * @param steps of a resource method: the locators that lead to it, the first one first, as they run on this way; empty where
 *        run time chooses the table of each object
 */
public record Passage(Class<?> type, RouteTable<Endpoint> below, List<Endpoint> steps) {

    /** {@return that of a locator} */
    public static Passage leading(Class<?> type, RouteTable<Endpoint> below) {
        return new Passage(type, below, List.of());
    }

    /** {@return that of an endpoint whose objects the build knows, but not what leads to it} */
    public static Passage of(Class<?> type) {
        return new Passage(type, null, List.of());
    }

    /** {@return that of a resource method} */
    public static Passage through(List<Endpoint> steps, Class<?> type) {
        return new Passage(type, null, List.copyOf(steps));
    }
}
