package dev.straightway.lab.server;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Ports of this machine. */
public final class Ports {

    private Ports() {
    }

    /**
     * {@return a port that a server may listen at}
     *
     * @param host an address of this machine
     * @param wanted 0 for any free one
     * @throws TrialFailure with the fix if it can't be listened at
     */
    public static int free(String host, int wanted) throws IOException {
        try (ServerSocket free = new ServerSocket(wanted, 1, InetAddress.getByName(host))) {
            return free.getLocalPort();
        } catch (BindException taken) {
            throw new TrialFailure("port " + wanted + " can't be had: " + taken.getMessage()
                    + "; choose another with lab.port, or 0 for any free one");
        }
    }
}
