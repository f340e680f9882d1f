package dev.straightway.it.quarkus;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

/** An exception with a response, and a mapper. */
public class CallbackTeapot extends WebApplicationException {
    private static final long serialVersionUID = 1;

    public CallbackTeapot(Response response) {
        super(response);
    }
}
