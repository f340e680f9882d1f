package dev.straightway.runtime.http.exchange;

import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.provider.Chain;

/**
 * What is in force for a request: what its endpoint declares or, before it has one, what all requests of the application share.
 */
public final class InForce {

    private InForce() {
    }

    /** {@return the thread that the endpoint is for, which is settled when it was found, or that of the filters before it} */
    public static ThreadModel thread(VertxExchange exchange) {
        Endpoint endpoint = exchange.endpoint();
        if (endpoint == null) {
            return exchange.surroundings().first();
        }
        return exchange.detour().isEarly() ? ThreadModel.EVENT_LOOP : endpoint.thread();
    }

    /** {@return the filters and interceptors of the request} */
    public static Chain chain(VertxExchange exchange) {
        Endpoint endpoint = exchange.endpoint();
        return endpoint == null || endpoint.isLocator() ? exchange.surroundings().globalChain() : endpoint.chain();
    }

    /** {@return how entities are written as JSON that the endpoint hasn't returned: those of failures, and of filters} */
    public static JsonForm form(VertxExchange exchange) {
        Endpoint endpoint = responsible(exchange);
        return endpoint == null ? JsonForm.NONE : endpoint.later().form();
    }

    /** {@return the endpoint whose class may answer for a failure, or {@code null} if there is none} */
    public static Endpoint responsible(VertxExchange exchange) {
        return exchange.endpoint() == null ? exchange.detour().refusing() : exchange.endpoint();
    }
}
