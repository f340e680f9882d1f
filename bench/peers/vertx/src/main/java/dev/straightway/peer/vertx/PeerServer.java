package dev.straightway.peer.vertx;

import com.fasterxml.jackson.databind.ObjectMapper;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;

/**
 * Starts the hand-written server: one HTTP server per event loop, all on one port.
 * <p>
 * System properties: {@code peer.host} (127.0.0.1), {@code peer.port} (8080, 0 picks a free one),
 * {@code peer.event-loops} (1) and {@code peer.routes} (0), how many more routes it has. It prints one line when it listens.
 */
public final class PeerServer {

    private PeerServer() {
    }

    public static void main(String[] arguments) {
        String host = System.getProperty("peer.host", "127.0.0.1");
        int eventLoops = Integer.getInteger("peer.event-loops", 1);
        Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(eventLoops));
        start(vertx, host, Integer.getInteger("peer.port", 8080), eventLoops)
                .onSuccess(port -> System.out.println("Listening on " + host + ":" + port + " with " + eventLoops
                        + " event loop(s)"))
                .onFailure(PeerServer::giveUp);
    }

    /** {@return the port, once every event loop listens} */
    static Future<Integer> start(Vertx vertx, String host, int port, int eventLoops) {
        int routes = Integer.getInteger("peer.routes", 0);
        ObjectMapper mapper = new ObjectMapper();
        HttpServerOptions options = new HttpServerOptions().setHost(host).setPort(port);
        Promise<Integer> listening = Promise.promise();
        return vertx.deployVerticle(() -> new Listener(options, mapper, routes, listening),
                new DeploymentOptions().setInstances(eventLoops)).compose(deployed -> listening.future());
    }

    private static void giveUp(Throwable cause) {
        cause.printStackTrace();
        System.exit(1);
    }

    /** One server on the event loop it is deployed on; Vert.x shares the accepted connections between them. */
    private static final class Listener extends AbstractVerticle {

        private final HttpServerOptions options;
        private final ObjectMapper mapper;
        private final int routes;
        private final Promise<Integer> listening;

        Listener(HttpServerOptions options, ObjectMapper mapper, int routes, Promise<Integer> listening) {
            this.options = options;
            this.mapper = mapper;
            this.routes = routes;
            this.listening = listening;
        }

        @Override
        public void start(Promise<Void> started) {
            vertx.createHttpServer(options).requestHandler(Routes.of(vertx, mapper, routes)).listen()
                    .onSuccess(this::announce)
                    .<Void> mapEmpty()
                    .onComplete(started);
        }

        private void announce(HttpServer server) {
            listening.tryComplete(server.actualPort());
        }
    }
}
