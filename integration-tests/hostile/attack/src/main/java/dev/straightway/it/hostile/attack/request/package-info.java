/**
 * The kinds of requests, one class each. {@link dev.straightway.it.hostile.attack.request.Makers} lists them: those that are
 * HTTP, which may stand anywhere on a connection, and those that aren't.
 */
package dev.straightway.it.hostile.attack.request;
