package dev.straightway.runtime.jackson;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.runtime.json.BeanBinding;
import dev.straightway.runtime.json.BoundProperty;
import dev.straightway.runtime.json.GeneratedBinding;
import dev.straightway.runtime.json.JsonInput;
import dev.straightway.runtime.json.JsonPrimitives;

/** Makes beans by reflection, of the members that the build would generate calls of. */
public final class ReflectiveBinding extends BeanBinding {

    private final Class<?> type;
    private final List<? extends Member> members;

    private ReflectiveBinding(Class<?> type, List<? extends Member> members) {
        this.type = type;
        this.members = members;
    }

    /** {@return what makes public beans; nothing for classes of the platform} */
    public static Optional<GeneratedBinding> of(Class<?> type) {
        if (type.getName().startsWith("java.")) {
            return Optional.empty();
        }
        if (type.isRecord()) {
            List<String> names = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
            return Optional.of(new GeneratedBinding(new ReflectiveBinding(type, List.of()), names));
        }
        List<Member> members = new ArrayList<>();
        Arrays.stream(type.getMethods()).filter(method -> method.getName().startsWith("set")
                && method.getParameterCount() == 1 && !method.isBridge()).forEach(members::add);
        Arrays.stream(type.getFields()).filter(field -> !Modifier.isStatic(field.getModifiers())).forEach(members::add);
        return Optional.of(new GeneratedBinding(new ReflectiveBinding(type, members),
                members.stream().map(ReflectiveBinding::key).toList()));
    }

    private static String key(Member member) {
        return member instanceof Method method
                ? method.getName() + "(" + method.getParameterTypes()[0].descriptorString() + ")"
                : member.getName();
    }

    @Override
    public Object begin() throws Throwable {
        if (type.isRecord()) {
            return new HashMap<Integer, Object>();
        }
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    @Override
    @SuppressWarnings("unchecked") // of begin
    public void bind(int member, Object begun, BoundProperty property, JsonInput input) throws Throwable {
        if (type.isRecord()) {
            ((Map<Integer, Object>) begun).put(member, read(type.getRecordComponents()[member].getType(), property, input));
        } else if (members.get(member) instanceof Method method) {
            Object value = read(method.getParameterTypes()[0], property, input);
            try {
                method.invoke(begun, value);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        } else {
            Field field = (Field) members.get(member);
            field.set(begun, read(field.getType(), property, input));
        }
    }

    private static Object read(Class<?> type, BoundProperty property, JsonInput input) {
        if (type == int.class) {
            return JsonPrimitives.integer(input);
        }
        if (type == long.class) {
            return JsonPrimitives.longInteger(input);
        }
        if (type == double.class) {
            return JsonPrimitives.real(input);
        }
        if (type == float.class) {
            return JsonPrimitives.shortReal(input);
        }
        return type == boolean.class ? JsonPrimitives.flag(input) : property.read(input);
    }

    @Override
    public Object end(Object begun) throws Throwable {
        if (!type.isRecord()) {
            return begun;
        }
        RecordComponent[] components = type.getRecordComponents();
        Object[] arguments = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            arguments[i] = ((Map<?, ?>) begun).get(i);
            if (arguments[i] == null && types[i].isPrimitive()) {
                arguments[i] = java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(types[i], 1), 0);
            }
        }
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
