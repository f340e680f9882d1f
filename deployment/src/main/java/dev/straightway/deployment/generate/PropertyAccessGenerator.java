package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Set;

import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlan.TypePlan;
import dev.straightway.links.Href;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.JsonProperty;
import dev.straightway.runtime.json.PropertyAccess;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.creator.InstanceMethodCreator;
import io.quarkus.gizmo2.desc.ClassMethodDesc;
import io.quarkus.gizmo2.desc.FieldDesc;

/** Writes the class that asks beans for their properties; {@link PropertyAccess} shows it. */
public final class PropertyAccessGenerator {

    private static final ClassDesc PROPERTY = ClassDesc.of(JsonProperty.class.getName());
    private static final ClassDesc HREF = ClassDesc.of(Href.class.getName());
    private static final ClassDesc OUTPUT = ClassDesc.of(JsonOutput.class.getName());
    /** The types that {@code JsonProperty} takes by themselves; all others are objects. */
    private static final Set<ClassDesc> TAKEN = Set.of(ConstantDescs.CD_int, ConstantDescs.CD_long, ConstantDescs.CD_double,
            ConstantDescs.CD_float, ConstantDescs.CD_boolean, ConstantDescs.CD_String);

    private final Gizmo gizmo;

    public PropertyAccessGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    /** @param plan of a class for which code is generated */
    public void generate(TypePlan plan) {
        gizmo.class_(plan.access().orElseThrow(), type -> {
            type.public_();
            type.final_();
            type.extends_(PropertyAccess.class);
            type.defaultConstructor();
            ClassDesc owner = ClassDesc.of(plan.type());
            type.method("writeAll", method -> writeAll(method, owner, plan.members()));
            type.method("write", method -> writeOne(method, owner, plan.members()));
        });
    }

    private static void writeAll(InstanceMethodCreator method, ClassDesc owner, List<MemberPlan> members) {
        method.public_();
        ParamVar bean = method.parameter("bean", Object.class);
        ParamVar properties = method.parameter("properties", JsonProperty[].class);
        ParamVar output = method.parameter("output", JsonOutput.class);
        method.body(block -> {
            LocalVar typed = block.localVar("typed", block.cast(bean, owner));
            for (int i = 0; i < members.size(); i++) {
                MemberPlan one = members.get(i);
                int member = i;
                block.block(body -> write(body, ask(body, typed, owner, one), properties.elem(member), output));
            }
            block.return_();
        });
    }

    private static void writeOne(InstanceMethodCreator method, ClassDesc owner, List<MemberPlan> members) {
        method.public_();
        ParamVar member = method.parameter("member", int.class);
        ParamVar bean = method.parameter("bean", Object.class);
        ParamVar property = method.parameter("property", JsonProperty.class);
        ParamVar output = method.parameter("output", JsonOutput.class);
        method.body(block -> {
            LocalVar typed = block.localVar("typed", block.cast(bean, owner));
            block.switch_(member, cases -> {
                for (int i = 0; i < members.size(); i++) {
                    MemberPlan one = members.get(i);
                    cases.caseOf(i, body -> write(body, ask(body, typed, owner, one), property, output));
                }
            });
            block.return_();
        });
    }

    private static LocalVar ask(BlockCreator block, LocalVar bean, ClassDesc owner, MemberPlan member) {
        ClassDesc type = ClassDesc.ofDescriptor(member.descriptor());
        return block.localVar("value", member.kind() == MemberPlan.Kind.GETTER
                ? block.invokeVirtual(ClassMethodDesc.of(owner, member.name(), MethodTypeDesc.of(type)), bean)
                : bean.field(FieldDesc.of(owner, member.name(), type)));
    }

    private static void write(BlockCreator block, LocalVar value, Expr property, ParamVar output) {
        if (value.type().equals(HREF)) {
            block.invokeVirtual(ClassMethodDesc.of(PROPERTY, "writeItself",
                    MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object, OUTPUT)), property, value, output);
            return;
        }
        boolean taken = TAKEN.contains(value.type());
        Expr given = taken ? value : Boxes.box(block, value);
        block.invokeVirtual(ClassMethodDesc.of(PROPERTY, "write", MethodTypeDesc.of(ConstantDescs.CD_void,
                taken ? value.type() : ConstantDescs.CD_Object, OUTPUT)), property, given, output);
    }
}
