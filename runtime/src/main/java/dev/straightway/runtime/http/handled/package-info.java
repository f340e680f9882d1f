/**
 * Resources that the application builds of handlers ({@link dev.straightway.Resource}): compiled into a route table, and kept
 * as long as they are asked for.
 * <p>
 * Imports {@code http.exchange}, {@code http.filter}, {@code http.answer} and {@code http.context}. Start at
 * {@link dev.straightway.runtime.http.handled.ResourceCompiler}.
 */
package dev.straightway.runtime.http.handled;
