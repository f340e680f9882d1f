/**
 * Makes a Quarkus application of a WAR and runs it in this JVM, out of reach of the classes of the test side.
 * <p>
 * Imports Quarkus's bootstrap, ShrinkWrap's archives, and the package {@code application} to copy its classes; never JUnit or
 * Arquillian. Start at {@link dev.straightway.it.tck.server.CurrentServer}.
 */
package dev.straightway.it.tck.server;
