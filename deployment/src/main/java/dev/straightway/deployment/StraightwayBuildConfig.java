package dev.straightway.deployment;

import java.util.List;
import java.util.Optional;

import dev.straightway.kryo.KryoCompression;
import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithParentName;

/** Straightway. */
@ConfigMapping(prefix = "quarkus.straightway")
@ConfigRoot(phase = ConfigPhase.BUILD_TIME)
public interface StraightwayBuildConfig {

    /**
     * The path before the paths of all resource classes, below {@code quarkus.http.root-path}. {@code @ApplicationPath}, if
     * there is one, takes its place.
     */
    @WithDefault("/")
    String path();

    /**
     * Whether the build fails when two resource methods answer the same request. Otherwise it warns, and the one that is
     * declared first answers.
     */
    @WithDefault("true")
    boolean failOnDuplicate();

    /**
     * Whether Quarkus REST serves the application, and the build only tells what Straightway would refuse or answer otherwise:
     * in the log and in {@code target/straightway/advice.md}. For both extensions in one application, before one takes the
     * place of the other.
     */
    @WithDefault("false")
    boolean advise();

    /** Which thread calls a resource method. */
    Dispatch dispatch();

    /** How JSON is written and read. */
    Json json();

    /** The media type {@code application/x-kryo}, where the application has Kryo. */
    Kryo kryo();

    /** How sub-resource locators are called. */
    Locators locators();

    /** Where Quarkus REST reads a request otherwise than Jakarta REST asks for. */
    Compatibility compatibility();

    /** How sub-resource locators are called. */
    interface Locators {

        /**
         * Whether the way through sub-resource locators to a method is a route of its own where the build knows what they
         * return. Otherwise the class of each returned object is looked up for each request. The answers are the same; to be
         * switched off for comparisons.
         */
        @WithDefault("true")
        boolean flattened();
    }

    /** How JSON is written and read. */
    interface Json {

        /**
         * Whether code is generated that writes and reads beans as JSON: {@code auto} generates it for beans of plain types,
         * and uses it where it writes byte for byte what the {@code ObjectMapper} of the application writes, and makes the
         * values that the mapper makes. The mapper is asked when the first of them is written or read. {@code off} leaves
         * everything to Jackson.
         */
        @WithDefault("auto")
        GeneratedJson generated();
    }

    /** Whether code is generated that writes and reads JSON. */
    enum GeneratedJson {
        /** Where it does what the mapper does. */
        AUTO,
        /** Nowhere. */
        OFF
    }

    /** Where Quarkus REST reads a request otherwise than Jakarta REST asks for. */
    interface Compatibility {

        /**
         * What a query parameter, form field, header field or cookie without characters is, as that of {@code ?page=}:
         * {@code present} takes the empty text, as Jakarta REST does, which is no number; {@code absent} takes the default, as
         * Quarkus REST does.
         */
        @WithDefault("present")
        EmptyParameters emptyParameters();
    }

    /** What a parameter without characters is. */
    enum EmptyParameters {
        /** The empty text. */
        PRESENT,
        /** As if it weren't there. */
        ABSENT
    }

    /** Which thread calls a resource method. */
    interface Dispatch {

        /**
         * What decides for a method with a plain signature and no annotation of a thread: {@code proven} runs it on the event
         * loop if nothing that it reaches blocks, otherwise on a worker; {@code signature} always takes a worker, as Quarkus
         * REST does.
         */
        @WithParentName
        @WithDefault("proven")
        DispatchMode mode();

        /**
         * Code that doesn't block, though the build can't see that: {@code org.acme.Clock#now} for a method,
         * {@code org.acme.Clock} for a class, {@code org.acme.**} for a package and those below it. It may call back what it
         * is given, and that is looked at.
         */
        Optional<List<String>> nonBlocking();

        /**
         * Whether the build fails when a method with {@code @NonBlocking} certainly blocks. Otherwise it warns.
         */
        @WithDefault("false")
        boolean strict();

        /** How many methods a route may reach before it counts as not proven; a twentieth of them may be of libraries. */
        @WithDefault("5000")
        int cap();
    }

    /** What decides for plain signatures. */
    enum DispatchMode {
        /** The event loop where it is proven that nothing blocks. */
        PROVEN,
        /** A worker. */
        SIGNATURE
    }

    /** The media type {@code application/x-kryo}, where the application has Kryo. */
    interface Kryo {

        /**
         * Classes that are registered beside those that the resource methods name, as subclasses from libraries: by their
         * binary names, as {@code org.acme.Order$Line}.
         */
        Optional<List<String>> register();

        /**
         * How messages are compressed, each as a whole: {@code none} or {@code deflate}. Clients have to do the same, and
         * learn it from the list of registrations.
         */
        @WithDefault("none")
        KryoCompression compression();
    }
}
