package dev.straightway.runtime.invocation;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;

/** What a {@link Callback} may be told of the request for which it is called. Used by one thread at a time. */
public interface Occasion {

    /** {@return the object that {@code @Context} injects for a type} */
    Object context(ContextType type);

    /** {@return the request, without the right to abort it} */
    ContainerRequestContext request();

    /** {@return the answer before it is written; {@code null} before there is one} */
    ContainerResponseContext response();

    /** {@return what was thrown, {@code null} if nothing was} */
    Throwable failure();

    /** {@return class, name and parameter types of the resource method, all {@code null} while there is none} */
    Object resource();
}
