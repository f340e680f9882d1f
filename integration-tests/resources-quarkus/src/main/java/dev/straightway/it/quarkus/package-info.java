/**
 * Annotations of Quarkus REST, which RESTEasy Classic doesn't know.
 * <p>
 * Start at {@link dev.straightway.it.quarkus.DeclaredResource}.
 */
package dev.straightway.it.quarkus;
