package dev.straightway.runtime.invocation;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;

/** Where in the request a parameter's text comes from; decides the status when it does not convert (§3.2). */
public enum Source {
    PATH("path parameter", true),
    QUERY("query parameter", true),
    MATRIX("matrix parameter", true),
    FORM("form field", false),
    HEADER("header field", false),
    COOKIE("cookie", false);

    private final String words;
    private final boolean partOfTarget;

    Source(String words, boolean partOfTarget) {
        this.words = words;
        this.partOfTarget = partOfTarget;
    }

    /** {@return the words for this source in messages} */
    public String words() {
        return words;
    }

    /** {@return the status of the answer to a text that does not convert: 404 for the parts of the target, otherwise 400} */
    public int failureStatus() {
        return partOfTarget ? 404 : 400;
    }

    /** {@return the exception for a text that does not convert} */
    WebApplicationException failure(String message, Throwable cause) {
        return partOfTarget ? new NotFoundException(message, cause) : new BadRequestException(message, cause);
    }
}
