package dev.straightway.runtime.body;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletionStage;

import dev.straightway.runtime.negotiation.MediaRange;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;

/** Finds the encoder for an entity (§4.2.4). */
final class Encoders {

    private static final MediaRange TEXT_PLAIN = MediaRange.of("text", "plain");
    private static final MediaRange JSON_TYPE = MediaRange.of("application", "json");
    private static final Encoder BYTES = entity -> Buffer.buffer((byte[]) entity);
    private static final Encoder BUFFER = Buffer.class::cast;

    /** Results that aren't there yet, which nothing but the plan of their method may wait for. */
    private static final List<Class<?>> ASYNCHRONOUS = List.of(Uni.class, Multi.class, CompletionStage.class);

    private final Json json;

    Encoders(Json json) {
        this.json = json;
    }

    Encoder json() {
        return json;
    }

    /**
     * @param type the entity's declared type in Jackson's canonical form; empty if it is unknown
     * @return the encoder of a representation that the build has fixed
     */
    Encoder of(Representation representation, MediaRange mediaType, String type) {
        return switch (representation) {
            case JSON -> json(type);
            case TEXT -> text(mediaType);
            case BYTES -> BYTES;
            case BUFFER -> BUFFER;
            case STREAM, BY_CLASS, XML, KRYO, OWN, PROVIDER -> throw new IllegalArgumentException(
                    representation + " has no encoder of its own");
        };
    }

    /** {@return the encoder of JSON for a declared type, which is empty if it is unknown} */
    Encoder json(String type) {
        return type.isEmpty() ? json : new JsonEncoder(json, type);
    }

    /**
     * {@return the encoder of an entity whose class only run time knows, or {@code null} if that takes an entity provider}
     *
     * @param declared encodes JSON
     */
    Encoder find(Object entity, MediaRange mediaType, Encoder declared) {
        if (entity instanceof CharSequence) {
            return text(mediaType);
        }
        if (entity instanceof byte[]) {
            return BYTES;
        }
        if (entity instanceof Buffer) {
            return BUFFER;
        }
        if (SpecialTypes.include(entity.getClass()) || ASYNCHRONOUS.stream().anyMatch(type -> type.isInstance(entity))) {
            return null;
        }
        if (mediaType.isJson()) {
            return declared;
        }
        return mediaType.type().equals("text") && mediaType.subtype().equals("plain") ? text(mediaType) : null;
    }

    /** {@return the media type of an entity that nothing declares one for} */
    static MediaRange defaultType(Object entity) {
        if (entity instanceof CharSequence || entity instanceof Number || entity instanceof Boolean
                || entity instanceof Character) {
            return TEXT_PLAIN;
        }
        return entity instanceof byte[] || entity instanceof Buffer ? MediaRange.OCTET_STREAM : JSON_TYPE;
    }

    private static Encoder text(MediaRange mediaType) {
        Charset charset = mediaType.charset() == null ? StandardCharsets.UTF_8 : mediaType.charset();
        return entity -> Buffer.buffer(entity.toString().getBytes(charset));
    }
}
