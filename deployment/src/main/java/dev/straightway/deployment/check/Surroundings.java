package dev.straightway.deployment.check;

import java.util.Map;
import java.util.Set;

/**
 * What the rules must know of the application beside its resources.
 *
 * @param scopes the simple names of the scopes of beans, by the binary names of their classes
 * @param validator whether Hibernate Validator is there
 * @param openApi whether an OpenAPI document is asked for
 * @param denials properties of the configuration that deny access to endpoints without a security annotation
 * @param failOnDuplicate whether methods that answer the same request are a problem, not a warning
 */
public record Surroundings(Map<String, String> scopes, boolean validator, boolean openApi, Set<String> denials,
        boolean failOnDuplicate) {
}
