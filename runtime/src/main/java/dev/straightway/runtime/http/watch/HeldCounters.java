package dev.straightway.runtime.http.watch;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.quarkus.runtime.metrics.MetricsFactory;

/** Shows a metrics extension how often proven routes were seen holding an event loop. */
public final class HeldCounters {

    static final String NAME = "straightway.dispatch.held";

    private record Tags(String method, String template) {

        static Tags of(Watched route) {
            return new Tags(route.name().verb(), route.name().template());
        }
    }

    private HeldCounters() {
    }

    /** Registers one counter for the routes of each HTTP method and template, which may differ in their media types. */
    public static void register(List<Watched> routes, MetricsFactory factory) {
        Map<Tags, List<Watched>> counters = routes.stream()
                .collect(Collectors.groupingBy(Tags::of, LinkedHashMap::new, Collectors.toList()));
        counters.forEach((tags, counted) -> register(tags, counted, factory));
    }

    /** Metrics hold the object weakly that they count of, so it is one that the endpoint holds. */
    private static void register(Tags tags, List<Watched> counted, MetricsFactory factory) {
        factory.builder(NAME)
                .description("Requests of routes proven non-blocking that were seen holding an event loop")
                .tag("method", tags.method())
                .tag("template", tags.template())
                .buildCounter(counted.get(0), first -> counted.stream().mapToLong(Watched::held).sum());
    }
}
