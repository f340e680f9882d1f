package dev.straightway.runtime.http.secure;

import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.http.dispatch.Dispatch;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.Later;
import dev.straightway.runtime.http.read.Reading;
import dev.straightway.runtime.invocation.ThreadModel;
import io.smallrye.mutiny.Uni;

/**
 * The step that lets only those requests go on that may: behind the match, before filters, body and resource. It stands on the
 * event loop, as in Quarkus REST, but behind filters and locators, where it stands on their thread. Immutable, for all threads.
 */
public final class Securing {

    private final Dispatch dispatch;
    private final Reading reading;
    private final Calling calling;

    public Securing(Dispatch dispatch, Reading reading, Calling calling) {
        this.dispatch = dispatch;
        this.reading = reading;
        this.calling = calling;
    }

    /** Begins a request whose endpoint is found; on the event loop. The body stays with the client meanwhile. */
    public void begin(VertxExchange exchange) {
        reading.hold(exchange);
        dispatch.here(exchange);
    }

    /** {@return whether the request was not let in yet} */
    public static boolean mustAsk(VertxExchange exchange) {
        Endpoint endpoint = exchange.endpoint();
        return endpoint.isGuarded() && !exchange.detour().isAdmitted(endpoint);
    }

    /**
     * Calls the endpoint of a request that may reach it, now or later.
     *
     * @param here the thread that this is
     */
    public void admit(VertxExchange exchange, ThreadModel here) throws Throwable {
        Uni<?> question = exchange.endpoint().admission().ask(exchange);
        if (question == null) {
            goOn(exchange, here);
            return;
        }
        exchange.runsAgain();
        Later decision = Later.of(question, there -> decided(exchange, there.failure()));
        if (!decision.isThere()) {
            return;
        }
        exchange.runsNever();
        if (decision.failure() == null) {
            goOn(exchange, here);
        } else {
            refuse(exchange, here, decision.failure());
        }
    }

    private void goOn(VertxExchange exchange, ThreadModel here) throws Throwable {
        exchange.takeDetour().admit(exchange.endpoint());
        if (here == InForce.thread(exchange)) {
            if (here == ThreadModel.EVENT_LOOP) {
                dispatch.serves(exchange);
            }
            calling.call(exchange);
        } else if (!reading.comesNext(exchange) || !reading.awaits(exchange)) {
            dispatch.again(exchange);
        }
    }

    /** Code of the application that sees the refusal isn't for the event loop. */
    private void refuse(VertxExchange exchange, ThreadModel here, Throwable refusal) throws Throwable {
        if (here != ThreadModel.EVENT_LOOP || !isSeen(exchange)) {
            throw refusal;
        }
        exchange.takeDetour().pending(refusal);
        exchange.runsAgain();
        dispatch.onWorker(exchange);
    }

    private void decided(VertxExchange exchange, Throwable refusal) {
        if (refusal == null) {
            exchange.takeDetour().admit(exchange.endpoint());
            dispatch.goOn(exchange);
        } else {
            exchange.takeDetour().pending(refusal);
            if (isSeen(exchange)) {
                dispatch.onWorker(exchange);
            } else {
                exchange.onEventLoop(exchange);
            }
        }
    }

    private static boolean isSeen(VertxExchange exchange) {
        return exchange.surroundings().registry().hasSay() || !InForce.chain(exchange).isEmpty();
    }
}
