package dev.straightway.deployment.image;

import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.straightway.deployment.plan.BeanPlan;
import dev.straightway.deployment.plan.BeanPlan.MemberPlan;
import dev.straightway.deployment.plan.Plan;
import io.quarkus.deployment.builditem.BytecodeTransformerBuildItem;
import io.quarkus.gizmo.ClassTransformer;
import io.quarkus.gizmo.FieldDescriptor;
import io.quarkus.gizmo.MethodDescriptor;

/**
 * Makes fields, setters and constructors that take parts of the request callable for generated code, as the container does
 * with those that it injects.
 */
public final class OpenedMembers {

    private OpenedMembers() {
    }

    public static List<BytecodeTransformerBuildItem> of(Plan plan) {
        Map<String, Consumer<ClassTransformer>> changes = new LinkedHashMap<>();
        for (BeanPlan bean : plan.beans()) {
            bean.constructor().ifPresent(parameters -> add(changes, bean.type(), type -> open(type, bean, parameters)));
            bean.members().forEach(member -> add(changes, member.declaring(), type -> open(type, member)));
        }
        return changes.entrySet().stream().map(change -> item(change.getKey(), change.getValue())).toList();
    }

    private static void add(Map<String, Consumer<ClassTransformer>> changes, String type, Consumer<ClassTransformer> change) {
        changes.merge(type, change, Consumer::andThen);
    }

    private static void open(ClassTransformer type, BeanPlan bean, List<String> parameters) {
        type.modifyMethod(MethodDescriptor.ofMethod(bean.type(), "<init>", "V", parameters.toArray()))
                .removeModifiers(Modifier.PRIVATE | Modifier.PROTECTED).addModifiers(Modifier.PUBLIC);
    }

    private static void open(ClassTransformer type, MemberPlan member) {
        String taken = member.argument().descriptor();
        if (member.setter().isPresent()) {
            type.modifyMethod(MethodDescriptor.ofMethod(member.declaring(), member.name(), member.setter().get(), taken))
                    .removeModifiers(Modifier.PRIVATE | Modifier.PROTECTED).addModifiers(Modifier.PUBLIC);
        } else {
            type.modifyField(FieldDescriptor.of(member.declaring(), member.name(), taken))
                    .removeModifiers(Modifier.PRIVATE | Modifier.PROTECTED).addModifiers(Modifier.PUBLIC);
        }
    }

    private static BytecodeTransformerBuildItem item(String className, Consumer<ClassTransformer> change) {
        return new BytecodeTransformerBuildItem.Builder().setClassToTransform(className)
                .setVisitorFunction((name, visitor) -> {
                    ClassTransformer transformer = new ClassTransformer(className);
                    change.accept(transformer);
                    return transformer.applyTo(visitor);
                }).build();
    }
}
