package dev.straightway.runtime.recording;

import java.util.Map;

import dev.straightway.runtime.http.call.FilledInstance;
import dev.straightway.runtime.http.call.RequestInstance;
import dev.straightway.runtime.http.call.SharedInstance;
import dev.straightway.runtime.http.locate.LocatedInstance;
import dev.straightway.runtime.invocation.Instances;
import io.quarkus.arc.InstanceHandle;

/** Makes what gives the instances of resource classes. */
final class InstanceFactory {

    private final ParameterFactory parameters;
    private final Map<Class<?>, Object> singletons;

    /** @param singletons the instances that the {@code Application} gives, by their classes */
    InstanceFactory(ParameterFactory parameters, Map<Class<?>, Object> singletons) {
        this.parameters = parameters;
        this.singletons = singletons;
    }

    Instances of(InstanceSpec spec) {
        Class<?> type = Classes.load(spec.className());
        Instances made = switch (spec.origin()) {
            case SHARED_BEAN -> new SharedInstance(() -> new Beans(type).get().get());
            case REQUEST_BEAN -> new RequestInstance(new Beans(type));
            case CONSTRUCTOR -> null;
            case APPLICATION -> new SharedInstance(() -> singleton(type));
            case LOCATOR -> new LocatedInstance();
        };
        return spec.reader().isPresent() ? new FilledInstance(made, parameters.reader(spec.reader().get())) : made;
    }

    private Object singleton(Class<?> type) {
        Object instance = singletons.get(type);
        if (instance == null) {
            throw new IllegalStateException("The Application gave an instance of " + type.getName()
                    + " at build time, but gives none now");
        }
        return instance;
    }

    /** {@return a handle of the bean of a class, or {@code null} if the class is not a bean} */
    static InstanceHandle<?> bean(Class<?> type) {
        Beans beans = new Beans(type);
        return beans.exists() ? beans.get() : null;
    }
}
