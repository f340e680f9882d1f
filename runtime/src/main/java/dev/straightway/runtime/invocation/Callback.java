package dev.straightway.runtime.invocation;

/**
 * Calls one method that the application has put around its resource methods: a filter, or a mapper of exceptions.
 * <p>
 * The build generates one subclass per method. For
 * {@code Optional<Response> check(UriInfo uri, HttpServerRequest request)} it is
 *
 * <pre>
 * public final class Filters_check_1f3a extends Callback {
 *     public Object call(Object instance, Occasion occasion) {
 *         UriInfo a0 = (UriInfo) occasion.context(ContextType.URI_INFO);
 *         HttpServerRequest a1 = (HttpServerRequest) occasion.context(ContextType.SERVER_REQUEST);
 *         return ((Filters) instance).check(a0, a1);
 *     }
 * }
 * </pre>
 *
 * Callbacks are immutable and shared by all threads.
 */
public abstract class Callback {

    /**
     * {@return what the method returned; {@code null} for {@code void}}
     *
     * @param instance the object whose method it is, or its client proxy
     * @param occasion what the method may be told
     * @throws Exception what the method threw
     */
    public abstract Object call(Object instance, Occasion occasion) throws Exception;
}
