package dev.straightway.it.quarkus;

import org.jboss.resteasy.reactive.Cache;

/** Keeps what its interface declares, but for what it says itself. */
public class PromisedResource implements Promised {

    @Override
    public String get() {
        return "";
    }

    @Override
    @Cache(maxAge = 3)
    public String kept() {
        return "";
    }
}
