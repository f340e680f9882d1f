package dev.straightway.runtime.invocation;

/**
 * Calls one resource method for one request.
 * <p>
 * The build generates one subclass per resource method. For
 * {@code Item get(@PathParam("id") long id, @QueryParam("q") String q)} it is
 *
 * <pre>
 * final class ItemResource_get_1f3a extends Invoker {
 *     private final Instances resource;
 *     private final Parameter p0;
 *     private final Parameter p1;
 *     private final ResultWriter result;
 *
 *     ItemResource_get_1f3a(InvokerParts parts) { … }
 *
 *     public void invoke(Exchange exchange) {
 *         ItemResource instance = (ItemResource) resource.get(exchange);
 *         long a0 = p0.longValue(exchange.pathParam(0));
 *         String a1 = p1.string(exchange.queryParam("q"));
 *         Item value = instance.get(a0, a1);
 *         result.write(exchange, value);
 *     }
 * }
 * </pre>
 *
 * Invokers are immutable and shared by all threads.
 */
public abstract class Invoker {

    /**
     * Calls the resource method and hands its result to the exchange, which then owns the answer: when this method
     * returns, the response has been written or an asynchronous result will write it.
     *
     * @param exchange the request and its response
     * @throws Throwable what the resource method, a conversion, the reader or the writer threw; nothing was written then
     */
    public abstract void invoke(Exchange exchange) throws Throwable;
}
