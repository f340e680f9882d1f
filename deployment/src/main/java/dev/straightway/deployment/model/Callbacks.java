package dev.straightway.deployment.model;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What an application has put around its resource methods in the way of Quarkus REST.
 *
 * @param methods filters and exception mappers, sorted by their places
 * @param unwrapped by the name of an exception the name of the strategy by which its cause is mapped in its place
 * @param misplaced the names of classes that ask to be unwrapped and are no exceptions
 */
public record Callbacks(List<Callback> methods, Map<String, String> unwrapped, List<String> misplaced) {

    Callbacks unwrapping(Map<String, String> more) {
        Map<String, String> all = new TreeMap<>(more);
        all.putAll(unwrapped);
        return new Callbacks(methods, Map.copyOf(all), misplaced);
    }

    /** {@return the filters, those before the match too} */
    public Stream<Callback> filters() {
        return methods.stream().filter(method -> !method.is(Callback.Kind.EXCEPTION_MAPPER));
    }

    /** {@return the mappers of exceptions that a resource class throws} */
    public Stream<Callback> mappers(String resource) {
        return methods.stream().filter(method -> method.is(Callback.Kind.EXCEPTION_MAPPER)
                && (!method.ownResource() || method.owner().name().toString().equals(resource)));
    }
}
