package dev.straightway.deployment.types;

import java.util.Map;
import java.util.Optional;

import org.jboss.jandex.Type;

/** Types with a meaning of their own in Quarkus REST, which nothing reads or writes, whatever the media type. */
public final class UnsupportedTypes {

    private static final String OF_PUBLISHERS = "Return it directly: RestMulti.fromMultiData sets status and headers, and"
            + " RestMulti.fromUniResponse makes it from a Uni.";
    private static final String OF_STREAMS = "Return the items as a List, or as a Multi.";
    private static final String OF_FUTURES = "Return a Uni or CompletionStage.";
    private static final Map<String, String> FIXES = Map.of(
            "io.smallrye.mutiny.Multi", OF_PUBLISHERS,
            "org.jboss.resteasy.reactive.RestMulti", OF_PUBLISHERS,
            "org.reactivestreams.Publisher", OF_PUBLISHERS,
            "java.util.concurrent.Flow$Publisher", OF_PUBLISHERS,
            "java.util.stream.Stream", OF_STREAMS,
            "io.vertx.core.Future", OF_FUTURES,
            "java.util.concurrent.Future", OF_FUTURES,
            "java.util.Optional", "Return the value, or null without one.");

    private UnsupportedTypes() {
    }

    /** {@return whether a type is one of them} */
    public static boolean contains(Type type) {
        return FIXES.containsKey(type.name().toString());
    }

    /** {@return what a method that returns such a type can return in its place; empty for any other type} */
    public static Optional<String> fix(Type type) {
        return Optional.ofNullable(FIXES.get(type.name().toString()));
    }
}
