package dev.straightway.runtime.http.locate;

import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.container.ResourceContext;

import dev.straightway.runtime.http.exchange.VertxExchange;

/** Makes and fills resource objects for the application (§10.2.9). */
public final class RequestResources implements ResourceContext {

    private final VertxExchange exchange;
    private final Objects objects;

    public RequestResources(VertxExchange exchange, Objects objects) {
        this.exchange = exchange;
        this.objects = objects;
    }

    @Override
    public <T> T getResource(Class<T> resourceClass) {
        try {
            return resourceClass.cast(objects.make(exchange, resourceClass));
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new ProcessingException("No instance of " + resourceClass.getName() + " can be made", failure);
        }
    }

    @Override
    public <T> T initResource(T resource) {
        try {
            return objects.inject(exchange, resource);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new ProcessingException(resource.getClass().getName() + " can't be filled", failure);
        }
    }
}
