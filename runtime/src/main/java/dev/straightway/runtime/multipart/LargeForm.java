package dev.straightway.runtime.multipart;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.core.Response;

/** Says which limit a form exceeds: 413. */
final class LargeForm extends ClientErrorException {

    private static final long serialVersionUID = 1L;

    LargeForm(String reason) {
        super(reason, Response.Status.REQUEST_ENTITY_TOO_LARGE);
    }
}
