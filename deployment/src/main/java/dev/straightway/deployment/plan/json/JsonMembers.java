package dev.straightway.deployment.plan.json;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;

/**
 * Finds what beans of a class can be asked for: rather more than Jackson asks, which says at run time what it is.
 */
final class JsonMembers {

    private static final int SYNTHETIC = 0x1000;
    private static final Set<String> ROOTS = Set.of("java.lang.Object", "java.lang.Record");

    private final IndexView index;

    JsonMembers(IndexView index) {
        this.index = index;
    }

    /** {@return why generated code can't ask beans of a class, whatever their values are} */
    Optional<String> refusal(ClassInfo type) {
        if (type.isInterface() || type.isAbstract()) {
            return Optional.of("its objects are of other classes");
        }
        if (!Modifier.isPublic(type.flags())) {
            return Optional.of("it isn't public");
        }
        List<ClassInfo> hierarchy = hierarchy(type);
        if (hierarchy.isEmpty()) {
            return Optional.of("a class above it isn't one of the application");
        }
        return of(type).isEmpty() ? Optional.of("it has no properties") : JsonMarks.strange(type, hierarchy);
    }

    /** {@return the class and those above it; nothing if one of them isn't the application's} */
    private List<ClassInfo> hierarchy(ClassInfo type) {
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

    /** {@return getters and public fields, those of the class before those above it} */
    List<MemberPlan> of(ClassInfo type) {
        Map<String, MemberPlan> members = new LinkedHashMap<>();
        each(type).forEach(member -> members.putIfAbsent(member.key(), member));
        return List.copyOf(members.values());
    }

    private Stream<MemberPlan> each(ClassInfo type) {
        return hierarchy(type).stream().flatMap(one -> Stream.concat(
                getters(one).map(getter -> new MemberPlan(getter.name(), true, getter.returnType().descriptor())),
                fields(one).map(field -> new MemberPlan(field.name(), false, field.type().descriptor()))));
    }

    /** {@return the types of what a bean can be asked for, and of what it inherits, by the words for them} */
    Map<String, Type> types(ClassInfo type) {
        Map<String, Type> types = new LinkedHashMap<>();
        for (ClassInfo one : hierarchy(type)) {
            getters(one).forEach(getter -> types.putIfAbsent(getter.name() + "()", getter.returnType()));
            fields(one).forEach(field -> types.putIfAbsent(field.name(), field.type()));
            if (one.superClassType().kind() == Type.Kind.PARAMETERIZED_TYPE) {
                one.superClassType().asParameterizedType().arguments()
                        .forEach(argument -> types.putIfAbsent(one.superClassType() + " with " + argument, argument));
            }
        }
        return types;
    }

    private static Stream<MethodInfo> getters(ClassInfo type) {
        return type.methods().stream().filter(method -> isGetter(type, method));
    }

    private static boolean isGetter(ClassInfo type, MethodInfo method) {
        FieldInfo field = type.field(dev.straightway.proof.json.JsonMembers.property(method.name()));
        if (field != null && JsonMarks.isIgnored(field) && !JsonMarks.any(method.declaredAnnotations())) {
            return false;
        }
        boolean open = Modifier.isPublic(method.flags()) && (method.flags() & (Modifier.STATIC | SYNTHETIC)) == 0;
        boolean asks = method.parametersCount() == 0 && method.returnType().kind() != Type.Kind.VOID;
        boolean named = method.name().matches("(get|is).+") || type.isRecord() && type.field(method.name()) != null;
        return open && asks && !JsonMarks.isIgnored(method) && (named || JsonMarks.any(method.declaredAnnotations()));
    }

    private static Stream<FieldInfo> fields(ClassInfo type) {
        return type.fields().stream().filter(field -> Modifier.isPublic(field.flags())
                && (field.flags() & (Modifier.STATIC | SYNTHETIC)) == 0 && !JsonMarks.isIgnored(field));
    }
}
