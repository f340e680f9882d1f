package dev.straightway.runtime.recording;

import java.util.Optional;

/**
 * How a method has JSON read or written otherwise than the {@code ObjectMapper} does by itself.
 *
 * @param view the binary name of a class of {@code @JsonView}
 * @param function the binary name of a {@code BiFunction} that makes a reader or writer
 */
public record JsonSpec(Optional<String> view, Optional<String> function) {

    /** As the mapper does it. */
    public static final JsonSpec NONE = new JsonSpec(Optional.empty(), Optional.empty());

    /** {@return whether it is as the mapper does it} */
    boolean asTheMapper() {
        return view.isEmpty() && function.isEmpty();
    }
}
