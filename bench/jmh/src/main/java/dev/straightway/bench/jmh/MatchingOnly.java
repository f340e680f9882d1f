package dev.straightway.bench.jmh;

import dev.straightway.runtime.http.exchange.ContextObjects;
import dev.straightway.runtime.http.exchange.Serving;
import dev.straightway.runtime.http.exchange.Surroundings;
import dev.straightway.runtime.http.exchange.VertxExchange;

/** What is around requests that are matched, and go no further. */
record MatchingOnly(Surroundings surroundings) implements Serving {

    private static UnsupportedOperationException noFurther() {
        return new UnsupportedOperationException("The request is only matched");
    }

    @Override
    public void proceed(VertxExchange exchange) {
        throw noFurther();
    }

    @Override
    public void descend(VertxExchange exchange, Object located) {
        throw noFurther();
    }

    @Override
    public void again(VertxExchange exchange) {
        throw noFurther();
    }

    @Override
    public boolean execute(VertxExchange exchange, Runnable task) {
        throw noFurther();
    }

    @Override
    public ContextObjects contexts(VertxExchange exchange) {
        throw noFurther();
    }

    @Override
    public void route(VertxExchange exchange) {
        throw noFurther();
    }

    @Override
    public void answerNothing(VertxExchange exchange) {
        throw noFurther();
    }

    @Override
    public void answer(VertxExchange exchange, Throwable failure) {
        throw noFurther();
    }
}
