package dev.straightway.runtime.negotiation;

import java.util.List;

/**
 * Chooses a route by what a request carries and accepts (Jakarta REST 3.1 §3.7.2 step 3), and the type of the response
 * (§3.8). Without state.
 */
public final class Negotiator {

    private static final List<MediaRange> ANYTHING = List.of(MediaRange.ANY);
    /** No range of a route meets the request's. */
    private static final int NOT_READ = -1;

    private Negotiator() {
    }

    /**
     * Chooses the best of the routes that read the content type and write what is accepted; the first among equals.
     *
     * @param candidates at least one
     * @param contentType of the request, or null if it names none: every route reads that
     */
    public static <N extends Negotiable> Outcome<N> choose(List<N> candidates, MediaRange contentType, AcceptHeader accept) {
        boolean read = false;
        N best = null;
        int bestReading = NOT_READ;
        Combination bestWriting = null;
        for (int i = 0; i < candidates.size(); i++) {
            N candidate = candidates.get(i);
            int reading = reading(candidate.consumes(), contentType);
            if (reading == NOT_READ) {
                continue;
            }
            read = true;
            Combination writing = Combination.best(orAnything(candidate.produces()), accept);
            if (writing != null && (reading > bestReading || reading == bestReading && writing.betterThan(bestWriting))) {
                best = candidate;
                bestReading = reading;
                bestWriting = writing;
            }
        }
        if (best != null) {
            return new Outcome.Chosen<>(best, bestWriting.responseType(orAnything(best.produces()), accept));
        }
        return read ? new Outcome.NotAcceptable<>() : new Outcome.UnsupportedMediaType<>();
    }

    /**
     * Selects the type of the response among those that are possible: by specificity, the client's quality, the server's, and
     * then the server's order.
     *
     * @param produces the possible types, empty for any
     * @return a concrete type, or null if none is acceptable or only a range that names no type is
     */
    public static MediaRange select(List<MediaRange> produces, AcceptHeader accept) {
        Combination best = Combination.best(orAnything(produces), accept);
        return best == null ? null : best.responseType(orAnything(produces), accept);
    }

    /** {@return how specifically a route reads a content type, 0 to 2, or NOT_READ} */
    private static int reading(List<MediaRange> consumes, MediaRange contentType) {
        int best = NOT_READ;
        List<MediaRange> ranges = orAnything(consumes);
        for (int i = 0; i < ranges.size(); i++) {
            MediaRange range = ranges.get(i);
            if (contentType == null || range.compatible(contentType)) {
                best = Math.max(best, range.specificity());
            }
        }
        return best;
    }

    private static List<MediaRange> orAnything(List<MediaRange> ranges) {
        return ranges.isEmpty() ? ANYTHING : ranges;
    }
}
