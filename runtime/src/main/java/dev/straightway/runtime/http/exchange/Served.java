package dev.straightway.runtime.http.exchange;

import io.netty.util.concurrent.FastThreadLocal;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ArcContainer;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;

/**
 * The request that a thread serves without the CDI request context. What resolves links and locations asks here first, and then
 * the context, so that neither needs it.
 * <p>
 * A turn that has the context takes over for what is called within it: Vert.x may begin the next pipelined request while the
 * one before still ends its turn.
 */
public final class Served {

    private static final FastThreadLocal<Served> HERE = new FastThreadLocal<>() {
        @Override
        protected Served initialValue() {
            return new Served();
        }
    };

    private VertxExchange exchange;

    private Served() {
    }

    /** {@return the request that this thread serves without the context, or {@code null}} */
    public static VertxExchange here() {
        Served here = HERE.getIfExists();
        return here == null ? null : here.exchange;
    }

    /**
     * {@return the request whose context is active on this thread; {@code null} if there is none, or it is served by others}
     */
    public static VertxExchange inContext() {
        ArcContainer container = Arc.container();
        if (container == null || !container.requestContext().isActive()) {
            return null;
        }
        Object exchange = container.instance(CurrentVertxRequest.class).get().getOtherHttpContextObject();
        return exchange instanceof VertxExchange ours ? ours : null;
    }

    /** Tells that this thread serves a request without the context. */
    static void begin(VertxExchange exchange) {
        HERE.get().exchange = exchange;
    }

    /** Tells that this thread serves none, or one that has the context. */
    static void end() {
        Served here = HERE.getIfExists();
        if (here != null) {
            here.exchange = null;
        }
    }
}
