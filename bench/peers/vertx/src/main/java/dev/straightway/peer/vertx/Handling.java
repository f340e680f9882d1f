package dev.straightway.peer.vertx;

import io.vertx.core.http.HttpServerRequest;

/** Answers the requests of one path, and of those below it, on the event loop. */
interface Handling {

    /** @param rest what follows the path, without a slash at the beginning; empty at the path itself */
    void handle(HttpServerRequest request, String rest);
}
