package dev.straightway.deployment.check;

import java.util.Optional;

import dev.straightway.runtime.negotiation.MediaRange;

/** Media types, for rules that leave malformed ones to {@link MediaTypeRule}. */
final class MediaTypes {

    private MediaTypes() {
    }

    /** {@return the media type, or nothing if it is malformed} */
    static Optional<MediaRange> parse(String text) {
        try {
            return Optional.of(MediaRange.parse(text));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }
}
