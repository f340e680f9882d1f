package dev.straightway.runtime.http.call;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.BeanReader;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import io.quarkus.arc.ClientProxy;

/** An instance for each request that takes parts of the request: into its constructor, its fields or its setters (§3.2). */
public final class FilledInstance extends Instances {

    private final Instances made;
    private final BeanReader reader;

    /**
     * @param made gives the instance to be filled; {@code null} where the reader makes it
     * @param reader makes or fills the instance
     */
    public FilledInstance(Instances made, BeanReader reader) {
        this.made = made;
        this.reader = reader;
    }

    @Override
    public Object get(Exchange exchange) throws Throwable {
        VertxExchange request = (VertxExchange) exchange;
        boolean first = request.instance() == null;
        if (made == null) {
            if (first) {
                request.instance(reader.read(exchange));
            }
            return request.instance();
        }
        Object instance = made.get(exchange);
        if (first) {
            // In a normal scope, the proxy serves all requests and the instance behind it only this one.
            reader.inject(exchange, ClientProxy.unwrap(instance));
        }
        return instance;
    }
}
