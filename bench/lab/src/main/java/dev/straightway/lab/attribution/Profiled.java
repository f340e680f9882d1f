package dev.straightway.lab.attribution;

import dev.straightway.lab.profile.Stacks;

/**
 * A profile, and how much it saw.
 *
 * @param coverage the profile's weight by what /proc or the JVM counted in the same time, 1 is all; NaN if that is unknown
 */
public record Profiled(Subject subject, Stacks stacks, double coverage) {
}
