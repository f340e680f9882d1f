package dev.straightway.deployment.generate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.runtime.invocation.BeanReader;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.InvokerParts;
import dev.straightway.runtime.invocation.Parameter;
import dev.straightway.runtime.invocation.ResultWriter;
import io.quarkus.gizmo2.Const;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.This;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.creator.ClassCreator;
import io.quarkus.gizmo2.desc.FieldDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/**
 * The fields of an invoker or bean reader, one for each part that it uses.
 *
 * @param instances gives the resource instance; {@code null} for a bean reader
 * @param parameters convert text, by the index of the parameter
 * @param beans make objects of parts of the request, by the index of the parameter
 * @param reader reads the entity; {@code null} without an entity parameter
 * @param result writes the result; {@code null} for a method that returns nothing
 */
record Fields(FieldDesc instances, Map<Integer, FieldDesc> parameters, Map<Integer, FieldDesc> beans, FieldDesc reader,
        FieldDesc result) {

    private static final MethodDesc PARAMETER = MethodDesc.of(InvokerParts.class, "parameter", Parameter.class, int.class);

    private static final MethodDesc BEAN = MethodDesc.of(InvokerParts.class, "bean", BeanReader.class, int.class);

    static Fields declare(ClassCreator type, InvokerPlan plan) {
        FieldDesc instances = field(type, "instances", Instances.class);
        boolean entity = plan.arguments().stream().anyMatch(ArgumentPlan.FromEntity.class::isInstance);
        FieldDesc reader = entity ? field(type, "reader", EntityReader.class) : null;
        FieldDesc result = plan.result().isVoid() ? null : field(type, "result", ResultWriter.class);
        return new Fields(instances, texts(type, plan.arguments()), beans(type, plan.arguments()), reader, result);
    }

    /** {@return the fields of a bean reader} */
    static Fields declare(ClassCreator type, List<ArgumentPlan> arguments) {
        return new Fields(null, texts(type, arguments), beans(type, arguments), null, null);
    }

    private static Map<Integer, FieldDesc> texts(ClassCreator type, List<ArgumentPlan> arguments) {
        return each(type, arguments, ArgumentPlan.FromText.class, "p", Parameter.class);
    }

    private static Map<Integer, FieldDesc> beans(ClassCreator type, List<ArgumentPlan> arguments) {
        return each(type, arguments, ArgumentPlan.ByReader.class, "b", BeanReader.class);
    }

    private static Map<Integer, FieldDesc> each(ClassCreator type, List<ArgumentPlan> arguments, Class<?> kind,
            String prefix, Class<?> fieldType) {
        Map<Integer, FieldDesc> fields = new LinkedHashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            if (kind.isInstance(arguments.get(i))) {
                fields.put(i, field(type, prefix + i, fieldType));
            }
        }
        return fields;
    }

    /** Writes the body of the constructor. */
    void assign(BlockCreator block, This self, ParamVar parts) {
        if (instances != null) {
            set(block, self, instances, part(block, parts, "instances", Instances.class));
        }
        beans.forEach((index, field) -> set(block, self, field,
                block.invokeVirtual(BEAN, parts, Const.of((int) index))));
        parameters.forEach((index, field) -> set(block, self, field,
                block.invokeVirtual(PARAMETER, parts, Const.of((int) index))));
        if (reader != null) {
            set(block, self, reader, part(block, parts, "reader", EntityReader.class));
        }
        if (result != null) {
            set(block, self, result, part(block, parts, "result", ResultWriter.class));
        }
    }

    private static Expr part(BlockCreator block, ParamVar parts, String name, Class<?> type) {
        return block.invokeVirtual(MethodDesc.of(InvokerParts.class, name, type), parts);
    }

    private static void set(BlockCreator block, This self, FieldDesc field, Expr value) {
        block.set(self.field(field), value);
    }

    private static FieldDesc field(ClassCreator type, String name, Class<?> fieldType) {
        return type.field(name, field -> {
            field.private_();
            field.final_();
            field.setType(fieldType);
        });
    }
}
