package dev.straightway.runtime.jackson;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import dev.straightway.runtime.json.GeneratedAccess;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.JsonProperty;
import dev.straightway.runtime.json.PropertyAccess;

/** Asks the getters that the build would generate calls of, by reflection. */
public final class ReflectiveAccess extends PropertyAccess {

    private final List<Method> getters;

    private ReflectiveAccess(List<Method> getters) {
        this.getters = getters;
    }

    /** {@return what asks public beans; nothing for classes of the platform} */
    public static Optional<GeneratedAccess> of(Class<?> type) {
        List<Method> getters = Arrays.stream(type.getMethods()).filter(method -> isGetter(type, method)).toList();
        return type.getName().startsWith("java.") ? Optional.empty()
                : Optional.of(new GeneratedAccess(new ReflectiveAccess(getters),
                        getters.stream().map(getter -> getter.getName() + "()").toList()));
    }

    private static boolean isGetter(Class<?> type, Method method) {
        boolean named = method.getName().matches("(get|is).+") || type.isRecord();
        return named && method.getParameterCount() == 0 && method.getReturnType() != void.class && !method.isBridge();
    }

    @Override
    public void writeAll(Object bean, JsonProperty[] properties, JsonOutput output) throws Throwable {
        for (int i = 0; i < properties.length; i++) {
            write(i, bean, properties[i], output);
        }
    }

    @Override
    public void write(int member, Object bean, JsonProperty property, JsonOutput output) throws Throwable {
        Method getter = getters.get(member);
        getter.setAccessible(true);
        Object value;
        try {
            value = getter.invoke(bean);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        Class<?> type = getter.getReturnType();
        if (type == int.class) {
            property.write((int) value, output);
        } else if (type == long.class) {
            property.write((long) value, output);
        } else if (type == double.class) {
            property.write((double) value, output);
        } else if (type == float.class) {
            property.write((float) value, output);
        } else if (type == boolean.class) {
            property.write((boolean) value, output);
        } else if (type == String.class) {
            property.write((String) value, output);
        } else {
            property.write(value, output);
        }
    }
}
