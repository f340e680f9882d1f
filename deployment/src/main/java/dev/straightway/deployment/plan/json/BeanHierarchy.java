package dev.straightway.deployment.plan.json;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

/** Knows the classes that a bean is made of. */
final class BeanHierarchy {

    private static final int SYNTHETIC = 0x1000;
    private static final Set<String> ROOTS = Set.of("java.lang.Object", "java.lang.Record");

    private final IndexView index;

    BeanHierarchy(IndexView index) {
        this.index = index;
    }

    /** {@return why generated code has no beans of a class to deal with} */
    Optional<String> refusal(ClassInfo type) {
        if (type.isInterface() || type.isAbstract()) {
            return Optional.of("its objects are of other classes");
        }
        if (!Modifier.isPublic(type.flags())) {
            return Optional.of("it isn't public");
        }
        return of(type).isEmpty() ? Optional.of("a class above it isn't one of the application") : Optional.empty();
    }

    /** {@return the class and those above it; nothing if one of them isn't the application's} */
    List<ClassInfo> of(ClassInfo type) {
        List<ClassInfo> all = new ArrayList<>(List.of(type));
        for (ClassInfo at = type; !ROOTS.contains(at.superName().toString());) {
            at = index.getClassByName(at.superName());
            if (at == null || at.name().toString().startsWith("java.")) {
                return List.of();
            }
            all.add(at);
        }
        return all;
    }

    /** Adds the arguments of the superclass of a class, if it is generic. */
    static void addArguments(ClassInfo type, Map<String, Type> types) {
        Type above = type.superClassType();
        if (above.kind() == Type.Kind.PARAMETERIZED_TYPE) {
            above.asParameterizedType().arguments()
                    .forEach(argument -> types.putIfAbsent(above + " with " + argument, argument));
        }
    }

    /** {@return whether a method of objects can be called by anybody} */
    static boolean isOpen(MethodInfo method) {
        return Modifier.isPublic(method.flags()) && (method.flags() & (Modifier.STATIC | SYNTHETIC)) == 0;
    }

    /** {@return the fields of objects that anybody can see and that are no secret of Jackson's} */
    static Stream<FieldInfo> fields(ClassInfo type) {
        return type.fields().stream().filter(field -> Modifier.isPublic(field.flags())
                && (field.flags() & (Modifier.STATIC | SYNTHETIC)) == 0 && !JsonMarks.isIgnored(field));
    }
}
