package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;

import dev.straightway.deployment.plan.ConverterPlan;
import dev.straightway.deployment.types.Conversion.Creation;
import dev.straightway.runtime.invocation.Converter;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.desc.ClassMethodDesc;
import io.quarkus.gizmo2.desc.ConstructorDesc;
import io.quarkus.gizmo2.desc.InterfaceMethodDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/**
 * Writes the converter of a type that makes itself of text.
 *
 * <pre>
 * public final class ItemId_StraightwayConverter extends Converter {
 *     public Object convert(String text) {
 *         return ItemId.valueOf(text);
 *     }
 * }
 * </pre>
 */
public final class ConverterGenerator {

    private final Gizmo gizmo;

    public ConverterGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    public void generate(ConverterPlan plan) {
        gizmo.class_(plan.converter(), type -> {
            type.public_();
            type.final_();
            type.extends_(Converter.class);
            type.defaultConstructor();
            type.method("convert", method -> {
                method.public_();
                method.returning(Object.class);
                ParamVar text = method.parameter("text", String.class);
                method.body(block -> block.return_(block.localVar("value", create(block, text, plan))));
            });
        });
    }

    private static Expr create(BlockCreator block, ParamVar text, ConverterPlan plan) {
        ClassDesc type = ClassDesc.of(plan.type());
        if (plan.creation() == Creation.CONSTRUCTOR) {
            return block.new_(ConstructorDesc.of(type, String.class), text);
        }
        return block.invokeStatic(factory(plan, type), text);
    }

    private static MethodDesc factory(ConverterPlan plan, ClassDesc type) {
        ClassDesc argument = ClassDesc.of("java.lang." + plan.creation().argument());
        return plan.isInterface() ? InterfaceMethodDesc.of(type, plan.creation().methodName(), type, argument)
                : ClassMethodDesc.of(type, plan.creation().methodName(), type, argument);
    }
}
