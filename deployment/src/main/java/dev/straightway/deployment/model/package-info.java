/**
 * What the scan found, as immutable records over Jandex declarations: resource classes, their methods and parameters,
 * providers. Nothing is decided here.
 * <p>
 * Imports Jandex only. Start at {@link dev.straightway.deployment.model.RestApplication}.
 */
package dev.straightway.deployment.model;
