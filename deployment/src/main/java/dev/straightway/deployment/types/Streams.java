package dev.straightway.deployment.types;

import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;
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

    /** {@return the media type that each item is written in} */
    public static MediaRange each(StreamSpec stream, MediaRange answered) {
        return switch (stream.framing()) {
            case EVENTS -> MediaRange.parse(stream.elementType().isEmpty() ? "text/plain" : stream.elementType());
            case LINES -> MediaRange.of("application", "json");
            case ARRAY, PLAIN -> answered;
        };
    }

    /** {@return how each item is written; text is an item of JSON where JSON is what the whole is} */
    public static Representation representation(Entities entities, Type item, StreamSpec stream, MediaRange each) {
        Representation alone = entities.writer(item, each);
        boolean quoted = stream.framing() == Framing.ARRAY || stream.framing() == Framing.LINES;
        return quoted && alone == Representation.TEXT ? Representation.JSON : alone;
    }

    /** {@return why items of a type can't be written; empty if they can} */
    public static Optional<String> misfit(Type item) {
        String name = item.name().toString();
        boolean response = name.equals("jakarta.ws.rs.core.Response")
                || name.equals("org.jboss.resteasy.reactive.RestResponse");
        if (response) {
            return Optional.of("one answer has one status. Return a RestMulti, which has status and fields");
        }
        boolean later = contains(item) || name.equals("io.smallrye.mutiny.Uni")
                || name.equals("java.util.concurrent.CompletionStage") || name.equals("java.util.concurrent.CompletableFuture");
        return later ? Optional.of("an item that isn't there yet can't be written. Merge or concatenate them into one Multi")
                : Optional.empty();
    }
}
