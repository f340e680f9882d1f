package dev.straightway.runtime.http.handled;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.stats.CacheStats;

import dev.straightway.Resource;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.routing.RouteTable;

/**
 * The route tables of the resources that locators have returned lately, by the identity of the resource; one that nobody else
 * holds any more is forgotten. For all threads.
 */
public final class CompiledResources {

    private final long size;
    private final Optional<Duration> age;
    /** Made when the first locator returns a resource, so that the others don't pay for the library. */
    private volatile Cache<Resource, RouteTable<Endpoint>> tables;

    /**
     * @param size how many are kept at most
     * @param age since it was asked for the last time; empty for any
     */
    public CompiledResources(long size, Optional<Duration> age) {
        this.size = size;
        this.age = age;
    }

    /** {@return the routes of a resource, compiled if they aren't there} */
    RouteTable<Endpoint> table(Resource resource, Function<Resource, RouteTable<Endpoint>> compiler) {
        return tables().get(resource, compiler);
    }

    /** {@return what finds the routes of resources} */
    public Function<Resource, RouteTable<Endpoint>> by(ResourceCompiler compiler) {
        return resource -> table(resource, compiler::located);
    }

    private Cache<Resource, RouteTable<Endpoint>> tables() {
        Cache<Resource, RouteTable<Endpoint>> present = tables;
        return present == null ? begin() : present;
    }

    private synchronized Cache<Resource, RouteTable<Endpoint>> begin() {
        if (tables == null) {
            // Weak keys are compared by identity. A thread of its own to tidy up would outlive an application in dev mode.
            Caffeine<Object, Object> caffeine = Caffeine.newBuilder().weakKeys().maximumSize(size).recordStats()
                    .executor(Runnable::run);
            age.ifPresent(caffeine::expireAfterAccess);
            tables = caffeine.build();
        }
        return tables;
    }

    /** {@return how many are kept now} */
    long kept() {
        if (tables == null) {
            return 0;
        }
        tables.cleanUp();
        return tables.estimatedSize();
    }

    /** {@return what it has done until now} */
    CacheStats stats() {
        return tables == null ? CacheStats.empty() : tables.stats();
    }
}
