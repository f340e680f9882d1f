package dev.straightway.runtime.http.exchange;

/** The CDI request context of a request. */
public interface RequestScope {

    /**
     * Activates the context on this thread. If that fails, no context is left behind that was begun for it.
     *
     * @param state its state if it was active before on another thread, otherwise {@code null}
     * @return its state, for {@link #destroy}; {@code null} if another owns it
     */
    Object activate(VertxExchange exchange, Object state);

    /** Lets beans see the user of a {@code SecurityContext} that filters have put in place before the match. */
    default void identify(VertxExchange exchange) {
        // only where there are beans
    }

    /** Takes the context from this thread; it goes on where the request does. */
    void deactivate();

    /** Destroys the beans of a request. */
    void destroy(Object state);
}
