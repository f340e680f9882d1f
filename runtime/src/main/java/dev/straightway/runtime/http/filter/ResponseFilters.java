package dev.straightway.runtime.http.filter;

import java.util.List;

import jakarta.ws.rs.container.ContainerResponseFilter;

import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registration;
import io.smallrye.mutiny.Uni;

/** Asks response filters in their order (§6.3); where one answers later, the rest of the answer waits for it. */
final class ResponseFilters {

    private final VertxExchange exchange;
    private final AnswerContext answer;
    private final Rest rest;
    private final List<Registration> filters;
    private int next;

    /** What comes behind the filters. */
    interface Rest {

        void write() throws Exception;
    }

    private ResponseFilters(VertxExchange exchange, AnswerContext answer, Rest rest) {
        this.exchange = exchange;
        this.answer = answer;
        this.rest = rest;
        this.filters = InForce.chain(exchange).responseFilters();
    }

    /** Asks the filters, then writes the rest: at once, or when the last filter has answered. */
    static void ask(VertxExchange exchange, AnswerContext answer, Rest rest) throws Exception {
        RequestFilterContext.of(exchange).answering();
        new ResponseFilters(exchange, answer, rest).goOn();
    }

    private void goOn() throws Exception {
        while (next < filters.size()) {
            Object filter = filters.get(next++).instance();
            if (!(filter instanceof ProviderCall method)) {
                ((ContainerResponseFilter) filter).filter(RequestFilterContext.of(exchange), answer);
            } else if (method.filter(exchange, answer) instanceof Uni<?> uni && waits(uni)) {
                return;
            }
        }
        rest.write();
    }

    private boolean waits(Uni<?> uni) throws Exception {
        Later later = Later.of(uni, this::resume);
        if (later.isThere(exchange)) {
            later.item();
            return false;
        }
        return true;
    }

    /** Goes on where the exchange runs; what fails then is the failure of the request. */
    private void resume(Later later) {
        exchange.resume(() -> {
            try {
                later.item();
                goOn();
            } catch (Throwable failure) {
                exchange.fail(failure);
            }
        });
    }
}
