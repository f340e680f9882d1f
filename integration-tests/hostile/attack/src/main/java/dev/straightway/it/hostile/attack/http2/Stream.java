package dev.straightway.it.hostile.attack.http2;

import java.util.Map;

import dev.straightway.it.hostile.attack.exchange.Ask;

/**
 * A request on a stream of HTTP/2.
 *
 * @param reset whether the client resets the stream right behind its request
 */
record Stream(Ask ask, String path, Map<String, String> fields, byte[] body, boolean reset) {
}
