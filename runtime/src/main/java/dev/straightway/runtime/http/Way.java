package dev.straightway.runtime.http;

import java.util.Set;

import jakarta.ws.rs.WebApplicationException;

import dev.straightway.runtime.http.answer.Failures;
import dev.straightway.runtime.http.answer.Rejection;
import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.http.context.Contexts;
import dev.straightway.runtime.http.dispatch.Dispatch;
import dev.straightway.runtime.http.exchange.ContextObjects;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.http.exchange.Serving;
import dev.straightway.runtime.http.exchange.Surroundings;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.RequestFilters;
import dev.straightway.runtime.http.filter.Responder;
import dev.straightway.runtime.http.locate.Objects;
import dev.straightway.runtime.http.match.Matching;
import dev.straightway.runtime.http.read.Reading;
import dev.straightway.runtime.http.secure.Securing;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.routing.RouteMatch;

/** The way of a request: matched, read, dispatched, called, answered; one part for each step. Immutable, for all threads. */
public final class Way implements Serving {

    private static final int SERVER_ERROR = 500;

    private final Surroundings surroundings;
    private final Matching matching;
    private final Dispatch dispatch;
    private final Reading reading;
    private final Calling calling;
    private final Securing securing;
    private final Rejection rejection;
    private final Parts parts;
    private final Shortcut shortcut = new Shortcut(this);

    /**
     * What is made of the build's records.
     *
     * @param matching knows the routes
     * @param failures answers with failures
     * @param objects makes resource objects for the application
     */
    public record Parts(Matching matching, Failures failures, Objects objects) {
    }

    public Way(Surroundings surroundings, Dispatch dispatch, Parts parts) {
        this.surroundings = surroundings;
        this.matching = parts.matching();
        this.dispatch = dispatch;
        this.reading = new Reading(dispatch);
        this.calling = new Calling(reading);
        this.securing = new Securing(dispatch, reading, calling);
        this.rejection = new Rejection(surroundings, dispatch);
        this.parts = parts;
    }

    @Override
    public Surroundings surroundings() {
        return surroundings;
    }

    /** {@return the match of a path as it was sent, or {@code null}} */
    RouteMatch<Endpoint> find(String path) {
        return matching.find(path);
    }

    /** {@return the match of a plain path, or {@code null}} */
    RouteMatch<Endpoint> findAhead(String path) {
        return matching.findAhead(path);
    }

    /** {@return paths that are known as a whole} */
    Set<String> paths() {
        return matching.paths();
    }

    /** {@return the step that finds endpoints} */
    Matching matching() {
        return matching;
    }

    /** {@return whether filters of the application may change a request before it is matched} */
    boolean filtersBeforeMatching(String path) {
        return !surroundings.registry().preMatching().isEmpty() && surroundings.covers(path);
    }

    /** {@return whether the application wants to see a request whose path no template matches} */
    boolean answersUnmatched(String path) {
        return rejection.seesUnmatched() && surroundings.covers(path);
    }

    /** {@return the way of plain requests past the Router} */
    Shortcut shortcut() {
        return shortcut;
    }

    /** {@return whether a plain request is served ahead of the Router; if not, nothing has happened to it} */
    boolean serveAhead(VertxExchange exchange, RouteMatch<Endpoint> match) {
        if (!matching.chooseAhead(exchange, match)) {
            return false;
        }
        try {
            if (exchange.isRaw() && exchange.endpoint().readsEntity()) {
                exchange.received(exchange.raw().body());
            }
            reading.begin(exchange);
        } catch (RuntimeException | Error failure) {
            Sending.delegate(exchange, SERVER_ERROR, failure);
        }
        shortcut.begun(exchange);
        return true;
    }

    @Override
    public void route(VertxExchange exchange) {
        shortcut.leave(exchange);
    }

    /** Serves a request whose path matches. */
    void serve(VertxExchange exchange, RouteMatch<Endpoint> match) {
        try {
            matching.choose(exchange, match);
        } catch (WebApplicationException unmatched) {
            reject(exchange, unmatched);
            return;
        }
        if (exchange.endpoint().isGuarded()) {
            securing.begin(exchange);
        } else {
            reading.begin(exchange);
        }
    }

    /** Serves a request that filters may change before it is matched. */
    void filter(VertxExchange exchange) {
        reading.defer(exchange);
    }

    /** Answers a request that has no endpoint, or isn't let to it. */
    void reject(VertxExchange exchange, Throwable reason) {
        reading.leave(exchange);
        rejection.reject(exchange, reason);
    }

    @Override
    public void proceed(VertxExchange exchange) throws Throwable {
        if (exchange.endpoint() != null) {
            if (Securing.mustAsk(exchange)) {
                securing.admit(exchange, ThreadModel.EVENT_LOOP);
            } else {
                calling.call(exchange);
            }
        } else if (RequestFilters.run(exchange, surroundings.registry().preMatching())) {
            surroundings.scope().identify(exchange);
            matching.match(exchange);
            proceed(exchange, surroundings.first());
        }
    }

    @Override
    public void descend(VertxExchange exchange, Object located) throws Throwable {
        ThreadModel here = InForce.thread(exchange);
        boolean scoped = exchange.endpoint().requestScope();
        matching.descend(exchange, located);
        if (!exchange.isRouted() && !exchange.endpoint().mayBeAhead()) {
            // The locator returned something else than foreseen: from here on this is a request of the Router.
            exchange.routingContext();
        }
        if (scoped || !exchange.endpoint().requestScope()) {
            proceed(exchange, here);
        } else {
            // The locator returned something else than foreseen, for which the request scope is active; in a turn of its own.
            keepEarly(exchange, here);
            dispatch.again(exchange);
        }
    }

    /** Calls an endpoint here if this is its thread, or if filters come first that want this one. */
    private void proceed(VertxExchange exchange, ThreadModel here) throws Throwable {
        keepEarly(exchange, here);
        if (Securing.mustAsk(exchange)) {
            securing.admit(exchange, here);
            return;
        }
        if (InForce.thread(exchange) != here) {
            dispatch.again(exchange);
            return;
        }
        if (here == ThreadModel.EVENT_LOOP) {
            dispatch.serves(exchange);
        }
        calling.call(exchange);
    }

    private void keepEarly(VertxExchange exchange, ThreadModel here) {
        if (here == ThreadModel.EVENT_LOOP) {
            reading.beginEarly(exchange);
        }
    }

    @Override
    public void again(VertxExchange exchange) {
        dispatch.again(exchange);
    }

    @Override
    public boolean execute(VertxExchange exchange, Runnable task) {
        return dispatch.execute(exchange, task);
    }

    @Override
    public ContextObjects contexts(VertxExchange exchange) {
        return new Contexts(exchange, parts.objects());
    }

    @Override
    public void answerNothing(VertxExchange exchange) throws Exception {
        Responder.respondNothing(exchange);
    }

    @Override
    public void answer(VertxExchange exchange, Throwable failure) {
        parts.failures().answer(exchange, failure);
    }
}
