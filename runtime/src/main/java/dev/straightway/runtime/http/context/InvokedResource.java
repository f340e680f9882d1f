package dev.straightway.runtime.http.context;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Supplier;

import jakarta.ws.rs.container.ResourceInfo;

import org.jboss.resteasy.reactive.server.SimpleResourceInfo;

import dev.straightway.runtime.invocation.MethodSpec;

/** The resource method of a request (§6.7.2), found by reflection when it is asked for. */
public final class InvokedResource implements ResourceInfo, SimpleResourceInfo {

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
        Class<?>[] parameters = parameterTypes(method);
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

    @Override
    public String getMethodName() {
        MethodSpec method = source.get();
        return method == null ? null : method.name();
    }

    @Override
    public Class<?>[] parameterTypes() {
        MethodSpec method = source.get();
        return method == null ? new Class<?>[0] : parameterTypes(method);
    }

    private static Class<?>[] parameterTypes(MethodSpec method) {
        return method.parameterTypes().stream().map(InvokedResource::load).toArray(Class<?>[]::new);
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
