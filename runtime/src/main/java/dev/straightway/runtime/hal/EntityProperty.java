package dev.straightway.runtime.hal;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * One property of an entity: its getter, else its field.
 * <p>
 * The getter comes first, since that of a proxy of Hibernate loads the entity, and the field of one is empty.
 */
interface EntityProperty {

    /** {@return the value that an entity has} */
    Object of(Object entity);

    /** {@return the property of a class that has it} */
    static EntityProperty named(String name, Class<?> type) {
        for (String getter : new String[] { "get" + upper(name), "is" + upper(name), name }) {
            try {
                return by(type.getMethod(getter));
            } catch (NoSuchMethodException e) {
                continue;
            }
        }
        return Stream.<Class<?>> iterate(type, above -> above != null, Class::getSuperclass)
                .flatMap(above -> Stream.of(above.getDeclaredFields())).filter(field -> field.getName().equals(name))
                .findFirst()
                .map(EntityProperty::by).orElseThrow(() -> new IllegalStateException(
                        type.getName() + " has no property '" + name + "', which the build found in it"));
    }

    private static EntityProperty by(Method getter) {
        getter.setAccessible(true);
        return entity -> {
            try {
                return getter.invoke(entity);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(getter + " can't be asked for the value of a link", e);
            }
        };
    }

    private static EntityProperty by(Field field) {
        field.setAccessible(true);
        return entity -> {
            try {
                return field.get(entity);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(field + " can't be asked for the value of a link", e);
            }
        };
    }

    private static String upper(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
