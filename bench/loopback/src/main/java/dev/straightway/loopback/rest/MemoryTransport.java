package dev.straightway.loopback.rest;

import java.net.SocketAddress;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFactory;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.vertx.core.impl.transports.JDKTransport;
import io.vertx.core.net.ClientOptionsBase;

/** Connects clients of Vert.x in memory, wherever they want to go. */
final class MemoryTransport extends JDKTransport {

    private final LocalAddress listening;

    /** @param listening where all connections end */
    MemoryTransport(LocalAddress listening) {
        this.listening = listening;
    }

    @Override
    public SocketAddress convert(io.vertx.core.net.SocketAddress address) {
        return listening;
    }

    @Override
    public ChannelFactory<? extends Channel> channelFactory(boolean domainSocket) {
        return LocalChannel::new;
    }

    /** There are no options of sockets. */
    @Override
    public void configure(ClientOptionsBase options, boolean domainSocket, Bootstrap bootstrap) {
        // There are no addresses to bind to either.
    }
}
