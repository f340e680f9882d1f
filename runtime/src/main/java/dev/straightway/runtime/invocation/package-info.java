/**
 * What generated invokers call: the request as they see it, parameters and their conversion, readers and results.
 * <p>
 * Imports {@code java.*}, {@code jakarta.ws.rs} and nothing of Vert.x or Quarkus. Start at {@link Invoker}, which
 * shows the code that is generated, and at {@link Exchange}, which that code reads from.
 */
package dev.straightway.runtime.invocation;
