package dev.straightway.generator.hyperfoil;

import java.util.Map;

/**
 * One closed loop: each of {@code connections} keeps {@code pipelining} requests under way for {@code seconds}.
 *
 * @param body what is sent, or null
 * @param expected the body that every answer must have
 */
record Load(String host, int port, String method, String path, Map<String, String> headers, String body, String expected,
        int connections, int threads, int pipelining, int seconds) {

    int users() {
        return connections * pipelining;
    }
}
