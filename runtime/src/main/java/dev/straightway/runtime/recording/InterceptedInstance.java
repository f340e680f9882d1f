package dev.straightway.runtime.recording;

import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import io.quarkus.arc.ClientProxy;
import io.quarkus.arc.Subclass;

/** Gives instances whose calls are intercepted, and no others: the arguments of their methods would be checked by nobody. */
final class InterceptedInstance extends Instances {

    private final Instances instances;

    InterceptedInstance(Instances instances) {
        this.instances = instances;
    }

    @Override
    public Object get(Exchange exchange) throws Throwable {
        Object instance = instances.get(exchange);
        if (ClientProxy.unwrap(instance) instanceof Subclass) {
            return instance;
        }
        throw new IllegalStateException(instance.getClass().getName()
                + " is no bean that @PermissionsAllowed intercepts, so that nobody would check the arguments of its methods");
    }
}
