package dev.straightway.deployment.check;

import java.util.Set;

/**
 * What the rules must know of the application beside its resources.
 *
 * @param beans the binary names of the resource classes that are beans
 * @param validator whether Hibernate Validator is there
 * @param openApi whether an OpenAPI document is asked for
 * @param denials properties of the configuration that deny access to endpoints without a security annotation
 */
public record Surroundings(Set<String> beans, boolean validator, boolean openApi, Set<String> denials) {
}
