/**
 * What a server spends its CPU on, or allocates: stacks, sampled in passes apart from the timed trials, and flamegraphs of
 * them.
 * <p>
 * It may import {@code java.*}, {@code files}, the attach API and the flight recorder's. Start at {@link
 * dev.straightway.lab.profile.Profilers} for how stacks are sampled and at {@link dev.straightway.lab.profile.FlameGraph} for
 * how
 * they are drawn.
 */
package dev.straightway.lab.profile;
