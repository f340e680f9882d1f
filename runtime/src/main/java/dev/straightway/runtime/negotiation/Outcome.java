package dev.straightway.runtime.negotiation;

/**
 * What {@link Negotiator#choose} found.
 *
 * @param <N> what was chosen among
 */
public sealed interface Outcome<N> {

    /**
     * @param route the best candidate
     * @param responseType concrete; or null if the route only declares a range such as {@code image/*} that the request does
     *        not narrow, so that only the answer itself can name its type
     */
    record Chosen<N>(N route, MediaRange responseType) implements Outcome<N> {
    }

    /** No candidate reads the request's content type: status 415. */
    record UnsupportedMediaType<N>() implements Outcome<N> {
    }

    /** No candidate that reads the request writes what it accepts: status 406. */
    record NotAcceptable<N>() implements Outcome<N> {
    }
}
