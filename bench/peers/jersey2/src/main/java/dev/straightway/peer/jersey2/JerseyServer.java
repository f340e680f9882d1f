package dev.straightway.peer.jersey2;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

import javax.inject.Singleton;

import org.glassfish.grizzly.http.server.HttpServer;
import org.glassfish.grizzly.http.server.NetworkListener;
import org.glassfish.grizzly.threadpool.ThreadPoolConfig;
import org.glassfish.hk2.utilities.binding.AbstractBinder;
import org.glassfish.jersey.grizzly2.httpserver.GrizzlyHttpServerFactory;
import org.glassfish.jersey.server.ResourceConfig;

/**
 * Starts Jersey on Grizzly.
 * <p>
 * System properties: {@code peer.host} (127.0.0.1), {@code peer.port} (8080), {@code peer.event-loops} (1), the selectors,
 * {@code peer.workers} (16), the threads that call the resources, and {@code peer.models} ({@code new}): {@code kept} has
 * Jersey keep what it makes of programmatic resources, which it can since 2.16.
 */
public final class JerseyServer {

    private static final List<Class<?>> RESOURCES = List.of(TextResource.class, LocatorResource.class, ModelResource.class);

    private JerseyServer() {
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Logger.getLogger("").setLevel(Level.WARNING);
        URI base = URI.create("http://" + System.getProperty("peer.host", "127.0.0.1") + ":"
                + Integer.getInteger("peer.port", 8080) + "/jersey");
        HttpServer server = GrizzlyHttpServerFactory.createHttpServer(base, config(), false);
        server.getListeners().forEach(JerseyServer::configure);
        server.start();
        // Grizzly's threads are daemons: without this one the JVM would end here.
        Thread.currentThread().join();
    }

    static ResourceConfig config() {
        ResourceConfig config = new ResourceConfig();
        // By name, since 2.0 has no constant for all of them.
        config.property("jersey.config.server.wadl.disableWadl", true);
        config.property("jersey.config.server.subresource.cache.jersey.resource.enabled",
                System.getProperty("peer.models", "new").equals("kept"));
        RESOURCES.forEach(config::register);
        config.register(new AbstractBinder() {
            @Override
            protected void configure() {
                RESOURCES.forEach(resource -> bindAsContract(resource).in(Singleton.class));
            }
        });
        return config;
    }

    private static void configure(NetworkListener listener) {
        int workers = Integer.getInteger("peer.workers", 16);
        listener.getTransport().setSelectorRunnersCount(Integer.getInteger("peer.event-loops", 1));
        listener.getTransport().setWorkerThreadPoolConfig(ThreadPoolConfig.defaultConfig().setPoolName("jersey-worker")
                .setCorePoolSize(workers).setMaxPoolSize(workers));
        // As the other servers: a connection stays open however long it lives and however much it asks.
        listener.getKeepAlive().setMaxRequestsCount(-1);
        listener.getKeepAlive().setIdleTimeoutInSeconds(-1);
    }
}
