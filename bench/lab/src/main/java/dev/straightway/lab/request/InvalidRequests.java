package dev.straightway.lab.request;

/** A source of requests that can't be followed; its message names the file and says what would do. */
public final class InvalidRequests extends RuntimeException {

    private static final long serialVersionUID = 1;

    InvalidRequests(String message) {
        super(message);
    }
}
