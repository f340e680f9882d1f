package dev.straightway.runtime.recording;

import java.util.List;
import java.util.Optional;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;

/**
 * How what a resource method returns becomes the answer.
 *
 * @param completion whether the value is there when the method returns
 * @param payload what the value is
 * @param variants the representations that the entity can be answered in, best first as declared; one that is fixed, several
 *        that the Accept field chooses among; with {@link Representation#BY_CLASS} only run time knows the writer
 * @param type the entity's type in Jackson's canonical form; empty when unknown
 * @param signature the JVM signature of the entity's type; empty when unknown
 * @param declared what annotations say of the head of the answer
 * @param stream how the items follow each other, where the entity comes piece by piece
 * @param json how an entity is written as JSON
 * @param own who of the application writes it
 */
public record ResultSpec(Completion completion, Payload payload, List<Variant> variants, String type, String signature,
        DeclaredHead declared, Optional<StreamSpec> stream, JsonSpec json, OwnProviderSpec own) {

    /** When the value is there. */
    public enum Completion {
        NOW,
        STAGE,
        UNI,
        /** A stage that goes on when the client has left. */
        KEPT_STAGE,
        /** A {@code Uni} that goes on when the client has left. */
        KEPT_UNI,
        /** Piece by piece, as the items of a publisher; type, signature and representation are those of an item. */
        STREAM
    }

    /** What the value is. */
    public enum Payload {
        /** Nothing: 204. */
        NOTHING,
        /** Nothing yet: the method has handed the answer on (§8.2.1, §9.3). */
        LATER,
        /** An object that the request goes on with. */
        LOCATED,
        ENTITY,
        RESPONSE,
        REST_RESPONSE
    }

    /**
     * One way to answer.
     *
     * @param mediaType the media type as declared, possibly with a wildcard
     * @param representation the writer
     */
    public record Variant(String mediaType, Representation representation) {
    }

    /**
     * How the items of a stream follow each other.
     *
     * @param framing what stands between them
     * @param elementType the media type of the entities of events; empty for text without a word about it
     */
    public record StreamSpec(Framing framing, String elementType) {

        private static final MediaRange TEXT = MediaRange.of("text", "plain");
        private static final MediaRange JSON = MediaRange.of("application", "json");

        /**
         * {@return the media type that each item is written in}
         *
         * @param answered that of the whole
         */
        public MediaRange each(MediaRange answered) {
            return switch (framing) {
                case EVENTS -> elementType.isEmpty() ? TEXT : MediaRange.parse(elementType);
                case LINES -> JSON;
                case ARRAY, PLAIN -> answered;
            };
        }
    }
}
