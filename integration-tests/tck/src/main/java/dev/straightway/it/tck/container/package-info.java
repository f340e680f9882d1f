/**
 * Lets Arquillian, which runs the tests, deploy to the server of this JVM.
 * <p>
 * Imports Arquillian and the package {@code server}. Start at {@link dev.straightway.it.tck.container.QuarkusContainer}.
 */
package dev.straightway.it.tck.container;
