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
     * Which way requests take to their resource methods. With {@code auto}, plain requests of HTTP/1.1 are served ahead of the
     * Router of Quarkus, on the routes of which the build report says so, as long as nothing of {@code quarkus.http} or of the
     * application would see them there; a line of the log says at the start what keeps them from it. With {@code router}, all
     * pass the Router.
     */
    @WithDefault("auto")
    Tier tier();

    /** Which way requests take to their resource methods. */
    enum Tier {
        /** Ahead of the Router where nobody can tell the difference. */
        AUTO,
        /** Through the Router. */
        ROUTER
    }

    /** Which thread calls a resource method. */
    Dispatch dispatch();

    /** What clients may make the server hold, and for how long, beside {@code quarkus.http.limits}. */
    Limits limits();

    /** How long resources are kept compiled that sub-resource locators return as a {@code dev.straightway.Resource}. */
    LocatorCache locatorCache();

    /** How long resources are kept compiled that sub-resource locators return as a {@code dev.straightway.Resource}. */
    @ConfigGroup
    interface LocatorCache {

        /** How many are kept at most; {@code 0} compiles each anew for every request. */
        @WithDefault("64")
        long size();

        /** How long one is kept that no request has come to. By default as long as there is room and somebody holds it. */
        Optional<Duration> age();
    }

    /** What messages of {@code application/x-kryo} may make of themselves. */
    Kryo kryo();

    /** What happens to routes that are on the event loop because the build proved that they don't block. */
    @ConfigGroup
    interface Dispatch {

        /**
         * How long a request of a proven route may hold the event loop. One that does so for longer is named in a warning, with
         * the stack, and counted. {@code 0} switches the watch off.
         */
        @WithDefault("500ms")
        Duration watch();

        /**
         * Whether a proven route that was seen three times holding the event loop goes to workers from then on, until the
         * application starts again. Off by default: a pause of the whole machine must not slow a route for ever. Routes with an
         * annotation stay where it puts them.
         */
        @WithDefault("false")
        boolean demote();
    }

    /** What clients may make the server hold, and for how long. */
    @ConfigGroup
    interface Limits {

        /**
         * How many bytes of request bodies the server holds at once. A request whose body finds no room is answered with 503
         * and {@code Retry-After}; a body that comes in one piece always does. By default a quarter of the heap, and as much as
         * {@code quarkus.http.limits.max-body-size} at least.
         */
        Optional<MemorySize> heldBodies();

        /**
         * How many bytes of a body have to come in a second, on average over {@code quarkus.http.read-timeout}. A body that
         * comes slower is answered with 408, so that a client that sends a byte now and then doesn't keep its connection and
         * what it has sent. {@code 0} asks for one byte in that time. A body of one piece isn't asked.
         */
        @WithDefault("256")
        MemorySize bodyRate();

        /**
         * How long a thread that writes an answer piece by piece waits until the client takes a piece. One that doesn't is
         * sent away, so that slow clients can't hold all workers.
         */
        @WithDefault("30s")
        Duration writeTimeout();
    }

    /** What messages of {@code application/x-kryo} may make of themselves. One that exceeds a limit is answered with 400. */
    @ConfigGroup
    interface Kryo {

        /** The most bytes of a message when it isn't compressed any more. */
        @WithDefault("10M")
        MemorySize maxSize();

        /** How many values may lie within each other. */
        @WithDefault("100")
        int maxDepth();

        /**
         * How many objects and elements of collections, maps and arrays a message may have. What is referred to counts again
         * for each reference, so that a small message can't be one without end for those who walk it.
         */
        @WithDefault("1000000")
        int maxElements();
    }
}
