package dev.straightway.lab.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ThreadLocalRandom;

/** Ports of this machine. */
public final class Ports {

    /** Linux only: the first and the last port that the kernel gives to who asks for any. */
    private static final Path EPHEMERAL = Path.of("/proc/sys/net/ipv4/ip_local_port_range");
    /** Lower ones are those of well-known servers. */
    private static final int FIRST = 10_000;
    private static final int TRIES = 100;

    private Ports() {
    }

    /**
     * {@return a port that a server may listen at} A free one is none that the kernel gives away by itself where that is known,
     * so that no connection and no other server takes it until the server has started.
     *
     * @param host an address of this machine
     * @param wanted 0 for any free one
     * @throws TrialFailure with the fix if it can't be listened at
     */
    public static int free(String host, int wanted) throws IOException {
        InetAddress address = InetAddress.getByName(host);
        int end = wanted == 0 ? firstEphemeral() : 0;
        for (int i = 0; i < TRIES && end > FIRST; i++) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, end);
            if (isFree(address, port)) {
                return port;
            }
        }
        try {
            return bind(address, wanted);
        } catch (BindException taken) {
            throw new TrialFailure("port " + wanted + " can't be had: " + taken.getMessage()
                    + "; choose another with lab.port, or 0 for any free one");
        }
    }

    private static boolean isFree(InetAddress address, int port) throws IOException {
        try {
            bind(address, port);
            return true;
        } catch (BindException taken) {
            return false;
        }
    }

    private static int bind(InetAddress address, int port) throws IOException {
        try (ServerSocket free = new ServerSocket(port, 1, address)) {
            return free.getLocalPort();
        }
    }

    /** {@return the first port that the kernel gives away, or 0 where that isn't known} */
    static int firstEphemeral() throws IOException {
        if (!Files.isReadable(EPHEMERAL)) {
            return 0;
        }
        // In one read, as the kernel has nothing for a second one. Files.readString begins with one byte.
        try (BufferedReader range = Files.newBufferedReader(EPHEMERAL)) {
            return Integer.parseInt(range.readLine().strip().split("\\s+")[0]);
        }
    }
}
