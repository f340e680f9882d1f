package dev.straightway.runtime.http.exchange;

import io.netty.handler.codec.http.HttpRequest;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;

/**
 * A connection of HTTP/1 on which requests are served as Netty has decoded them, one after the other: Vert.x makes a request of
 * one only if something asks for it. To be used on the event loop, within the turn in which the request came.
 */
public interface RawRequests {

    /**
     * Hands the request that is being served to Vert.x, which sends the answer then.
     *
     * @param head of that request
     * @return the request that Vert.x has made, whose body was read
     * @throws IllegalStateException if the request was answered, or its turn is over
     */
    HttpServerRequest request(HttpRequest head);

    /** {@return the whole body of the request that is being served, empty without one} */
    Buffer body();

    /**
     * Answers the request that is being served with 200.
     *
     * @param contentType the value of Content-Type; {@code null} to send none
     * @param content left as it is; its bytes are copied
     * @return whether it is answered; if not, because the value isn't one of visible ASCII characters, nothing has happened
     */
    boolean answer(CharSequence contentType, Buffer content);

    /** Answers the request that is being served with 204. */
    void answerNothing();
}
