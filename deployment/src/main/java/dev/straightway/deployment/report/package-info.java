/**
 * Writes the build report: what was decided for every route and why, for people and for programs.
 * <p>
 * Imports {@code plan}, the proofs, and Jackson. Start at
 * {@link dev.straightway.deployment.report.BuildReport}.
 */
package dev.straightway.deployment.report;
