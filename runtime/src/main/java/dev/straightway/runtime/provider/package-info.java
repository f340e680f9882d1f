/**
 * What extends the run time (§4 to §6): the providers that the application has, what each is registered for, and how the one
 * for a type, an exception or a route is found.
 * <p>
 * Imports {@code java.*}, {@code jakarta.ws.rs}, the value types of {@code resteasy-reactive-common} and nothing of Vert.x or
 * Quarkus. Start at {@link Registry}.
 */
package dev.straightway.runtime.provider;
