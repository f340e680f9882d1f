package dev.straightway.runtime.invocation;

/** Answers a request with what its resource method returned; how was decided when the writer was made. */
public abstract class ResultWriter {

    /**
     * Answers the request, now or, for an asynchronous result, when it completes.
     *
     * @param exchange the request
     * @param result what the resource method returned; {@code null} is answered with 204 (§3.3.3)
     * @throws Exception if the result can't be written; nothing was written then
     */
    public abstract void write(Exchange exchange, Object result) throws Exception;
}
