package dev.straightway.runtime.http.exchange;

import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.runtime.invocation.ContextType;

/** The context objects of one request (§10.2), each made once when it is asked for. Used by one thread at a time. */
public interface ContextObjects {

    Object get(ContextType type);

    UriInfo uriInfo();

    /** {@return the base URI without a slash at its end; filters before the match may change it} */
    String base();

    HttpHeaders headers();

    Request request();

    SecurityContext security();

    ResourceInfo resource();

    /** {@return the answer that comes later; the same one for all who ask} */
    AsyncResponse suspended();

    /** {@return the bean of a class, destroyed with the request if it is dependent} */
    Object bean(Class<?> type);

    /** {@return whether a failure of the resource method is to be answered: not once its answer was resumed} */
    boolean mayFail();

    /** Tells that the resource method has returned. */
    void called();
}
