package dev.straightway.peer.jersey;

import java.io.IOException;
import java.net.URI;
import java.util.logging.Level;
import java.util.logging.Logger;

import org.glassfish.grizzly.http.CompressionConfig;
import org.glassfish.grizzly.http.server.HttpServer;
import org.glassfish.grizzly.http.server.NetworkListener;
import org.glassfish.grizzly.threadpool.ThreadPoolConfig;
import org.glassfish.jersey.grizzly2.httpserver.GrizzlyHttpServerFactory;

/**
 * Starts Jersey on Grizzly.
 * <p>
 * System properties: {@code peer.host} (127.0.0.1), {@code peer.port} (8080), {@code peer.event-loops} (1), the selectors,
 * {@code peer.workers} (16), the threads that call the resources, {@code peer.routes} (0), {@code peer.bodies} (false), the
 * representations, {@code peer.compressed} (false), which compresses answers for clients that take it, and {@code peer.models}
 * ({@code new}): {@code kept} has Jersey keep what it makes of programmatic resources.
 */
public final class JerseyServer {

    private static final int UNLIMITED = -1;

    private JerseyServer() {
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Logger.getLogger("").setLevel(Level.WARNING);
        URI base = URI.create("http://" + System.getProperty("peer.host", "127.0.0.1") + ":"
                + Integer.getInteger("peer.port", 8080) + "/jersey");
        HttpServer server = GrizzlyHttpServerFactory.createHttpServer(base,
                Resources.config(Integer.getInteger("peer.routes", 0)), false);
        server.getListeners().forEach(JerseyServer::configure);
        server.start();
        // Grizzly's threads are daemons: without this one the JVM would end here.
        Thread.currentThread().join();
    }

    private static void configure(NetworkListener listener) {
        int workers = Integer.getInteger("peer.workers", 16);
        listener.getTransport().setSelectorRunnersCount(Integer.getInteger("peer.event-loops", 1));
        listener.getTransport().setWorkerThreadPoolConfig(ThreadPoolConfig.defaultConfig().setPoolName("jersey-worker")
                .setCorePoolSize(workers).setMaxPoolSize(workers));
        if (Boolean.getBoolean("peer.compressed")) {
            CompressionConfig compression = listener.getCompressionConfig();
            compression.setCompressionMode(CompressionConfig.CompressionMode.ON);
            compression.setCompressibleMimeTypes("application/json", "application/x-kryo");
        }
        // As the other servers: a connection stays open however long it lives and however much it asks.
        listener.getKeepAlive().setMaxRequestsCount(UNLIMITED);
        listener.getKeepAlive().setIdleTimeoutInSeconds(UNLIMITED);
    }
}
