package dev.straightway.proof.walk;

import java.util.List;
import java.util.Set;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Names code that isn't seen, which has got an object; most of it is never told, so words are found when they are asked for.
 */
final class UnseenCode {

    /** They know classes, and make objects of them, but put nothing into these. */
    private static final List<String> NEVER_FILLING = List.of("java/", "jakarta/enterprise/", "jakarta/ws/rs/",
            "io/quarkus/arc/", "io/smallrye/mutiny/");

    private final String words;
    private final Place place;
    private final Method called;
    private final Node caller;

    private UnseenCode(String words, Place place, Method called, Node caller) {
        this.words = words;
        this.place = place;
        this.called = called;
        this.caller = caller;
    }

    /** @param place where it gets the object; null if it isn't in any one place */
    UnseenCode(String words, Place place) {
        this(words, place, null, null);
    }

    static UnseenCode of(String words) {
        return new UnseenCode(words, null);
    }

    /** {@return what a call is that a method makes, as in {@code the call of Method#invoke in Items#load}} */
    static UnseenCode call(Method called, Node caller) {
        return new UnseenCode(null, null, called, caller);
    }

    /**
     * {@return whether it may make objects of classes that it is given, and fill them: a library that the application calls}
     */
    boolean fills() {
        return called != null && !caller.library() && NEVER_FILLING.stream().noneMatch(called.owner()::startsWith);
    }

    /** {@return whether a class of the application calls it, not what it inherits} */
    boolean isCalledBy(Set<String> application) {
        return called != null && application.contains(caller.method.owner());
    }

    /** {@return whether it is what a class does} */
    boolean isOf(String type) {
        return called != null && called.owner().equals(type);
    }

    /** {@return whether it is Jackson, which writes an object} */
    boolean writesJson() {
        return called != null && called.owner().startsWith("com/fasterxml/jackson/databind/Object")
                && called.name().startsWith("write");
    }

    /** {@return why nothing is known of what it puts into an object} */
    Cause puts() {
        return cause(ReasonKind.PUT_IN, " puts there");
    }

    /** {@return why nothing is known of what it calls a method with} */
    Cause hands() {
        return cause(ReasonKind.HANDED_IN, " hands in");
    }

    private Cause cause(ReasonKind kind, String does) {
        return called == null ? new Cause(kind, "what " + words + does, place)
                : new Cause(kind, "what the call of " + called.words() + " in " + caller.words() + does,
                        Place.call(caller.method, called));
    }

    /** {@return why nothing is known of what such a call returns} */
    static Cause returned(Method called, Node caller) {
        return new Cause(ReasonKind.RETURNED, "what " + called.words() + " returns to " + caller.words(),
                Place.call(caller.method, called));
    }
}
