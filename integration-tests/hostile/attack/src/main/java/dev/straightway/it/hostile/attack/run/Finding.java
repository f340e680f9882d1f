package dev.straightway.it.hostile.attack.run;

/**
 * Something that must not be.
 *
 * @param check the invariant, or {@code differs:} and the aspect
 * @param number of the case, or -1 for what was found beside them
 * @param evidence what was sent and answered
 */
public record Finding(String label, String check, String what, long number, String evidence) {

    /** {@return whether the stacks only differ}: no invariant is broken. */
    boolean isDifference() {
        return check.startsWith("differs:");
    }

    /** {@return what findings of the same kind have in common} */
    String signature() {
        return label + "\t" + check;
    }
}
