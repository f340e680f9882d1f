package dev.straightway.runtime.recording;

import java.util.function.Supplier;

import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;

import io.quarkus.arc.Arc;
import io.quarkus.arc.InjectableBean;
import io.quarkus.arc.InstanceHandle;

/**
 * Gives handles of the bean whose class is exactly a resource class, which may have qualifiers or a subclass that is a bean
 * too. The bean is looked up once, the first time.
 */
final class Beans implements Supplier<InstanceHandle<?>> {

    private final Class<?> type;
    private volatile InjectableBean<?> bean;

    Beans(Class<?> type) {
        this.type = type;
    }

    @Override
    public InstanceHandle<?> get() {
        InjectableBean<?> present = bean;
        if (present == null) {
            bean = present = find();
        }
        return Arc.container().instance(present);
    }

    /** {@return whether there is such a bean} */
    boolean exists() {
        if (bean == null) {
            bean = candidate();
        }
        return bean != null;
    }

    private InjectableBean<?> find() {
        InjectableBean<?> found = candidate();
        if (found == null) {
            throw new IllegalStateException(type.getName() + " was planned as a bean, but isn't one");
        }
        return found;
    }

    private InjectableBean<?> candidate() {
        for (Bean<?> candidate : Arc.container().beanManager().getBeans(type, Any.Literal.INSTANCE)) {
            InjectableBean<?> found = (InjectableBean<?>) candidate;
            if (found.getKind() == InjectableBean.Kind.CLASS && found.getBeanClass().equals(type)) {
                return found;
            }
        }
        return null;
    }
}
