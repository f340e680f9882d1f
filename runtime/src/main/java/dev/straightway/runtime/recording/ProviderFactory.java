package dev.straightway.runtime.recording;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

import jakarta.ws.rs.core.Context;

import io.quarkus.arc.Arc;
import io.quarkus.arc.InstanceHandle;

/** Makes the instances of providers: beans by the container, any other class by its constructor (§4.1.2), contexts set. */
final class ProviderFactory {

    private ProviderFactory() {
    }

    /** {@return the instance of a provider class} */
    static Object make(Class<?> type) {
        InstanceHandle<?> bean = InstanceFactory.bean(type);
        return bean != null ? bean.get() : fill(construct(type));
    }

    /** Sets what {@code @Context} asks for in an object that the application made itself. */
    static <T> T fill(T provider) {
        try {
            for (Class<?> type = provider.getClass(); type != null; type = type.getSuperclass()) {
                for (Field field : type.getDeclaredFields()) {
                    if (field.isAnnotationPresent(Context.class)) {
                        field.setAccessible(true);
                        field.set(provider, context(field.getType()));
                    }
                }
                for (Method setter : type.getDeclaredMethods()) {
                    if (setter.isAnnotationPresent(Context.class) && setter.getParameterCount() == 1) {
                        setter.setAccessible(true);
                        setter.invoke(provider, context(setter.getParameterTypes()[0]));
                    }
                }
            }
            return provider;
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("A setter of " + provider.getClass().getName() + " failed", e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("The contexts of " + provider.getClass().getName() + " can't be set", e);
        }
    }

    /** §4.1.2: the public constructor with the most parameters, all of them contexts. */
    private static Object construct(Class<?> type) {
        Constructor<?> constructor = Arrays.stream(type.getConstructors())
                .filter(candidate -> Arrays.stream(candidate.getParameterAnnotations())
                        .allMatch(annotations -> Arrays.stream(annotations).anyMatch(Context.class::isInstance)))
                .max(Comparator.comparingInt(Constructor::getParameterCount))
                .orElseThrow(() -> new IllegalStateException(type.getName() + " isn't a bean and has no public constructor"
                        + " whose parameters are all @Context. Give it one, or a scope as @Singleton."));
        try {
            constructor.setAccessible(true);
            return constructor.newInstance(Arrays.stream(constructor.getParameterTypes()).map(ProviderFactory::context)
                    .toArray());
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("The constructor of " + type.getName() + " failed", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("No instance of " + type.getName() + " can be made", e);
        }
    }

    private static Object context(Class<?> type) {
        InstanceHandle<?> handle = Arc.container().instance(type);
        if (!handle.isAvailable()) {
            throw new IllegalStateException("@Context can't inject a " + type.getName());
        }
        return handle.get();
    }
}
