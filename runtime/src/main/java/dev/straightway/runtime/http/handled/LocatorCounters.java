package dev.straightway.runtime.http.handled;

import java.util.function.ToLongFunction;

import com.github.benmanes.caffeine.cache.stats.CacheStats;

import io.quarkus.runtime.metrics.MetricsFactory;

/** Shows a metrics extension how the resources that locators return are found again. */
public final class LocatorCounters {

    static final String PREFIX = "straightway.locator-cache.";

    private LocatorCounters() {
    }

    /** Registers hits, misses and evictions, and how many are kept. */
    public static void register(CompiledResources resources, MetricsFactory factory) {
        register(resources, factory, "hits", "Resources of locators that were compiled already", CacheStats::hitCount);
        register(resources, factory, "misses", "Resources of locators that were compiled anew", CacheStats::missCount);
        register(resources, factory, "evictions", "Compiled resources of locators that were given up",
                CacheStats::evictionCount);
        factory.builder(PREFIX + "entries").description("Resources of locators that are kept compiled")
                .buildGauge(resources, CompiledResources::kept);
    }

    private static void register(CompiledResources resources, MetricsFactory factory, String name, String description,
            ToLongFunction<CacheStats> count) {
        factory.builder(PREFIX + name).description(description)
                .buildCounter(resources, all -> count.applyAsLong(all.stats()));
    }
}
