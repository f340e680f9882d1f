package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import com.github.benmanes.caffeine.cache.RemovalCause;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;

/** Blocks in what caches and registries of meters are given. */
@Path("blocking/caches")
public class CachesResource {

    private final Cache<String, String> shared = Caffeine.newBuilder().maximumSize(10).build();
    private final Cache<String, String> weighed = Caffeine.newBuilder().maximumWeight(10)
            .weigher((String key, String value) -> Slow.sleep().length()).build();
    private final Cache<String, String> told = Caffeine.newBuilder().maximumSize(1).executor(Runnable::run)
            .removalListener(CachesResource::removed).build();
    private final LoadingCache<String, String> loading = Caffeine.newBuilder().maximumSize(10).build(key -> Slow.row());
    private final Cache<String, String> viewed = Caffeine.newBuilder().build();
    private final MeterRegistry registry = registry();

    private static void removed(String key, String value, RemovalCause cause) {
        Slow.file();
    }

    public static class SlowFilter implements MeterFilter {
        @Override
        public Meter.Id map(Meter.Id id) {
            Slow.sleep();
            return id;
        }
    }

    private static MeterRegistry registry() {
        return new SimpleMeterRegistry();
    }

    @GET
    @Path("get/{id}")
    @Blocks("file in the function that a cache is given")
    public String get(@PathParam("id") String id) {
        return shared.get(id, key -> Slow.file());
    }

    @GET
    @Path("put/{id}")
    @Blocks("waits for the function of another route, which reads a file")
    public String put(@PathParam("id") String id) {
        shared.put(id, id);
        return id;
    }

    @GET
    @Path("load/{id}")
    @Blocks("JDBC in the loader of a cache")
    public String load(@PathParam("id") String id) {
        return loading.get(id);
    }

    @GET
    @Path("weigh/{id}")
    @Blocks("sleep in the weigher of a cache")
    public String weigh(@PathParam("id") String id) {
        weighed.put(id, id);
        return id;
    }

    @GET
    @Path("listen/{id}")
    @Blocks("file in a listener that the calling thread tells")
    public String listen(@PathParam("id") String id) {
        told.put(id, id);
        return id;
    }

    @GET
    @Path("view/{id}")
    @Blocks("name look-up in a function of a view of a cache")
    public String view(@PathParam("id") String id) {
        return viewed.asMap().computeIfAbsent(id, key -> Slow.host());
    }

    @GET
    @Path("count")
    @Blocks("sleep in a filter of meters")
    public String count() {
        registry.counter("asked").increment();
        return "counted";
    }
}
