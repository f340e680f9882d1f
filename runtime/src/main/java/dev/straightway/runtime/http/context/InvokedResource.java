package dev.straightway.runtime.http.context;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;

import jakarta.ws.rs.container.ResourceInfo;

import dev.straightway.runtime.invocation.MethodSpec;

/** The resource method of a request (§6.7.2), found by reflection when it is asked for. */
final class InvokedResource implements ResourceInfo {

    private static final Map<String, Class<?>> PRIMITIVES = Map.of("boolean", boolean.class, "byte", byte.class, "short",
            short.class, "int", int.class, "long", long.class, "float", float.class, "double", double.class, "char",
            char.class);

    private final MethodSpec method;

    InvokedResource(MethodSpec method) {
        this.method = method;
    }

    @Override
    public Method getResourceMethod() {
        Class<?>[] parameters = method.parameterTypes().stream().map(InvokedResource::load).toArray(Class<?>[]::new);
        for (Class<?> type = getResourceClass(); type != null; type = type.getSuperclass()) {
            for (Method candidate : type.getDeclaredMethods()) {
                if (candidate.getName().equals(method.name()) && Arrays.equals(candidate.getParameterTypes(), parameters)) {
                    return candidate;
                }
            }
        }
        return inheritedFromInterface(parameters);
    }

    private Method inheritedFromInterface(Class<?>[] parameters) {
        try {
            return getResourceClass().getMethod(method.name(), parameters);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(method + " was compiled and is gone", e);
        }
    }

    @Override
    public Class<?> getResourceClass() {
        return load(method.className());
    }

    private static Class<?> load(String name) {
        Class<?> primitive = PRIMITIVES.get(name);
        if (primitive != null) {
            return primitive;
        }
        try {
            return Class.forName(name, false, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(name + " was compiled and is gone", e);
        }
    }
}
