package dev.straightway.runtime.http.handled;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.Resource;
import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.http.RegisteredCounters;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.locate.SubResources;
import dev.straightway.runtime.provider.Registrations;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.routing.RouteTable;

class CompiledResourcesTest {

    private static final int MANY = 10_000;
    private static final int COLLECTIONS = 200;

    private final AtomicInteger compiled = new AtomicInteger();

    private static Resource resource() {
        return Resource.builder().addMethod("GET").handledBy(exchange -> "answer").build();
    }

    private RouteTable<Endpoint> compile(Resource resource) {
        compiled.incrementAndGet();
        return RouteTable.<Endpoint> builder().build();
    }

    private static SubResources located(CompiledResources cache) {
        Registry registry = new Registry(new Registrations(type -> null), Set.of(), List::of);
        ResourceCompiler compiler = new ResourceCompiler(registry, new Json(ObjectMapper::new),
                new ResourceCompiler.Rules(false, null));
        return new SubResources(Map.of(), null, cache.by(compiler));
    }

    @Test
    void compilesAResourceOnceAsLongAsItIsTheSame() {
        CompiledResources cache = new CompiledResources(64, Optional.empty());
        Resource one = resource();

        RouteTable<Endpoint> first = cache.table(one, this::compile);

        assertThat(cache.table(one, this::compile)).isSameAs(first);
        assertThat(cache.table(resource(), this::compile)).isNotSameAs(first);
        assertThat(compiled).hasValue(2);
    }

    @ParameterizedTest
    @ValueSource(ints = { 0, 1, 64 })
    void keepsNoMoreTablesThanItMay(int size) {
        CompiledResources cache = new CompiledResources(size, Optional.empty());
        SubResources located = located(cache);
        List<Resource> held = new ArrayList<>();

        for (int i = 0; i < MANY; i++) {
            Resource resource = resource();
            held.add(resource);
            assertThat(located.table(resource).find("/").values()).hasSize(1);
        }

        assertThat(cache.kept()).isEqualTo(size);
        assertThat(cache.stats().missCount()).isEqualTo(held.size());
        assertThat(cache.stats().evictionCount()).isEqualTo(MANY - size);
    }

    @Test
    void holdsNoResourceThatNobodyElseHolds() throws InterruptedException {
        CompiledResources cache = new CompiledResources(MANY, Optional.empty());
        SubResources located = located(cache);
        List<WeakReference<Resource>> all = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            Resource resource = resource();
            located.table(resource);
            all.add(new WeakReference<>(resource));
        }

        for (int i = 0; i < COLLECTIONS && cache.kept() > 0; i++) {
            System.gc();
            Thread.onSpinWait();
        }

        assertThat(cache.kept()).isZero();
        assertThat(all).allMatch(reference -> reference.get() == null);
    }

    @Test
    void givesUpWhatNobodyHasAskedForLately() {
        CompiledResources cache = new CompiledResources(64, Optional.of(Duration.ofNanos(1)));
        Resource one = resource();

        cache.table(one, this::compile);
        cache.table(one, this::compile);

        assertThat(compiled).hasValue(2);
    }

    @Test
    void countsForMetricsWithoutATableToo() {
        CompiledResources cache = new CompiledResources(1, Optional.empty());
        RegisteredCounters counters = new RegisteredCounters();
        LocatorCounters.register(cache, counters);
        assertThat(counters.values()).isEqualTo(values(0, 0, 0, 0));

        Resource one = resource();
        Resource two = resource();
        cache.table(one, this::compile);
        cache.table(one, this::compile);
        cache.table(two, this::compile);
        cache.kept();

        assertThat(counters.values()).isEqualTo(values(1, 2, 1, 1));
    }

    private static Map<String, Number> values(long hits, long misses, long evictions, long entries) {
        return Map.of("straightway.locator-cache.hits", hits, "straightway.locator-cache.misses", misses,
                "straightway.locator-cache.evictions", evictions, "straightway.locator-cache.entries", entries);
    }
}
