package dev.straightway.deployment.generate;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.InvokerPlan;
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
 * The fields of an invoker class, one for each part that its method uses.
 *
 * @param instances gives the resource instance
 * @param parameters convert text, by the index of the parameter
 * @param reader reads the entity; {@code null} without an entity parameter
 * @param result writes the result; {@code null} for a method that returns nothing
 */
record Fields(FieldDesc instances, Map<Integer, FieldDesc> parameters, FieldDesc reader, FieldDesc result) {

    private static final MethodDesc PARAMETER = MethodDesc.of(InvokerParts.class, "parameter", Parameter.class, int.class);

    static Fields declare(ClassCreator type, InvokerPlan plan) {
        FieldDesc instances = field(type, "instances", Instances.class);
        Map<Integer, FieldDesc> parameters = new LinkedHashMap<>();
        FieldDesc reader = null;
        for (int i = 0; i < plan.arguments().size(); i++) {
            ArgumentPlan argument = plan.arguments().get(i);
            if (argument instanceof ArgumentPlan.FromText) {
                parameters.put(i, field(type, "p" + i, Parameter.class));
            } else if (argument instanceof ArgumentPlan.FromEntity) {
                reader = field(type, "reader", EntityReader.class);
            }
        }
        FieldDesc result = plan.result().isVoid() ? null : field(type, "result", ResultWriter.class);
        return new Fields(instances, parameters, reader, result);
    }

    /** Writes the body of the constructor. */
    void assign(BlockCreator block, This self, ParamVar parts) {
        set(block, self, instances, part(block, parts, "instances", Instances.class));
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
