package dev.straightway.runtime.provider;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

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
        Predicate<Registration> bound = registration -> bindings.containsAll(registration.bindings());
        List<Registration> responses = registrations.sorted(ContainerResponseFilter.class).stream().filter(bound)
                .sorted(Comparator.comparingInt(
                        (Registration registration) -> -registration.priority(ContainerResponseFilter.class)))
                .toList();
        Chain chain = new Chain(
                RequestChain.of(registrations.sorted(ContainerRequestFilter.class).stream()
                        .filter(registration -> !registration.traits().preMatching()).filter(bound).toList()),
                responses,
                registrations.sorted(ReaderInterceptor.class).stream().filter(bound).toList(),
                registrations.sorted(WriterInterceptor.class).stream().filter(bound).toList());
        return chain.isEmpty() ? NONE : chain;
    }

    /** {@return the filters that run before a route is looked for} */
    static List<Registration> preMatching(Registrations registrations) {
        return registrations.sorted(ContainerRequestFilter.class).stream()
                .filter(registration -> registration.traits().preMatching()).toList();
    }

    public boolean isEmpty() {
        return requestFilters.isEmpty() && Stream.of(responseFilters, readers, writers).allMatch(List::isEmpty);
    }

    /** {@return whether anything happens between the result of a method and the bytes of the answer} */
    public boolean touchesAnswers() {
        return !responseFilters.isEmpty() || !writers.isEmpty();
    }
}
