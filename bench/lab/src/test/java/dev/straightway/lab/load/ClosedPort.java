package dev.straightway.lab.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;

/** A port of the loopback on which nothing listens, and which nobody else can take meanwhile. */
final class ClosedPort implements AutoCloseable {

    private final Socket bound = new Socket();

    ClosedPort() throws IOException {
        bound.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    int number() {
        return bound.getLocalPort();
    }

    @Override
    public void close() throws IOException {
        bound.close();
    }
}
