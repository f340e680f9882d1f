/**
 * Asks the proof about the routes of an application, and tells it what Quarkus knows: the closed world of the archives, what
 * ArC does to beans, what configuration and Jackson run.
 * <p>
 * Imports {@code model}, {@code plan}, {@code types}, the proof and the build of Quarkus. Start at
 * {@link dev.straightway.deployment.arc.RouteProofs}.
 */
package dev.straightway.deployment.arc;
