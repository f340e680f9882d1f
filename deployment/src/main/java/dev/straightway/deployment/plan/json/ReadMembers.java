package dev.straightway.deployment.plan.json;

import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan.Kind;
import dev.straightway.proof.json.JsonMembers;
import dev.straightway.runtime.json.Scalars;

/** What takes values when beans are read: what a record is made of, or setters and public fields. */
final class ReadMembers implements BeanMembers {

    private final BeanHierarchy hierarchy;

    ReadMembers(IndexView index) {
        this.hierarchy = new BeanHierarchy(index);
    }

    @Override
    public Way way() {
        return Way.READS;
    }

    @Override
    public boolean isValue(String type) {
        return Scalars.names().contains(type);
    }

    @Override
    public Optional<String> refusal(ClassInfo type) {
        return hierarchy.refusal(type)
                .or(() -> type.isRecord() || isMadeEmpty(type) ? Optional.empty()
                        : Optional.of("it has no public constructor without parameters"))
                .or(() -> of(type).isEmpty() ? Optional.of("it has no properties that can be set") : Optional.empty())
                .or(() -> JsonMarks.strangeToRead(type, hierarchy.of(type)));
    }

    private static boolean isMadeEmpty(ClassInfo type) {
        MethodInfo constructor = type.method("<init>");
        return constructor != null && Modifier.isPublic(constructor.flags());
    }

    @Override
    public List<MemberPlan> of(ClassInfo type) {
        if (type.isRecord()) {
            return type.recordComponentsInDeclarationOrder().stream()
                    .map(one -> new MemberPlan(one.name(), Kind.COMPONENT, one.type().descriptor())).toList();
        }
        Map<String, MemberPlan> members = new LinkedHashMap<>();
        hierarchy.of(type).stream().flatMap(one -> Stream.concat(
                setters(one).map(setter -> new MemberPlan(setter.name(), Kind.SETTER, setter.descriptor())),
                fields(one).map(field -> new MemberPlan(field.name(), Kind.FIELD, field.type().descriptor()))))
                .forEach(member -> members.putIfAbsent(member.key(), member));
        return List.copyOf(members.values());
    }

    @Override
    public Map<String, Type> types(ClassInfo type) {
        Map<String, Type> types = new LinkedHashMap<>();
        if (type.isRecord()) {
            type.recordComponentsInDeclarationOrder().forEach(one -> types.put(one.name(), one.type()));
            return types;
        }
        for (ClassInfo one : hierarchy.of(type)) {
            setters(one).forEach(setter -> types.putIfAbsent(setter.name() + "(" + setter.parameterType(0) + ")",
                    setter.parameterType(0)));
            fields(one).forEach(field -> types.putIfAbsent(field.name(), field.type()));
            BeanHierarchy.addArguments(one, types);
        }
        return types;
    }

    private static Stream<FieldInfo> fields(ClassInfo type) {
        return BeanHierarchy.fields(type).filter(field -> !Modifier.isFinal(field.flags()));
    }

    private static Stream<MethodInfo> setters(ClassInfo type) {
        return type.methods().stream().filter(method -> isSetter(type, method));
    }

    private static boolean isSetter(ClassInfo type, MethodInfo method) {
        FieldInfo field = type.field(JsonMembers.property(method.name()));
        if (field != null && JsonMarks.isIgnored(field) && !JsonMarks.any(method.declaredAnnotations())) {
            return false;
        }
        return BeanHierarchy.isOpen(method) && method.parametersCount() == 1 && !JsonMarks.isIgnored(method)
                && (method.name().matches("set.+") || JsonMarks.any(method.declaredAnnotations()));
    }
}
