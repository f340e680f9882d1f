package dev.straightway.peer.vertx;

import io.vertx.core.http.HttpServerRequest;

/** Ends in an exception that is caught where the answer is written, as code that knows nothing of HTTP would make it. */
final class Orders {

    /** With a stack trace, as in the other targets. */
    static final class ClosedException extends RuntimeException {

        private static final long serialVersionUID = 1;

        ClosedException(int number) {
            super("Order " + number + " is closed");
        }
    }

    private Orders() {
    }

    static void handle(HttpServerRequest request, String rest) {
        try {
            Answers.text(request, order(Integer.parseInt(rest)));
        } catch (NumberFormatException notConvertible) {
            Answers.empty(request, 404);
        } catch (ClosedException closed) {
            Answers.text(request, 409, closed.getMessage());
        }
    }

    private static String order(int number) {
        throw new ClosedException(number);
    }
}
