package dev.straightway.it.tck.server;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/** Where a server listens. */
public record Address(String host, int port) {

    /** Below the ports that systems give to clients: one of those might be taken while the server is built. */
    private static final int FROM = 10_000;
    private static final int TO = 30_000;
    private static final int ATTEMPTS = 100;

    /** {@return an address that was free a moment ago; a server that lingers does not keep the next from starting} */
    static Address free(String host) throws IOException {
        BindException last = null;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int port = ThreadLocalRandom.current().nextInt(FROM, TO);
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getByName(host))) {
                return new Address(host, socket.getLocalPort());
            } catch (BindException e) {
                last = e;
            }
        }
        throw new IOException("No port from " + FROM + " to " + TO + " is free after " + ATTEMPTS + " attempts", last);
    }
}
