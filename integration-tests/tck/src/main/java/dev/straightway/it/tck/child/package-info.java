/**
 * A JVM that runs some of the test classes: Quarkus leaves class loaders behind, and a crash must not take all with it.
 * <p>
 * Imports JUnit's launcher and the packages {@code result}, {@code selection} and {@code server}. Start at
 * {@link dev.straightway.it.tck.child.ChildMain}.
 */
package dev.straightway.it.tck.child;
