package dev.straightway.runtime.multipart;

import jakarta.ws.rs.BadRequestException;

/** Says what is wrong with a form that was received: the client's fault, 400. */
final class MalformedForm extends BadRequestException {

    private static final long serialVersionUID = 1L;
    private static final int MOST_QUOTED = 200;

    MalformedForm(String reason) {
        super("Malformed form: " + shortened(reason));
    }

    MalformedForm(String reason, Throwable cause) {
        super("Malformed form: " + shortened(reason), cause);
    }

    private static String shortened(String reason) {
        return reason.length() <= MOST_QUOTED ? reason : reason.substring(0, MOST_QUOTED) + "…";
    }
}
