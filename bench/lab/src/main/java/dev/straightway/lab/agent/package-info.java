/**
 * What runs inside every server, the same in all of them: one thread that tells the lab, when asked, what the JVM knows of
 * itself.
 * <p>
 * Packaged as a jar of its own; it may import {@code java.*}, {@code javax.management} and
 * {@code com.sun.management} only. Start at
 * {@link dev.straightway.lab.agent.SamplingAgent}.
 */
package dev.straightway.lab.agent;
