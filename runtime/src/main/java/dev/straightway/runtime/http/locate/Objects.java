package dev.straightway.runtime.http.locate;

import java.util.Map;
import java.util.function.Function;

import jakarta.enterprise.context.Dependent;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.BeanReader;
import io.quarkus.arc.ClientProxy;
import io.quarkus.arc.InstanceHandle;

/** Makes objects of resource classes, and gives to those that are there what they ask the request for. Immutable. */
public final class Objects {

    private final Function<Class<?>, InstanceHandle<?>> beans;
    private final Map<Class<?>, BeanReader> readers;

    /**
     * @param beans gives a handle of the bean of a class, or {@code null} if the class is not a bean
     * @param readers of the classes that take parameters of the request
     */
    public Objects(Function<Class<?>, InstanceHandle<?>> beans, Map<Class<?>, BeanReader> readers) {
        this.beans = beans;
        this.readers = Map.copyOf(readers);
    }

    /**
     * {@return an instance of a class: its bean, or made by its constructor}
     *
     * @throws IllegalStateException if it is no bean and can't be made
     */
    public Object make(VertxExchange exchange, Class<?> type) throws Throwable {
        InstanceHandle<?> handle = beans.apply(type);
        if (handle == null) {
            BeanReader reader = readers.get(type);
            if (reader == null) {
                throw new IllegalStateException(type.getName() + " isn't a bean, and the build planned no other way to make"
                        + " one");
            }
            return reader.read(exchange);
        }
        if (handle.getBean().getScope().equals(Dependent.class)) {
            exchange.onEnd(handle::destroy);
        }
        return inject(exchange, handle.get());
    }

    /** {@return the object, with its fields set and setters called} */
    public <T> T inject(VertxExchange exchange, T object) throws Throwable {
        T instance = ClientProxy.unwrap(object);
        for (Class<?> type = instance.getClass(); type != null; type = type.getSuperclass()) {
            BeanReader reader = readers.get(type);
            if (reader != null) {
                reader.inject(exchange, instance);
                return object;
            }
        }
        return object;
    }
}
