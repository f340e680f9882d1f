package dev.straightway.loopback.rest;

import java.util.List;

import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.client.Client;

import org.jboss.resteasy.reactive.client.api.LoggingScope;
import org.jboss.resteasy.reactive.client.impl.ClientImpl;
import org.jboss.resteasy.reactive.client.logging.DefaultClientLogger;
import org.jboss.resteasy.reactive.client.spi.ClientContextResolver;
import org.jboss.resteasy.reactive.common.jaxrs.ConfigurationImpl;
import org.jboss.resteasy.reactive.common.jaxrs.MultiQueryParamMode;

import dev.straightway.kit.Server;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalServerChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.impl.VertxBuilder;
import io.vertx.core.impl.VertxInternal;

/**
 * Clients of Quarkus REST whose requests are answered in memory. The whole client takes part, its HTTP client too: HTTP/1.1 is
 * spoken through a channel in memory. {@code https} isn't.
 *
 * <pre>
 * try (LoopbackClients clients = new LoopbackClients(Answers.echo())) {
 *     clients.client().target("http://example.test/things").request().get();
 * }
 * </pre>
 *
 * They have a Vert.x of their own, with one event loop, which ends with this. The server stays open. What it throws is logged
 * and closes the connection. A client that is made while an application runs has the entity providers of that application.
 */
public final class LoopbackClients implements AutoCloseable {

    /** An entity that never ends ends here. */
    private static final int MOST = 64 * 1024 * 1024;

    private final LocalAddress address = new LocalAddress(LoopbackClients.class);
    private final VertxInternal vertx;
    private final Channel listening;

    /** @param server what answers; it is asked by {@link Server#send} on an event loop, which it mustn't block */
    public LoopbackClients(Server server) {
        vertx = (VertxInternal) new VertxBuilder(new VertxOptions().setEventLoopPoolSize(1))
                .findTransport(new MemoryTransport(address)).init().vertx();
        listening = new ServerBootstrap().group(vertx.getEventLoopGroup()).channel(LocalServerChannel.class)
                .childHandler(new ChannelInitializer<LocalChannel>() {
                    @Override
                    protected void initChannel(LocalChannel channel) {
                        channel.pipeline().addLast(new HttpServerCodec(), new HttpObjectAggregator(MOST),
                                new Answering(server));
                    }
                }).bind(address).syncUninterruptibly().channel();
    }

    /** {@return another client} */
    public Client client() {
        return new ClientImpl(new HttpClientOptions(), new ConfigurationImpl(RuntimeType.CLIENT),
                new MemoryContext(
                        ClientContextResolver.getInstance().resolve(Thread.currentThread().getContextClassLoader()), vertx),
                null, null, false, MultiQueryParamMode.MULTI_PAIRS, LoggingScope.NONE, new DefaultClientLogger(),
                "Straightway loopback", null, List.of());
    }

    @Override
    public void close() {
        listening.close().syncUninterruptibly();
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }
}
