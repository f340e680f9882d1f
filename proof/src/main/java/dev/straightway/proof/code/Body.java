package dev.straightway.proof.code;

import java.util.List;

/**
 * Is what the code of one method does to references, in no order.
 *
 * @param ops what it does
 * @param understood false when the code could not be analysed; then {@code ops} is empty
 */
public record Body(List<Op> ops, boolean understood) {

    /** What has no code. */
    public static final Body NONE = new Body(List.of(), true);

    static final Body STRANGE = new Body(List.of(), false);
}
