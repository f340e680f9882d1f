package dev.straightway.runtime.recording;

/**
 * What a {@code ParamConverterProvider} is asked for (§3.2).
 *
 * @param signature the JVM signature of the parameter's type
 * @param element the signature of the type of its elements; that of the parameter where it is no collection
 * @param required whether there is no other way to convert
 * @param annotated where its annotations are
 */
public record ConvertedSpec(String signature, String element, boolean required, ElementSpec annotated) {
}
