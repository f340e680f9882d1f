package dev.straightway.runtime.invocation;

import java.util.List;

import jakarta.ws.rs.container.AsyncResponse;

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

    /** {@return the first value of a query parameter, decoded, or {@code null} without one} */
    public abstract String queryParam(String name);

    /** {@return all values of a query parameter, decoded, in their order; empty without one} */
    public abstract List<String> queryParams(String name);

    /** {@return the first value of a request header field, or {@code null} without one} */
    public abstract String header(String name);

    /** {@return all values of a request header field in their order; empty without one} */
    public abstract List<String> headers(String name);

    /** {@return the texts by name, decoded: also those that fewer requests ask for} */
    public abstract DecodedTexts decoded();

    /** {@return the same texts as they were sent, for {@code @Encoded} (§3.2)} */
    public abstract Texts encoded();

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
