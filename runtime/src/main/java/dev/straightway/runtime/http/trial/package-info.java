/**
 * What the Dev UI asks of the running application. Only dev mode makes beans of it, and nothing else imports it but the
 * recorder.
 * <p>
 * Imports {@code http.match}. Start at {@link dev.straightway.runtime.http.trial.RequestTrials}.
 */
package dev.straightway.runtime.http.trial;
