package dev.straightway.runtime.http.filter;

import java.util.Optional;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;

/** Makes a response of what a method of the application has returned. */
public final class Responses {

    private Responses() {
    }

    /** {@return the response, or {@code null} if there is none} */
    public static Response of(Object result) {
        if (result instanceof Optional<?> optional) {
            return of(optional.orElse(null));
        }
        return result instanceof RestResponse<?> response ? response.toResponse() : (Response) result;
    }
}
