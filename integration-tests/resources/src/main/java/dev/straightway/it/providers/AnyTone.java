package dev.straightway.it.providers;

import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Provider;

/** The tone of every media type (§4.3). */
@Provider
public class AnyTone implements ContextResolver<Tone> {

    @Override
    public Tone getContext(Class<?> type) {
        return new Tone("any");
    }
}
