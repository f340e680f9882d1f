package dev.straightway.deployment.check;

import java.util.Map;

/**
 * What the rules must know of the application beside its resources.
 *
 * @param scopes the simple names of the scopes of beans, by the binary names of their classes
 * @param neighbours what other extensions would do with the resources
 * @param failOnDuplicate whether methods that answer the same request are a problem, not a warning
 */
public record Surroundings(Map<String, String> scopes, Neighbours neighbours, boolean failOnDuplicate) {
}
