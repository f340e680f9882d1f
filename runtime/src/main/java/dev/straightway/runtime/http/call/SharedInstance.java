package dev.straightway.runtime.http.call;

import java.util.function.Supplier;

import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;

/**
 * One reference for all requests: a singleton, or the client proxy of a normal scoped bean. Asked for at the first request,
 * since making a bean may need what static initialisation must not see.
 */
public final class SharedInstance extends Instances {

    private final Supplier<Object> bean;
    private volatile Object instance;

    /** @param bean gives the same reference every time */
    public SharedInstance(Supplier<Object> bean) {
        this.bean = bean;
    }

    @Override
    public Object get(Exchange exchange) {
        Object present = instance;
        if (present == null) {
            instance = present = bean.get();
        }
        return present;
    }
}
