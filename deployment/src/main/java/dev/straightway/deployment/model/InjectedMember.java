package dev.straightway.deployment.model;

/**
 * A field, setter or constructor parameter of a resource class with an annotation that takes something from the request.
 *
 * @param name the member, for messages
 * @param annotation the simple name of the annotation
 */
public record InjectedMember(String name, String annotation) {
}
