package dev.straightway.runtime.http.handled;

import dev.straightway.ResourceHandler;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.ResultWriter;

/** Calls a handler of the application. */
final class HandlerInvoker extends Invoker {

    private final ResourceHandler handler;
    private final Entities entities;
    private final ResultWriter result;

    /**
     * @param entities reads what the handler asks for
     * @param result writes what it returns
     */
    HandlerInvoker(ResourceHandler handler, Entities entities, ResultWriter result) {
        this.handler = handler;
        this.entities = entities;
        this.result = result;
    }

    @Override
    public void invoke(Exchange exchange) throws Exception {
        result.write(exchange, handler.handle(new HandledExchange((VertxExchange) exchange, entities)));
    }
}
