package dev.straightway.it.hostile.attack.wire;

import java.io.IOException;

/** What was read isn't an answer of HTTP/1.1. */
public final class FramingException extends IOException {

    private static final long serialVersionUID = 1;

    FramingException(String message) {
        super(message);
    }

    /** {@return what says that more was sent than was owed} */
    public static FramingException behind(String what) {
        return new FramingException("behind " + what);
    }
}
