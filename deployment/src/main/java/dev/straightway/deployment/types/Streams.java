package dev.straightway.deployment.types;

import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.recording.ResultSpec.Completion;
import dev.straightway.runtime.recording.ResultSpec.Payload;
import dev.straightway.runtime.recording.ResultSpec.StreamSpec;

/** Knows the results that come piece by piece, and how their items follow each other. */
public final class Streams {

    private static final Set<String> PUBLISHERS = Set.of("io.smallrye.mutiny.Multi", "org.jboss.resteasy.reactive.RestMulti",
            "java.util.concurrent.Flow$Publisher", "org.reactivestreams.Publisher");
    private static final Set<String> TEXT = Set.of("java.lang.String", "java.lang.CharSequence");
    private static final Set<String> BYTES = Set.of("byte[]", "io.vertx.core.buffer.Buffer");
    private static final Set<String> COLLECTIONS = Set.of("java.util.Collection", "java.util.List", "java.util.Set",
            "java.util.Map");
    private static final Set<String> LINES = Set.of("application/x-ndjson", "application/stream+json");

    private Streams() {
    }

    /** {@return whether a type is a publisher of items} */
    public static boolean contains(Type type) {
        return PUBLISHERS.contains(type.name().toString());
    }

    /** {@return the media type of a stream where none is declared} */
    public static String defaultType(Type item) {
        if (TEXT.contains(item.toString())) {
            return "text/plain";
        }
        return BYTES.contains(item.toString()) ? "application/octet-stream" : "application/json";
    }

    /** {@return how the items follow each other, in the media type that the method produces} */
    public static StreamSpec spec(ResourceMethod method, Type item, MediaRange mediaType) {
        Framing framing = framing(mediaType);
        return new StreamSpec(framing, framing == Framing.EVENTS ? elementType(method, item) : "");
    }

    private static Framing framing(MediaRange mediaType) {
        String name = mediaType.type() + "/" + mediaType.subtype();
        if (name.equals("text/event-stream")) {
            return Framing.EVENTS;
        }
        return LINES.contains(name) ? Framing.LINES : name.contains("json") ? Framing.ARRAY : Framing.PLAIN;
    }

    /** What is no JSON by itself is text, of which the head needn't say anything. */
    private static String elementType(ResourceMethod method, Type item) {
        return method.declared().elementType().orElseGet(() -> TEXT.contains(item.toString()) ? "text/plain"
                : isObject(item) ? "application/json" : "");
    }

    private static boolean isObject(Type item) {
        String name = item.name().toString();
        boolean named = item.kind() == Type.Kind.CLASS || item.kind() == Type.Kind.PARAMETERIZED_TYPE;
        return named && (COLLECTIONS.contains(name) || !name.startsWith("java.") && !name.startsWith("jakarta."));
    }

    /** {@return how each item is written; text is an item of JSON where JSON is what the whole is} */
    public static Representation representation(Entities entities, Type item, StreamSpec stream, MediaRange each) {
        Representation alone = entities.writer(item, each);
        boolean quoted = stream.framing() == Framing.ARRAY || stream.framing() == Framing.LINES;
        return quoted && alone == Representation.TEXT ? Representation.JSON : alone;
    }

    /** {@return why items of a type can't be written; empty if they can} */
    public static Optional<String> misfit(Type item) {
        Results results = Results.of(item);
        if (results.completion() != Completion.NOW) {
            return Optional.of("an item that isn't there yet can't be written. Merge or concatenate them into one Multi");
        }
        return results.payload() == Payload.RESPONSE || results.payload() == Payload.REST_RESPONSE
                ? Optional.of("one answer has one status. Return a RestMulti, which has status and fields")
                : Optional.empty();
    }
}
