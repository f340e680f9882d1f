/**
 * Projects outside the reactor, which tests build as a user without a clone would: from a copy, with a Maven process of their
 * own and the
 * artifacts that the reactor has packaged.
 * <p>
 * Imports {@code java.*} only. Start at {@link dev.straightway.outside.OutsideProject} and {@link
 * dev.straightway.outside.LocalRepository}.
 */
package dev.straightway.outside;
