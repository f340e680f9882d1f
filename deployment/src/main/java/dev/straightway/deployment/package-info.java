/**
 * The build-time half of Straightway: scan → check → plan → generate → record, one package a stage.
 * <p>
 * {@link dev.straightway.deployment.StraightwayProcessor} and {@link dev.straightway.deployment.PlanningProcessor} wire the
 * stages, and only this package knows Quarkus' build; start there. {@code model} is what was found, {@code plan} what was
 * decided.
 */
package dev.straightway.deployment;
