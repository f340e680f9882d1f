package dev.straightway.generator.hyperfoil;

import java.util.Map;

/**
 * One load: a closed loop in which each of {@code connections} keeps {@code pipelining} requests under way, or requests at
 * a fixed rate whatever the answers do.
 *
 * @param body what is sent, or {@code null}
 * @param seconds for how long requests are sent
 * @param perSecond the fixed rate; 0 asks for the closed loop
 */
record Load(String host, int port, String method, String path, Map<String, String> headers, byte[] body, Expected expected,
        int connections, int threads, int pipelining, int seconds, double perSecond) {

    /**
     * The answer that counts.
     *
     * @param mediaType what Content-Type must begin with, or {@code null} if that isn't checked
     * @param body what the body must be, or {@code null} if that isn't checked
     * @param sameLength whether all bodies must be as long as the first
     */
    record Expected(int status, String mediaType, byte[] body, boolean sameLength) {
    }

    boolean open() {
        return perSecond > 0;
    }

    int users() {
        return connections * pipelining;
    }
}
