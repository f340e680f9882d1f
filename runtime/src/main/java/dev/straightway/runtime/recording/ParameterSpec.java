package dev.straightway.runtime.recording;

import java.util.Optional;

import dev.straightway.runtime.invocation.Source;

/**
 * How the text of one parameter is converted.
 *
 * @param source where the text comes from; empty for parameters without text (the entity, a context)
 * @param name the parameter's name in the request
 * @param defaultText the text of {@code @DefaultValue}
 * @param converter the binary name of a generated converter class or of a boxed primitive; empty where no converter is
 *        needed
 */
public record ParameterSpec(Optional<Source> source, String name, Optional<String> defaultText,
        Optional<String> converter) {

    /** A parameter without text. */
    public static final ParameterSpec NONE = new ParameterSpec(Optional.empty(), "", Optional.empty(), Optional.empty());
}
