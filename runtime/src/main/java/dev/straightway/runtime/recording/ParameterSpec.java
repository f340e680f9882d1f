package dev.straightway.runtime.recording;

import java.util.Optional;

import dev.straightway.runtime.invocation.Source;

/**
 * How the text of one parameter is converted.
 *
 * @param source where the text comes from; empty for parameters without text (the entity, a context)
 * @param name the parameter's name in the request
 * @param defaultText the text of {@code @DefaultValue}
 * @param separator splits each text into several, a regular expression
 * @param converter the binary name of a generated converter class or of a boxed primitive; empty where no converter is
 *        needed, or where only a provider has one
 * @param time how a date is read that has a format
 * @param type what a provider is asked for
 * @param bean the binary name of the class that makes the object of {@code @BeanParam}
 * @param part how a part of a multipart form is taken
 */
public record ParameterSpec(Optional<Source> source, String name, Optional<String> defaultText,
        Optional<String> separator, Optional<String> converter, Optional<TimeSpec> time, Optional<ConvertedSpec> type,
        Optional<String> bean, Optional<PartSpec> part) {

    /** A parameter without text. */
    public static final ParameterSpec NONE = new ParameterSpec(Optional.empty(), "", Optional.empty(), Optional.empty(),
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** {@return a parameter that is an object of a class with parameters of its own} */
    public static ParameterSpec ofBean(String reader) {
        return new ParameterSpec(Optional.empty(), "", Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.empty(), Optional.empty(), Optional.of(reader), Optional.empty());
    }

    /** {@return a parameter that is a part of a multipart form} */
    public static ParameterSpec ofPart(PartSpec part) {
        return new ParameterSpec(Optional.empty(), "", Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(part));
    }
}
