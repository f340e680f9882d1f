package dev.straightway.deployment.plan;

/**
 * A choice of the planner.
 *
 * @param value what was chosen
 * @param why the reason, for the build report
 */
public record Decision<T>(T value, String why) {
}
