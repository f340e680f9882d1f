package dev.straightway.runtime.recording;

import java.time.Duration;
import java.util.Optional;

import io.quarkus.runtime.annotations.ConfigGroup;
import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Straightway. */
@ConfigMapping(prefix = "quarkus.straightway")
@ConfigRoot(phase = ConfigPhase.RUN_TIME)
public interface StraightwayConfig {

    /**
     * How requests get to their resource methods. With {@code auto}, plain HTTP/1.1 requests are served ahead of the Quarkus
     * Router, on the routes of which the build report says so. If something that {@code quarkus.http} configures or that the
     * application adds to the Router must see them, they go through the Router, and the log names it at startup. With
     * {@code router}, all requests go through the Router.
     */
    @WithDefault("auto")
    Tier tier();

    /** How requests get to their resource methods. */
    enum Tier {
        /** Ahead of the Router if nobody can tell the difference. */
        AUTO,
        /** Through the Router. */
        ROUTER
    }

    /** Which thread calls a resource method. */
    Dispatch dispatch();

    /** What clients may make the server hold, and for how long, in addition to {@code quarkus.http.limits}. */
    Limits limits();

    /** How long the {@code dev.straightway.Resource} objects that sub-resource locators return stay compiled. */
    LocatorCache locatorCache();

    /** How long the {@code dev.straightway.Resource} objects that sub-resource locators return stay compiled. */
    @ConfigGroup
    interface LocatorCache {

        /** The most resources that stay compiled. With {@code 0}, a resource is compiled again for every request. */
        @WithDefault("64")
        long size();

        /**
         * How long a resource stays compiled after its last request. By default, as long as there is room and the application
         * keeps a reference to it.
         */
        Optional<Duration> age();
    }

    /** Limits for messages of {@code application/x-kryo}. */
    Kryo kryo();

    /** What happens to routes that are on the event loop because the build proved that they don't block. */
    @ConfigGroup
    interface Dispatch {

        /**
         * How long a request to a proven route may hold the event loop. If it takes longer, a warning names the route and shows
         * the stack, and a metric counts it. {@code 0} turns the watch off.
         */
        @WithDefault("500ms")
        Duration watch();

        /**
         * Whether a proven route moves to workers, until the application restarts, once it has been seen holding the event loop
         * three times. Off by default, because a pause of the whole machine must not slow a route down for good. A route with a
         * thread annotation never moves.
         */
        @WithDefault("false")
        boolean demote();
    }

    /** What clients may make the server hold, and for how long. */
    @ConfigGroup
    interface Limits {

        /**
         * How many bytes of request bodies the server holds at once. A request whose body finds no room is answered with 503
         * and {@code Retry-After}; a body of one piece is always accepted. By default a quarter of the heap, but at least
         * {@code quarkus.http.limits.max-body-size}.
         */
        Optional<MemorySize> heldBodies();

        /**
         * How many bytes of a body must arrive per second, on average over {@code quarkus.http.read-timeout}. A slower body is
         * answered with 408, so that a client can't hold its connection and the server's memory by sending a byte now and then.
         * {@code 0} requires one byte in that time. A body of one piece isn't checked.
         */
        @WithDefault("256")
        MemorySize bodyRate();

        /**
         * How long a thread that writes a response piece by piece waits for the client to take a piece. A client that doesn't
         * is disconnected, so that slow clients can't hold all workers.
         */
        @WithDefault("30s")
        Duration writeTimeout();
    }

    /** Limits for messages of {@code application/x-kryo}. A message that exceeds one is answered with 400. */
    @ConfigGroup
    interface Kryo {

        /** The most bytes of a message, after decompression. */
        @WithDefault("10M")
        MemorySize maxSize();

        /** How deeply values may be nested. */
        @WithDefault("100")
        int maxDepth();

        /**
         * How many objects, and elements of collections, maps and arrays, a message may have. An object counts again for each
         * reference to it, so that a small message can't become an endless one for code that traverses it.
         */
        @WithDefault("1000000")
        int maxElements();
    }
}
