package dev.straightway.runtime.body;

import java.io.IOException;

import jakarta.ws.rs.BadRequestException;

/** JSON of a client can't be read; the cause is what Jackson says. The message names no class, since some mappers send it. */
public final class MalformedJsonException extends BadRequestException {

    private static final long serialVersionUID = 1;

    MalformedJsonException(IOException cause) {
        super("The entity isn't JSON as it is expected here", cause);
    }
}
