/**
 * Serves routes on Vert.x: {@link RouteHandler} takes what the Router gives, {@link Way} takes it from step to step, each in a
 * package of its own: {@code match}, {@code read}, {@code dispatch}, {@code call}, {@code answer}.
 * <p>
 * Wires its packages, and imports them, Vert.x, Quarkus' HTTP layer and ArC; not the recorder. Nothing in its packages imports
 * this one. Start at {@link RouteHandler}.
 */
package dev.straightway.runtime.http;
