/**
 * What the build knows of Java types: how a text becomes one, how an entity of one is read and written.
 * <p>
 * Pure functions, used by {@code check} to refuse and by {@code plan} to decide. Imports Jandex and the run time's words.
 * Start at {@link dev.straightway.deployment.types.Conversions} and {@link dev.straightway.deployment.types.Entities}.
 */
package dev.straightway.deployment.types;
