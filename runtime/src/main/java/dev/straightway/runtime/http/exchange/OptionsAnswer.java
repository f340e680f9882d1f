package dev.straightway.runtime.http.exchange;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

/**
 * Carries the automatic answer to OPTIONS (§3.3.5) the way that the other answers without an endpoint take. For the
 * application it is no failure.
 */
public final class OptionsAnswer extends WebApplicationException {

    private static final long serialVersionUID = 1;

    public OptionsAnswer(Response answer) {
        super(answer);
    }
}
