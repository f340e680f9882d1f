/**
 * The threads of requests: the event loop, a worker, or a virtual thread, as the build has planned.
 * <p>
 * Imports {@code http.exchange} and {@code http.watch}. Start at {@link Dispatch}.
 */
package dev.straightway.runtime.http.dispatch;
