package dev.straightway.bench.micro.servers;

import dev.straightway.kit.Request;
import dev.straightway.kit.Response;

/** What is asked: a text, at a resource method or behind a sub-resource locator. */
public enum Ask {

    GET("GET", "/text"),
    GET_LOCATOR("GET", "/locator/text"),
    POST("POST", "/text"),
    POST_LOCATOR("POST", "/locator/text"),
    PUT("PUT", "/text"),
    PUT_LOCATOR("PUT", "/locator/text");

    private static final String GREETING = "Hello, world!";
    private static final String ENTITY = "some text that is sent";
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;

    private final String method;
    private final String path;

    Ask(String method, String path) {
        this.method = method;
        this.path = path;
    }

    /** @param prefix the path before all resources of the stack */
    Request request(String prefix) {
        Request request = Request.from(method, prefix + path).header("Accept", "text/plain");
        return method.equals("GET") ? request : request.entity(ENTITY, "text/plain");
    }

    /** @throws IllegalStateException if it isn't the answer that each stack gives */
    void check(Response answer) {
        int status = method.equals("PUT") ? NO_CONTENT : OK;
        String body = switch (method) {
            case "GET" -> GREETING;
            case "POST" -> ENTITY;
            default -> "";
        };
        if (answer.status() != status || !answer.text().equals(body)) {
            throw new IllegalStateException(this + " is answered " + answer + ": '" + answer.text() + "'");
        }
    }

    /** {@return the same at a resource method} */
    Ask plain() {
        return valueOf(method);
    }
}
