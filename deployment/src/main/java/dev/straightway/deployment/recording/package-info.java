/**
 * Fifth stage: turns the plan into the records that the recorder takes to the application.
 * <p>
 * Imports {@code plan} and the run time's {@code recording}. Start at {@link EndpointSpecs}.
 */
package dev.straightway.deployment.recording;
