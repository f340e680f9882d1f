package dev.straightway.it.strict;

import jakarta.ws.rs.Path;

/** Inherits a parameter whose type only this class tells (§3.6). */
@Path("keyed")
public class KeyedResource extends Keyed<Long> {

    @Override
    public String find(Long key) {
        return "key " + (key + 1);
    }
}
