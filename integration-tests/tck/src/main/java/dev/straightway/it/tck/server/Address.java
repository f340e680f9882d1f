package dev.straightway.it.tck.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Where a server listens. */
public record Address(String host, int port) {

    /** {@return an address that was free a moment ago; a server that lingers does not keep the next from starting} */
    static Address free(String host) throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(host))) {
            return new Address(host, socket.getLocalPort());
        }
    }
}
