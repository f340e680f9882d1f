package dev.straightway.it.providers;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Provider;

/** The tone of plain text, and of notes only (§4.3). */
@Provider
@Produces("text/plain")
public class PlainTone implements ContextResolver<Tone> {

    @Override
    public Tone getContext(Class<?> type) {
        return Note.class.isAssignableFrom(type) ? new Tone("plain") : null;
    }
}
