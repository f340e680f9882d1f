/**
 * The build-time half of Straightway: scan → check → plan → generate → record, one package a stage.
 * <p>
 * {@link dev.straightway.deployment.StraightwayProcessor} and {@link dev.straightway.deployment.PlanningProcessor} wire the
 * stages by Quarkus' build; start there. The other processors of this package connect the stages with other extensions.
 * {@code model} is what was found, {@code plan} what was decided.
 */
package dev.straightway.deployment;
