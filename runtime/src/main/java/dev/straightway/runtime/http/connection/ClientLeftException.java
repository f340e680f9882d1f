package dev.straightway.runtime.http.connection;

import java.io.IOException;

/** The client takes no more of its answer. */
public final class ClientLeftException extends IOException {

    private static final long serialVersionUID = 1;

    public ClientLeftException() {
        this("The client has left", null);
    }

    /** @param cause what the connection said */
    public ClientLeftException(String message, Throwable cause) {
        super(message, cause);
    }
}
