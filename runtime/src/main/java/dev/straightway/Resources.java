package dev.straightway;

/**
 * What an application adds resources to while it starts, by observing it:
 *
 * <pre>
 * void register(&#64;Observes Resources resources) {
 *     resources.add(Resource.builder("hello").addMethod("GET").handledBy(exchange -&gt; "Hello").build());
 * }
 * </pre>
 *
 * The event comes when providers and features are registered, before the server takes requests. Beans may be injected; what
 * needs the whole application, as a database, is for the handlers.
 */
public interface Resources {

    /**
     * Adds a root resource, below {@code quarkus.straightway.path} or {@code @ApplicationPath}.
     *
     * @return this
     * @throws InvalidResourceException if it answers the same request as a resource that is there
     * @throws IllegalStateException once the application has started
     */
    Resources add(Resource resource);
}
