package dev.straightway.runtime.provider;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.WriterInterceptor;

/**
 * The filters and interceptors of one route (§6), each list in the order in which it runs. Immutable.
 *
 * @param requestFilters run before the resource method is called
 * @param responseFilters run before the answer is written, highest priority number first (§6.6)
 * @param readers around the reading of the entity
 * @param writers around the writing of the entity
 */
public record Chain(RequestChain requestFilters, List<Registration> responseFilters, List<Registration> readers,
        List<Registration> writers) {

    /** The chain of a route that pays nothing. */
    public static final Chain NONE = new Chain(RequestChain.NONE, List.of(), List.of(), List.of());

    /**
     * @param registrations all providers
     * @param bindings the name bindings of the route and of the application
     */
    static Chain of(Registrations registrations, Set<String> bindings) {
        List<Registration> requests = bound(registrations, ContainerRequestFilter.class, bindings);
        requests.removeAll(preMatching(registrations));
        List<Registration> responses = bound(registrations, ContainerResponseFilter.class, bindings);
        if (responses.size() > 1) {
            responses.sort(Comparator.comparingInt(registration -> -registration.priority(ContainerResponseFilter.class)));
        }
        Chain chain = new Chain(RequestChain.of(requests), List.copyOf(responses),
                List.copyOf(bound(registrations, ReaderInterceptor.class, bindings)),
                List.copyOf(bound(registrations, WriterInterceptor.class, bindings)));
        return chain.isEmpty() ? NONE : chain;
    }

    private static List<Registration> bound(Registrations registrations, Class<?> contract, Set<String> bindings) {
        List<Registration> bound = new ArrayList<>();
        for (Registration registration : registrations.sorted(contract)) {
            if (bindings.containsAll(registration.bindings())) {
                bound.add(registration);
            }
        }
        return bound;
    }

    /** {@return the filters that run before a route is looked for} */
    static List<Registration> preMatching(Registrations registrations) {
        List<Registration> found = new ArrayList<>();
        for (Registration registration : registrations.sorted(ContainerRequestFilter.class)) {
            if (registration.traits().preMatching()) {
                found.add(registration);
            }
        }
        return List.copyOf(found);
    }

    public boolean isEmpty() {
        return requestFilters.isEmpty() && responseFilters.isEmpty() && readers.isEmpty() && writers.isEmpty();
    }

    /** {@return whether anything happens between the result of a method and the bytes of the answer} */
    public boolean touchesAnswers() {
        return !responseFilters.isEmpty() || !writers.isEmpty();
    }
}
