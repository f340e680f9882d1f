package dev.straightway.runtime.http.context;

import java.lang.ref.WeakReference;

import jakarta.enterprise.context.ContextNotActiveException;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import dev.straightway.runtime.http.exchange.Served;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.links.LinkBase;
import io.quarkus.arc.Arc;
import io.quarkus.arc.InjectableContext.ContextState;
import io.quarkus.arc.ManagedContext;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

/**
 * The base URI of the request that is being served, for absolute links.
 * <p>
 * A list asks for it once for each of its links. The answer is kept by the request where it is served without a request
 * context, and the last one with the request context that it is of. Threads may overwrite each other's, which costs them a
 * look-up.
 */
@Singleton
public class RequestBase implements LinkBase {

    private static final String MISSING = "An absolute link begins with the base URI of the request, and no request of a Jakarta"
            + " REST resource is being served here. Use a link with LinkForm.PATH, or make it while one is.";

    private final CurrentVertxRequest current;
    private final ManagedContext requests = Arc.container().requestContext();
    private Known last = new Known(new WeakReference<>(null), new WeakReference<>(null), "");

    /** What is known of a request, which isn't kept alive. */
    private record Known(WeakReference<ContextState> state, WeakReference<VertxExchange> exchange, String base) {

        /** Filters may change the base while a request is being served. */
        boolean isOf(ContextState now) {
            VertxExchange known = now.isValid() && state.refersTo(now) ? exchange.get() : null;
            return known != null && known.changed() == null;
        }
    }

    @Inject
    RequestBase(CurrentVertxRequest current) {
        this.current = current;
    }

    @Override
    public String text() {
        VertxExchange served = Served.here();
        return served != null ? served.contexts().base() : ofContext();
    }

    private String ofContext() {
        try {
            ContextState state = requests.getState();
            Known known = last;
            return known.isOf(state) ? known.base() : asked(state);
        } catch (ContextNotActiveException noRequest) {
            throw new IllegalStateException(MISSING, noRequest);
        }
    }

    private String asked(ContextState state) {
        if (current.getOtherHttpContextObject() instanceof VertxExchange exchange) {
            String base = exchange.contexts().base();
            last = new Known(new WeakReference<>(state), new WeakReference<>(exchange), base);
            return base;
        }
        throw new IllegalStateException(MISSING);
    }
}
