package dev.straightway.runtime.http.ahead;

import java.util.concurrent.atomic.AtomicBoolean;

import org.jboss.logging.Logger;

import dev.straightway.runtime.http.exchange.RawRequests;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.util.AttributeKey;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerConnection;

/**
 * Takes the place of the server's handler on connections of HTTP/1, and gives requests back to Quarkus.
 * <p>
 * Relies on what Vert.x 4.5 and Quarkus don't promise: that a connection of HTTP/1 is an {@link HttpServerConnection} that asks
 * its handler anew for each request; that invalid requests go to another handler; that
 * {@link VertxHttpRecorder#getRootHandler()} is the handler which was in that place. Vert.x itself does only one step before
 * that one: it answers 501 where it doesn't know the version.
 */
public final class Connections {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private static final int UNKNOWN_VERSION = 501;
    private static final String WITHOUT_WEB_SOCKETS = "vertx.disableWebsockets";
    /** Of a channel whose requests come to the takers: what stands in its pipeline is looked at once. */
    private static final AttributeKey<Boolean> TAKEN = AttributeKey.valueOf(Connections.class, "taken");

    private final Takers takers;
    private final AtomicBoolean told = new AtomicBoolean();

    /**
     * Who takes the requests of a connection from its next one on.
     *
     * @param raw is asked first, about those that it may take
     * @param all takes the others
     */
    public record Takers(RawTaker raw, Handler<HttpServerRequest> all) {
    }

    /** Takes requests before Vert.x; on their event loops. */
    public interface RawTaker {

        /** {@return whether it may be asked to serve such a request, once its body has come whole} */
        boolean takes(HttpRequest head);

        /**
         * Serves a request; within a Vert.x context of its own.
         *
         * @return whether it is answered, or was handed to Vert.x; if not, nothing has happened to it
         */
        boolean serve(HttpRequest head, RawRequests connection);
    }

    public Connections(Takers takers) {
        this.takers = takers;
    }

    /** Has the requests behind this one come to the takers; on the event loop. */
    public void take(HttpServerRequest request) {
        if (request.version() == HttpVersion.HTTP_2) {
            return;
        }
        if (request.connection() instanceof HttpServerConnection connection) {
            if (connection.channel().hasAttr(TAKEN)) {
                return;
            }
            connection.channel().attr(TAKEN).set(true);
            if (!RawRequestHandler.begin(connection, takers)) {
                connection.handler(takers.all());
            }
        } else if (told.compareAndSet(false, true)) {
            LOG.warnf("Straightway serves requests through the Router, because it knows no connections of the class %s",
                    request.connection().getClass().getName());
        }
    }

    /** Gives a request to Quarkus as the server would; on the event loop. */
    @SuppressWarnings("deprecation") // closes behind the answer
    public static void giveBack(HttpServerRequest request) {
        if (request.version() == null && !Boolean.getBoolean(WITHOUT_WEB_SOCKETS)) {
            request.response().setStatusCode(UNKNOWN_VERSION).end();
            request.response().close();
        } else {
            VertxHttpRecorder.getRootHandler().handle(request);
        }
    }
}
