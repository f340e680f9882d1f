package dev.straightway.it.providers;

import jakarta.ws.rs.ext.Provider;

/** Maps an exception that brings a response. */
@Provider
public class ClosedMapper extends TextMapper<ClosedException> {

    public ClosedMapper() {
        super(503);
    }
}
