package dev.straightway.it.quarkus;

import jakarta.ws.rs.core.Response;

/**
 * What mappers have in common.
 *
 * @param <E> what is mapped
 */
public abstract class GenericCallbackMapper<E extends Exception> {

    /** Makes an answer of an exception. */
    public abstract Response map(E exception);
}
