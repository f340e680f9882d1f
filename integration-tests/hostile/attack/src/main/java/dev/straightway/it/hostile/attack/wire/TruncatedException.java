package dev.straightway.it.hostile.attack.wire;

import java.io.IOException;

/** The connection ended within an answer. */
public final class TruncatedException extends IOException {

    private static final long serialVersionUID = 1;

    TruncatedException(String message) {
        super(message);
    }
}
