package dev.straightway.kit.quarkus;

import static io.quarkus.vertx.core.runtime.context.VertxContextSafetyToggle.setContextSafe;

import java.util.concurrent.atomic.AtomicInteger;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.quarkus.netty.runtime.virtual.VirtualAddress;
import io.quarkus.netty.runtime.virtual.VirtualChannel;
import io.quarkus.netty.runtime.virtual.VirtualServerChannel;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.Http1xServerConnection;
import io.vertx.core.impl.ContextInternal;
import io.vertx.core.impl.VertxInternal;
import io.vertx.core.net.impl.VertxHandler;

/**
 * Binds server channels in memory. {@code quarkus.http.virtual} has Quarkus bind one itself, but must be known when the
 * application is built, and its connections have a context of another event loop than their channel's where there are
 * several.
 */
final class Listening {

    /** Netty keeps the addresses of server channels in memory for the whole JVM, so that each needs a number of its own. */
    private static final AtomicInteger BOUND = new AtomicInteger();

    private Listening() {
    }

    /**
     * {@return a server channel whose connections hand their requests to the handler, each in a context of its own event
     * loop}
     */
    static Channel to(VertxInternal vertx, Handler<HttpServerRequest> root) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return bind(vertx.getEventLoopGroup(), new ChannelInitializer<VirtualChannel>() {
            @Override
            protected void initChannel(VirtualChannel channel) {
                ContextInternal context = vertx.createEventLoopContext(channel.eventLoop(), null, loader);
                channel.pipeline().addLast("handler", VertxHandler.create(handled -> {
                    Http1xServerConnection connection = new Http1xServerConnection(() -> duplicate(context), null,
                            new HttpServerOptions(), handled, context, "localhost", null);
                    connection.handler(root);
                    return connection;
                }));
            }
        });
    }

    /** {@return a server channel whose connections the handler sets up} */
    static Channel bind(EventLoopGroup loops, ChannelHandler connection) {
        return new ServerBootstrap().group(loops).channel(VirtualServerChannel.class).childHandler(connection)
                .bind(new VirtualAddress("straightway-kit-" + BOUND.incrementAndGet())).syncUninterruptibly().channel();
    }

    /** What the servers of Quarkus do for each request. */
    private static ContextInternal duplicate(ContextInternal context) {
        ContextInternal ofRequest = context.duplicate();
        setContextSafe(ofRequest, true);
        return ofRequest;
    }
}
