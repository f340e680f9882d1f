package dev.straightway.deployment.model;

import java.util.Optional;

/**
 * How a method has JSON read or written otherwise than the {@code ObjectMapper} does by itself.
 *
 * @param view the binary name of the class of {@code @JsonView}
 * @param function the binary name of the class of {@code @CustomSerialization} or {@code @CustomDeserialization}
 */
public record JsonForm(Optional<String> view, Optional<String> function) {

    /** As the mapper does it. */
    public static final JsonForm NONE = new JsonForm(Optional.empty(), Optional.empty());
}
