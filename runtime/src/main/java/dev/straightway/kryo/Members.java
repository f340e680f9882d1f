package dev.straightway.kryo;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The fields of a class that are in a message, each with who reads and writes it. */
final class Members {

    private Members() {
    }

    /** A field, open to reflection, which holds its values against its type. */
    record Member(Field field, Value value) {
    }

    /** {@return those of the class and of all above it, the uppermost first, by name} */
    static List<Member> of(Type type, Shapes shapes) {
        Map<TypeVariable<?>, Type> variables = GenericTypes.variables(type);
        List<Member> members = new ArrayList<>();
        for (Class<?> at = GenericTypes.raw(type); at != null && at != Object.class; at = at.getSuperclass()) {
            List<Member> own = new ArrayList<>();
            for (Field field : at.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())) {
                    own.add(new Member(opened(field), value(field.getGenericType(), variables, shapes)));
                }
            }
            own.sort(Comparator.comparing(member -> member.field().getName()));
            members.addAll(0, own);
        }
        return members;
    }

    /** {@return who reads and writes a member: where its type is a variable, its values say what they are} */
    static Value value(Type declared, Map<TypeVariable<?>, Type> variables, Shapes shapes) {
        if (!GenericTypes.isVariable(declared)) {
            return shapes.field(declared);
        }
        return shapes.open(
                declared instanceof TypeVariable<?> variable ? variables.getOrDefault(variable, GenericTypes.raw(variable))
                        : GenericTypes.raw(declared));
    }

    private static Field opened(Field field) {
        if (field.isSynthetic()) {
            throw new UnsuitableClassException(
                    field.getDeclaringClass().getName() + " is an inner class, which Kryo can't make."
                            + " Make it static.");
        }
        try {
            field.setAccessible(true);
            return field;
        } catch (InaccessibleObjectException e) {
            throw new UnsuitableClassException(field.getDeclaringClass().getName() + "." + field.getName() + " is closed to"
                    + " reflection, so that Kryo can't read the classes below it: " + "[" + e.getMessage() + "]",
                    e);
        }
    }
}
