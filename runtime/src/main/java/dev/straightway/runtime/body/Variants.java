package dev.straightway.runtime.body;

import java.util.List;

import jakarta.ws.rs.NotAcceptableException;

import dev.straightway.runtime.fields.Accept;
import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiator;
import dev.straightway.runtime.negotiation.Remembered;

/**
 * The representations that a method can answer in, and the choice among them by Accept (§3.8). A value of Accept that was seen
 * before costs one look-up. Immutable but for that; for all threads.
 */
final class Variants {

    private static final String ANYTHING = "*/*";

    private final List<MediaRange> mediaTypes;
    private final List<Encoder> encoders;
    private final Choice usual;
    private final Remembered<Choice> chosen = new Remembered<>(this::choose);

    /**
     * What is answered.
     *
     * @param mediaType as it was chosen
     * @param contentType its field value
     * @param encoder the one that the build has fixed; {@code null} where the class of the entity decides
     * @param open whether the class of the entity decides about the media type too, since neither side names a concrete one
     */
    record Choice(MediaRange mediaType, CharSequence contentType, Encoder encoder, boolean open) {
    }

    /**
     * @param mediaTypes what may be answered, as declared; empty for whatever the class of the entity asks for
     * @param encoders that of each media type; {@code null} where the class of the entity decides
     */
    Variants(List<MediaRange> mediaTypes, List<Encoder> encoders) {
        this.mediaTypes = List.copyOf(mediaTypes);
        this.encoders = encoders;
        MediaRange first = mediaTypes.isEmpty() ? null : Negotiator.select(mediaTypes, AcceptHeader.ANY);
        this.usual = first == null ? null : choice(first, AcceptHeader.ANY);
    }

    /** {@return whether nothing is declared to choose among} */
    boolean isEmpty() {
        return mediaTypes.isEmpty();
    }

    /**
     * {@return the choice of a client}
     *
     * @param accept the value of Accept, {@code null} without one
     * @throws NotAcceptableException if there is none
     */
    Choice of(String accept) {
        boolean anything = accept == null || accept.equals(ANYTHING);
        return anything && usual != null ? usual : chosen.of(anything ? ANYTHING : accept);
    }

    private Choice choose(String accept) {
        AcceptHeader accepted = Accept.of(accept);
        MediaRange found = Negotiator.select(mediaTypes, accepted);
        if (found == null) {
            throw new NotAcceptableException("Accept asks for none of " + mediaTypes);
        }
        return choice(found, accepted);
    }

    private Choice choice(MediaRange found, AcceptHeader accept) {
        int place = mediaTypes.indexOf(found);
        boolean open = place < 0 && found.equals(MediaRange.OCTET_STREAM)
                && accept.ranges().stream().noneMatch(found::includes);
        return new Choice(found, ContentType.of(found), place < 0 ? null : encoders.get(place), open);
    }
}
