package dev.straightway.runtime.invocation;

import java.io.InputStream;
import java.util.List;

import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.PathSegment;

/**
 * One request and its response, as generated invokers see them.
 * <p>
 * Used by one thread at a time; the thread may change between the arrival of the request and its answer.
 */
public abstract class Exchange {

    /**
     * @param index the capture's place in the route's template, counted from 0
     * @return the decoded text of the capture
     */
    public abstract String pathParam(int index);

    /** {@return the values of a path parameter, a list of one} */
    public List<String> pathParams(int index) {
        return List.of(pathParam(index));
    }

    /**
     * @param name a variable of any template on the way to the resource method
     * @return the decoded text of its last capture, or {@code null} without one
     */
    public abstract String pathParam(String name);

    /** {@return the decoded texts of all captures of a variable, in the order of the path} */
    public abstract List<String> pathParams(String name);

    /** {@return the last path segment that a variable has captured, with its matrix parameters (§3.2); or {@code null}} */
    public abstract PathSegment pathSegment(String name);

    /** {@return all path segments that a variable has captured} */
    public abstract List<PathSegment> pathSegments(String name);

    /** {@return the first value of a query parameter, decoded, or {@code null} without one} */
    public abstract String queryParam(String name);

    /** {@return all values of a query parameter, decoded, in their order; empty without one} */
    public abstract List<String> queryParams(String name);

    /** {@return the first value of a matrix parameter in the path, decoded, or {@code null} without one} */
    public abstract String matrixParam(String name);

    /** {@return all values of a matrix parameter in the path, decoded, in their order} */
    public abstract List<String> matrixParams(String name);

    /** {@return the first value of a field of the form in the body, decoded, or {@code null} without one} */
    public abstract String formParam(String name);

    /** {@return all values of a field of the form in the body, decoded, in their order} */
    public abstract List<String> formParams(String name);

    /** {@return the first part of a multipart form with a name, or {@code null} without one} */
    public abstract EntityPart part(String name);

    /** {@return all parts of a multipart form with a name} */
    public abstract List<EntityPart> parts(String name);

    /** {@return the content of the first part with a name, or {@code null} without one} */
    public abstract InputStream partContent(String name);

    /** {@return the same texts as they were sent, for {@code @Encoded} (§3.2)} */
    public abstract EncodedTexts encoded();

    /** {@return the first value of a request header field, or {@code null} without one} */
    public abstract String header(String name);

    /** {@return all values of a request header field in their order; empty without one} */
    public abstract List<String> headers(String name);

    /** {@return the cookie of this name, or {@code null} without one} */
    public abstract Cookie cookie(String name);

    /** {@return the value of a cookie, or {@code null} without one} */
    public String cookieParam(String name) {
        Cookie cookie = cookie(name);
        return cookie == null ? null : cookie.getValue();
    }

    /** {@return the value of a cookie in a list of at most one} */
    public List<String> cookieParams(String name) {
        String value = cookieParam(name);
        return value == null ? List.of() : List.of(value);
    }

    /** {@return the object that {@code @Context} injects for a type} */
    public abstract Object context(ContextType type);

    /** {@return the bean of a class, for a constructor parameter of a resource that takes one} */
    public abstract Object bean(Class<?> type);

    /** {@return the answer that comes later, from wherever the method hands it to (§8.2.1)} */
    public abstract AsyncResponse suspend();

    /**
     * Answers 204 No Content.
     *
     * @throws Exception what filters of the answer threw
     */
    public abstract void noContent() throws Exception;

    /**
     * Answers with the failure: its own response if it is a {@code WebApplicationException}, otherwise a 500.
     *
     * @param failure what went wrong after the invoker had returned, as in an asynchronous result
     */
    public abstract void fail(Throwable failure);

    /** Runs a task once the response has ended or its connection was lost. */
    public abstract void onEnd(Runnable task);
}
