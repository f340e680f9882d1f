package dev.straightway.proof.walk;

import java.util.Objects;

import dev.straightway.proof.code.Place;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Says why nothing is known of an object.
 *
 * @param kind of the reason
 * @param words what the object is, as in {@code what Constructor#newInstance returns to Items#load}
 * @param place where that comes about; null if it isn't in any one place
 */
public record Cause(ReasonKind kind, String words, Place place) {

    /** Written out, as {@link dev.straightway.proof.code.Method#equals} is; whoever says the same of a place says it alike. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Cause cause && words.equals(cause.words) && Objects.equals(place, cause.place);
    }

    @Override
    public int hashCode() {
        return words.hashCode();
    }

    /** {@return why nothing is known of a value that nothing is seen to get to} */
    static Cause empty(String words, Place place) {
        return new Cause(ReasonKind.NEVER_GIVEN, words, place);
    }

    /** {@return that an object is locked, whose monitor others take} */
    static Cause lock(Node node) {
        return new Cause(ReasonKind.HELD_MONITOR, node.words() + " locks it", Place.lock(node.method));
    }

    static Cause of(ReasonKind kind, String words) {
        return new Cause(kind, words, null);
    }
}
