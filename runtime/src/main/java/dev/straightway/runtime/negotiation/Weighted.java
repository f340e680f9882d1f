package dev.straightway.runtime.negotiation;

import java.util.ArrayList;
import java.util.List;

/**
 * A range that a client likes more or less than others: a language or an encoding (RFC 9110 §12.4.2).
 *
 * @param q per mille; full where the weight is missing or malformed
 */
public record Weighted(String text, int q) {

    private static final String NAME = "q=";

    /** {@return the ranges of a field in its order} */
    public static List<Weighted> parse(String value) {
        List<Weighted> ranges = new ArrayList<>(4);
        for (String element : FieldParser.split(value, ',')) {
            List<String> pieces = FieldParser.split(element, ';');
            if (!pieces.get(0).isEmpty()) {
                ranges.add(new Weighted(pieces.get(0), weight(pieces)));
            }
        }
        return ranges;
    }

    private static int weight(List<String> pieces) {
        for (String piece : pieces.subList(1, pieces.size())) {
            if (piece.regionMatches(true, 0, NAME, 0, NAME.length())) {
                int q = FieldParser.perMille(piece.substring(NAME.length()));
                return q < 0 ? MediaRange.FULL_QUALITY : q;
            }
        }
        return MediaRange.FULL_QUALITY;
    }
}
