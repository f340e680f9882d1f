/**
 * What is asked: the closed world of an application, its routes, and what its container of beans does.
 * <p>
 * Imports {@code java.*}, and {@code code} and {@code judge} for classes, methods and tables. Start at
 * {@link dev.straightway.proof.application.Application} and {@link dev.straightway.proof.application.RouteEntry}.
 */
package dev.straightway.proof.application;
