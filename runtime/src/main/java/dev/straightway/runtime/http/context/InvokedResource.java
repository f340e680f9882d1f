package dev.straightway.runtime.http.context;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Supplier;

import jakarta.ws.rs.container.ResourceInfo;

import dev.straightway.runtime.invocation.MethodSpec;

/** The resource method of a request (§6.7.2), found by reflection when it is asked for. */
public final class InvokedResource implements ResourceInfo {

    private static final Map<String, Class<?>> PRIMITIVES = Map.of("boolean", boolean.class, "byte", byte.class, "short",
            short.class, "int", int.class, "long", long.class, "float", float.class, "double", double.class, "char",
            char.class);

    private final Supplier<MethodSpec> source;

    /** @param source gives the method, or {@code null} while none is matched */
    public InvokedResource(Supplier<MethodSpec> source) {
        this.source = source;
    }

    @Override
    public Method getResourceMethod() {
        MethodSpec method = source.get();
        return method == null ? null : find(method);
    }

    private static Method find(MethodSpec method) {
        Class<?>[] parameters = method.parameterTypes().stream().map(InvokedResource::load).toArray(Class<?>[]::new);
        for (Class<?> type = load(method.className()); type != null; type = type.getSuperclass()) {
            for (Method candidate : type.getDeclaredMethods()) {
                if (candidate.getName().equals(method.name()) && Arrays.equals(candidate.getParameterTypes(), parameters)) {
                    return candidate;
                }
            }
        }
        return inheritedFromInterface(method, parameters);
    }

    private static Method inheritedFromInterface(MethodSpec method, Class<?>[] parameters) {
        try {
            return load(method.className()).getMethod(method.name(), parameters);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(method + " was compiled and is gone", e);
        }
    }

    @Override
    public Class<?> getResourceClass() {
        MethodSpec method = source.get();
        return method == null ? null : load(method.className());
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
