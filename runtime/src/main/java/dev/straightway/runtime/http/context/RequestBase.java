package dev.straightway.runtime.http.context;

import jakarta.enterprise.context.ContextNotActiveException;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.links.LinkBase;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

/** The base URI of the request that is being served, for absolute links. */
@Singleton
public class RequestBase implements LinkBase {

    private static final String MISSING = "An absolute link begins with the base URI of the request, and no request of a Jakarta"
            + " REST resource is being served here. Use a link with LinkForm.PATH, or make it while one is.";

    private final CurrentVertxRequest current;

    @Inject
    RequestBase(CurrentVertxRequest current) {
        this.current = current;
    }

    @Override
    public String text() {
        try {
            if (current.getOtherHttpContextObject() instanceof VertxExchange exchange) {
                return exchange.contexts().base();
            }
        } catch (ContextNotActiveException noRequest) {
            throw new IllegalStateException(MISSING, noRequest);
        }
        throw new IllegalStateException(MISSING);
    }
}
