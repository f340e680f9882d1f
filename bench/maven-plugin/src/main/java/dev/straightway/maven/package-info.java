/**
 * The Maven goal of the lab: {@code straightway:compare} calls {@code straightway-lab app} for the project that it is called
 * in, in a JVM of its own.
 * <p>
 * It imports Maven and nothing of the lab, whose program it starts. Start at {@link dev.straightway.maven.CompareMojo}.
 */
package dev.straightway.maven;
