package dev.straightway.runtime.negotiation;

import java.util.ArrayList;
import java.util.List;

/**
 * What a client accepts: the ranges of an Accept field (RFC 9110 §12.5.1). Immutable.
 */
public final class AcceptHeader {

    /** Everything, as a request without the field accepts it. */
    public static final AcceptHeader ANY = new AcceptHeader(List.of(MediaRange.ANY));

    /** More than a range has parameters. */
    private static final int STEPS = 1 << 16;

    private final List<MediaRange> ranges;

    private AcceptHeader(List<MediaRange> ranges) {
        this.ranges = ranges;
    }

    /**
     * Reads the field's value; several fields are one with commas between them. A malformed element is left out.
     *
     * @param value null or blank if there is no such field
     * @throws IllegalArgumentException that quotes the value if all its elements are malformed
     */
    public static AcceptHeader parse(String value) {
        if (value == null || value.isBlank() || value.equals("*/*")) {
            return ANY;
        }
        List<MediaRange> ranges = new ArrayList<>(4);
        IllegalArgumentException firstWrong = null;
        for (String element : FieldParser.split(value, ',')) {
            if (element.isEmpty()) {
                continue;
            }
            try {
                ranges.add(MediaRange.parse(element));
            } catch (IllegalArgumentException e) {
                firstWrong = firstWrong == null ? e : firstWrong;
            }
        }
        if (ranges.isEmpty() && firstWrong != null) {
            throw new IllegalArgumentException("Accept '" + value + "' names no media type", firstWrong);
        }
        return ranges.isEmpty() ? ANY : new AcceptHeader(List.copyOf(ranges));
    }

    /** {@return the ranges in the order of the field} */
    public List<MediaRange> ranges() {
        return ranges;
    }

    /**
     * The quality of a type: that of the most specific range that includes it, the first among equals.
     *
     * @return per mille; 0 if the type is refused or not mentioned
     */
    public int quality(MediaRange concrete) {
        MediaRange deciding = deciding(concrete);
        return deciding == null ? 0 : deciding.q();
    }

    /**
     * The range that decides about a type.
     * <p>
     * A range whose parameters the type lacks includes it too, but less specifically than the bare type would: a client that
     * accepts {@code application/json;charset=utf-8} is content with {@code application/json}. It cannot refuse the type.
     *
     * @return null if no range includes the type
     */
    MediaRange deciding(MediaRange concrete) {
        if (this == ANY) {
            return MediaRange.ANY;
        }
        MediaRange deciding = null;
        int most = -1;
        for (int i = 0; i < ranges.size(); i++) {
            MediaRange range = ranges.get(i);
            int specificity = specificity(range, concrete);
            if (specificity > most) {
                most = specificity;
                deciding = range;
            }
        }
        return deciding;
    }

    /** Ascending: any, any subtype, the type with other parameters, the type, the type with one of its parameters, with two. */
    private static int specificity(MediaRange range, MediaRange concrete) {
        if (!range.includesType(concrete)) {
            return -1;
        }
        if (range.includesParameters(concrete)) {
            return STEPS * range.specificity() + 1 + range.parameters().size();
        }
        return range.q() == 0 ? -1 : STEPS * range.specificity();
    }

    @Override
    public String toString() {
        return ranges.toString();
    }
}
