package dev.straightway.peer.vertx;

import java.util.Optional;

import io.vertx.core.http.HttpServerRequest;

/** Converts the parameters of a request by hand and echoes them. */
final class Parameters {

    /** As the resource of the other targets has it. */
    enum Colour {
        RED,
        GREEN,
        BLUE
    }

    private Parameters() {
    }

    static void echo(HttpServerRequest request, String rest) {
        Optional<String> text = converted(request, rest);
        if (text.isPresent()) {
            Answers.text(request, text.get());
        } else {
            Answers.empty(request, 404);
        }
    }

    private static Optional<String> converted(HttpServerRequest request, String rest) {
        int slash = rest.indexOf('/');
        if (slash < 0) {
            return Optional.empty();
        }
        try {
            int number = Integer.parseInt(rest.substring(0, slash));
            Colour colour = Colour.valueOf(rest.substring(slash + 1));
            long limit = Long.parseLong(request.getParam("limit", "0"));
            boolean exact = Boolean.parseBoolean(request.getParam("exact"));
            int page = Integer.parseInt(request.getParam("page", "1"));
            return Optional.of(number + " " + colour + " " + limit + " " + exact + " " + request.getParam("name") + " " + page);
        } catch (IllegalArgumentException notConvertible) {
            return Optional.empty();
        }
    }
}
