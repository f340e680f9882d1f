package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Optional;

import dev.straightway.runtime.routing.Rank;

/**
 * Where a method answers.
 *
 * @param classTemplate the template of the class with everything before it
 * @param methodTemplate the template of the method, {@code /} without one
 * @param template both together
 * @param variables the variables of the template in its order
 * @param classRank the first part of the rank (§3.7.2)
 * @param methodRank the second, among the methods of classes with this template
 * @param httpMethod the HTTP method; empty for a sub-resource locator, which takes all
 * @param consumes media types that are consumed; empty for all
 * @param produces media types that are produced; empty where only run time knows
 */
public record RoutePlan(String classTemplate, String methodTemplate, String template, List<String> variables,
        Rank classRank, Rank methodRank, Optional<String> httpMethod, List<String> consumes, List<String> produces) {

    /** {@return the HTTP method in words} */
    public String words() {
        return httpMethod.orElse("*");
    }
}
