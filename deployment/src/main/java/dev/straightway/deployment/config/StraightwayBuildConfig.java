package dev.straightway.deployment.config;

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
     * The prefix of all resource paths, below {@code quarkus.http.root-path}. An {@code @ApplicationPath} overrides it.
     */
    @WithDefault("/")
    String path();

    /**
     * Whether the build fails if two resource methods would answer the same request. Otherwise it warns, and the method that
     * is declared first answers.
     */
    @WithDefault("true")
    boolean failOnDuplicate();

    /**
     * Whether Quarkus REST still serves the application, and the build only reports what Straightway would refuse or answer
     * differently: in the log and in {@code target/straightway/advice.md}. The application needs both extensions for this.
     */
    @WithDefault("false")
    boolean advise();

    /** Which thread calls a resource method. */
    Dispatch dispatch();

    /** How JSON is written and read. */
    Json json();

    /** The media type {@code application/x-kryo}, if the application has Kryo. */
    Kryo kryo();

    /** How sub-resource locators are called. */
    Locators locators();

    /** How requests are read where Quarkus REST differs from Jakarta REST. */
    Compatibility compatibility();

    /** How sub-resource locators are called. */
    interface Locators {

        /**
         * Whether the path through sub-resource locators to a method is a route of its own, if the build knows what the
         * locators return. Otherwise, the class of each returned object is looked up for each request. The responses are the
         * same; turn it off only to compare the two.
         */
        @WithDefault("true")
        boolean flattened();
    }

    /** How JSON is written and read. */
    interface Json {

        /**
         * Whether the build generates code that writes and reads beans as JSON. {@code auto} generates it for beans of plain
         * types. The code is used only if it writes the same bytes, and reads the same values, as the {@code ObjectMapper} of
         * the application, which is asked when the first bean is written or read. {@code off} leaves everything to Jackson.
         */
        @WithDefault("auto")
        GeneratedJson generated();
    }

    /** Whether code is generated that writes and reads JSON. */
    enum GeneratedJson {
        /** If it does the same as the mapper. */
        AUTO,
        /** Never. */
        OFF
    }

    /** How requests are read where Quarkus REST differs from Jakarta REST. */
    interface Compatibility {

        /**
         * What an empty query parameter (such as {@code ?page=}), form field, header or cookie counts as. {@code present}: the
         * empty text, which is no number, as in Jakarta REST. {@code absent}: a missing parameter, which has its default value,
         * as in Quarkus REST.
         */
        @WithDefault("present")
        EmptyParameters emptyParameters();
    }

    /** What an empty parameter counts as. */
    enum EmptyParameters {
        /** The empty text. */
        PRESENT,
        /** A missing parameter. */
        ABSENT
    }

    /** Which thread calls a resource method. */
    interface Dispatch {

        /**
         * How the thread of a plain method is chosen: one whose thread neither an annotation nor an asynchronous return type
         * decides. {@code proven}: the event loop if the build can prove that nothing the method reaches blocks, otherwise a
         * worker. {@code signature}: always a worker, as in Quarkus REST.
         */
        @WithParentName
        @WithDefault("proven")
        DispatchMode mode();

        /**
         * Code that doesn't block although the build can't see that: a method ({@code org.acme.Clock#now}), a class
         * ({@code org.acme.Clock}), or a package with its subpackages ({@code org.acme.**}). The proof still follows what this
         * code calls back.
         */
        Optional<List<String>> nonBlocking();

        /**
         * Whether the build fails if a method with {@code @NonBlocking} certainly blocks. Otherwise it warns.
         */
        @WithDefault("false")
        boolean strict();

        /** How many methods a route may reach before it counts as not proven. A twentieth of them may belong to libraries. */
        @WithDefault("5000")
        int cap();
    }

    /** How the thread of a plain method is chosen. */
    enum DispatchMode {
        /** The proof: the event loop if nothing blocks. */
        PROVEN,
        /** The signature: a worker. */
        SIGNATURE
    }

    /** The media type {@code application/x-kryo}, if the application has Kryo. */
    interface Kryo {

        /**
         * Classes to register in addition to those that the resource methods name, such as subclasses from libraries. They are
         * given by their binary names, such as {@code org.acme.Order$Line}.
         */
        Optional<List<String>> register();

        /**
         * How each message is compressed as a whole: {@code none} or {@code deflate}. Clients must do the same; the list of
         * registrations says which it is.
         */
        @WithDefault("none")
        KryoCompression compression();
    }
}
