/**
 * Projects outside the reactor, which tests build as somebody without a clone does: of a copy, by a Maven of their own, from
 * what the
 * reactor has packaged.
 * <p>
 * Imports {@code java.*} only. Start at {@link dev.straightway.outside.OutsideProject} and {@link
 * dev.straightway.outside.LocalRepository}.
 */
package dev.straightway.outside;
