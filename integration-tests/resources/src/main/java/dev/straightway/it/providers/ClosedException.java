package dev.straightway.it.providers;

import jakarta.ws.rs.WebApplicationException;

/** Brings a response of its own, in whose place {@link ClosedMapper} puts another (§4.4). */
public class ClosedException extends WebApplicationException {

    private static final long serialVersionUID = 1;

    public ClosedException() {
        super(404);
    }
}
