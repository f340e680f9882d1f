package dev.straightway.it.locators;

import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

/** Whose locator returns what a subclass makes of {@code T}. */
public abstract class Container<T> {

    @Path("{name}/content")
    public T content(@PathParam("name") String name) {
        return made(name);
    }

    protected abstract T made(String name);
}
