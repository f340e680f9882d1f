/**
 * Answers that come later or in parts: suspended responses, stages, and events (§8, §9).
 * <p>
 * Imports Jakarta REST and CDI only. Start at {@link dev.straightway.it.async.SuspendedResource} and
 * {@link dev.straightway.it.async.EventsResource}.
 */
package dev.straightway.it.async;
