/**
 * Requests that somebody else's application is to be asked: from a list, an OpenAPI document, or the build report of
 * Straightway, filled in with values that were given. What can't be asked is kept with the reason.
 * <p>
 * It may import {@code java.*}, {@code scenario}, and Jackson for JSON and YAML. Start at
 * {@link dev.straightway.lab.request.Request}.
 */
package dev.straightway.lab.request;
