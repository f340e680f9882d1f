package dev.straightway.runtime.http.call;

import java.util.function.Supplier;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import io.quarkus.arc.InstanceHandle;

/** An instance for each request, destroyed when the request ends: a dependent bean. */
public final class RequestInstance extends Instances {

    private final Supplier<InstanceHandle<?>> bean;

    public RequestInstance(Supplier<InstanceHandle<?>> bean) {
        this.bean = bean;
    }

    @Override
    public Object get(Exchange exchange) {
        VertxExchange request = (VertxExchange) exchange;
        if (request.instance() == null) {
            InstanceHandle<?> handle = bean.get();
            exchange.onEnd(handle::destroy);
            request.instance(handle.get());
        }
        return request.instance();
    }
}
