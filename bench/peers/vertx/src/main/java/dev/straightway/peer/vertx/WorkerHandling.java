package dev.straightway.peer.vertx;

import java.util.concurrent.Callable;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;

/** Hands another handling over to a worker, as one does that blocks. */
record WorkerHandling(Vertx vertx, Handling blocking) implements Handling {

    @Override
    public void handle(HttpServerRequest request, String rest) {
        Callable<Void> work = () -> {
            blocking.handle(request, rest);
            return null;
        };
        vertx.executeBlocking(work, false).onFailure(failed -> Answers.empty(request, 500));
    }
}
