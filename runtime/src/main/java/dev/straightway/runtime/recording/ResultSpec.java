package dev.straightway.runtime.recording;

import java.util.List;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.Representation;

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
 */
public record ResultSpec(Completion completion, Payload payload, List<Variant> variants, String type, String signature,
        DeclaredHead declared) {

    /** When the value is there. */
    public enum Completion {
        NOW,
        STAGE,
        UNI
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
}
