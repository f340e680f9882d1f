package dev.straightway.runtime.http.ahead;

import java.util.concurrent.atomic.AtomicBoolean;

import org.jboss.logging.Logger;

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

    private final Handler<HttpServerRequest> handler;
    private final AtomicBoolean told = new AtomicBoolean();

    /** @param handler takes the requests of a connection from its next one on */
    public Connections(Handler<HttpServerRequest> handler) {
        this.handler = handler;
    }

    /** Has the requests behind this one come to the handler; on the event loop. */
    public void take(HttpServerRequest request) {
        if (request.version() == HttpVersion.HTTP_2) {
            return;
        }
        if (request.connection() instanceof HttpServerConnection connection) {
            connection.handler(handler);
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
