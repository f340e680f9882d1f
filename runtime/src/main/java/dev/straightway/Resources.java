package dev.straightway;

/**
 * Takes the resources that an application adds while it starts, by observing this event:
 *
 * <pre>
 * void register(&#64;Observes Resources resources) {
 *     resources.add(Resource.builder("hello").addMethod("GET").handledBy(exchange -&gt; "Hello").build());
 * }
 * </pre>
 *
 * The event is fired when providers and features are registered, before the server accepts requests. The observer may inject
 * beans. Leave what needs the started application, such as a database, to the handlers.
 */
public interface Resources {

    /**
     * Adds a root resource, below {@code quarkus.straightway.path} or {@code @ApplicationPath}.
     *
     * @return this
     * @throws InvalidResourceException if it answers the same request as another resource
     * @throws IllegalStateException once the application has started
     */
    Resources add(Resource resource);
}
