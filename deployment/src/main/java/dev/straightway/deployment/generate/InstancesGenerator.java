package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;

import dev.straightway.deployment.generate.InstanceTable.Made;
import dev.straightway.runtime.invocation.GeneratedInstances;
import dev.straightway.runtime.invocation.InvokerParts;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.desc.ConstructorDesc;

/** Writes the class that makes the instances of generated classes, as {@link GeneratedInstances} shows it. */
public final class InstancesGenerator {

    private final Gizmo gizmo;

    public InstancesGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    public void generate(InstanceTable table) {
        gizmo.class_(table.name(), type -> {
            type.public_();
            type.final_();
            type.extends_(GeneratedInstances.class);
            type.defaultConstructor();
            type.method("make", method -> {
                method.public_();
                method.returning(Object.class);
                ParamVar name = method.parameter("name", String.class);
                ParamVar parts = method.parameter("parts", InvokerParts.class);
                method.body(block -> {
                    block.switch_(name, cases -> table.made()
                            .forEach(made -> cases.caseOf(made.name(), each -> each.return_(create(each, made, parts)))));
                    block.returnNull();
                });
            });
        });
    }

    private static Expr create(BlockCreator block, Made made, ParamVar parts) {
        ClassDesc type = ClassDesc.of(made.name());
        return made.takesParts() ? block.new_(ConstructorDesc.of(type, InvokerParts.class), parts)
                : block.new_(ConstructorDesc.of(type));
    }
}
