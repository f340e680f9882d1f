package dev.straightway.runtime.http.exchange;

/** What serves an exchange: the steps of its way, which are all above it. Immutable, for all threads. */
public interface Serving {

    /** {@return what all requests of the application share} */
    Surroundings surroundings();

    /** Goes as far as this thread may, within the request scope; what it throws is the failure of the request. */
    void proceed(VertxExchange exchange) throws Throwable;

    /** Goes on with the object that a locator returned (§3.4.1). */
    void descend(VertxExchange exchange, Object located) throws Throwable;

    /** Runs the exchange once more, on its thread, from where it stopped. */
    void again(VertxExchange exchange);

    /**
     * Runs a task that may run code of the application where the exchange runs.
     *
     * @return whether it runs; if not, there is no thread for it, and the request is refused
     */
    boolean execute(VertxExchange exchange, Runnable task);

    /** {@return what makes the context objects of a request} */
    ContextObjects contexts(VertxExchange exchange);

    /** Has a request that is served ahead of the Router take the way through it; on its event loop. */
    void route(VertxExchange exchange);

    /** Answers without an entity where filters or the application's entity providers have a say. */
    void answerNothing(VertxExchange exchange) throws Exception;

    /** Answers with a failure, and never throws itself. */
    void answer(VertxExchange exchange, Throwable failure);
}
