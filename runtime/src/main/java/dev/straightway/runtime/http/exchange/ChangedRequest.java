package dev.straightway.runtime.http.exchange;

import java.net.URI;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.SecurityContext;

import io.vertx.core.buffer.Buffer;

/** A request as filters have left it. Used by one thread at a time. */
public interface ChangedRequest {

    /** {@return the HTTP method} */
    String method();

    /** {@return the path as it is matched} */
    String path();

    /** {@return the query as it is sent, or {@code null} without one} */
    String query();

    /** {@return the fields, which can be changed} */
    MultivaluedMap<String, String> fields();

    /** {@return the URI that a filter has put in place of the request's, or {@code null}} */
    URI target();

    /** {@return the base URI that a filter has set, or {@code null}} */
    URI base();

    /** {@return the security context that a filter has set, or {@code null}} */
    SecurityContext security();

    /** {@return the body that a filter has put in place of the request's, or {@code null}} */
    Buffer replacedBody();
}
