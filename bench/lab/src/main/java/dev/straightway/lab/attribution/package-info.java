/**
 * Where the cost of a request lies: the samples of a profile, shared out among phases by rules that can be read, and compared
 * from one target to another.
 * <p>
 * It may import {@code java.*}, {@code profile} and {@code results}. Start at
 * {@link dev.straightway.lab.attribution.ProfilePass}
 * for how a profile is taken, at {@link dev.straightway.lab.attribution.Attributor} for what is made of it, and read
 * {@code phases.txt}.
 */
package dev.straightway.lab.attribution;
