package dev.straightway.runtime.http.match;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.routing.RouteTable;

/** The classes that a locator may return as far as the build knows, for people. */
final class KnownClasses {

    private KnownClasses() {
    }

    /**
     * {@return the classes in the order of their names}
     *
     * @param below the routes that the build knows behind the locator
     */
    static List<Class<?>> of(RouteTable<Endpoint> below) {
        return below.attempts("/").stream().flatMap(attempt -> attempt.methods().stream())
                .flatMap(method -> method.values().stream()).<Class<?>> map(endpoint -> endpoint.passage().type()).distinct()
                .sorted(Comparator.comparing(Class::getName)).toList();
    }

    static String named(List<Class<?>> types) {
        return types.stream().map(Class::getName).collect(Collectors.joining(" or "));
    }
}
