/**
 * CPU flamegraphs by async-profiler, in passes apart from the timed rounds.
 * <p>
 * It may import {@code java.*} and the attach API. Start at {@link dev.straightway.lab.profile.Profiler}.
 */
package dev.straightway.lab.profile;
