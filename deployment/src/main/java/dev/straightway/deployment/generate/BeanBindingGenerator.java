package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.straightway.deployment.plan.json.JsonPlan.MemberPlan;
import dev.straightway.deployment.plan.json.JsonPlan.TypePlan;
import dev.straightway.runtime.json.BeanBinding;
import dev.straightway.runtime.json.BoundProperty;
import dev.straightway.runtime.json.JsonInput;
import dev.straightway.runtime.json.JsonPrimitives;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.creator.ClassCreator;
import io.quarkus.gizmo2.desc.ClassMethodDesc;
import io.quarkus.gizmo2.desc.ConstructorDesc;
import io.quarkus.gizmo2.desc.FieldDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/** Writes the class that makes and fills beans; {@link BeanBinding} shows it. */
public final class BeanBindingGenerator {

    private static final MethodDesc READ = MethodDesc.of(BoundProperty.class, "read", Object.class, JsonInput.class);
    /** What reads values without an object around them. */
    private static final Map<ClassDesc, MethodDesc> PLAIN = Map.of(
            ConstantDescs.CD_int, MethodDesc.of(JsonPrimitives.class, "integer", int.class, JsonInput.class),
            ConstantDescs.CD_long, MethodDesc.of(JsonPrimitives.class, "longInteger", long.class, JsonInput.class),
            ConstantDescs.CD_double, MethodDesc.of(JsonPrimitives.class, "real", double.class, JsonInput.class),
            ConstantDescs.CD_float, MethodDesc.of(JsonPrimitives.class, "shortReal", float.class, JsonInput.class),
            ConstantDescs.CD_boolean, MethodDesc.of(JsonPrimitives.class, "flag", boolean.class, JsonInput.class));

    private final Gizmo gizmo;

    public BeanBindingGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    /** @param plan of a class for which code is generated */
    public void generate(TypePlan plan) {
        boolean collects = plan.members().get(0).kind() == MemberPlan.Kind.COMPONENT;
        gizmo.class_(plan.access().orElseThrow(), type -> {
            type.public_();
            type.final_();
            type.extends_(BeanBinding.class);
            type.defaultConstructor();
            ClassDesc begun = collects ? type.type() : ClassDesc.of(plan.type());
            begin(type, begun);
            bind(type, begun, plan.members());
            if (collects) {
                declare(type, plan.members());
                end(type, plan);
            }
        });
    }

    /** What the values of a record are collected in. */
    private static void declare(ClassCreator type, List<MemberPlan> members) {
        for (MemberPlan member : members) {
            type.field(member.name(), field -> {
                field.private_();
                field.setType(ClassDesc.ofDescriptor(member.descriptor()));
            });
        }
    }

    private static void begin(ClassCreator type, ClassDesc begun) {
        type.method("begin", method -> {
            method.public_();
            method.returning(Object.class);
            method.body(block -> block.return_(block.new_(ConstructorDesc.of(begun))));
        });
    }

    private static void bind(ClassCreator type, ClassDesc begun, List<MemberPlan> members) {
        type.method("bind", method -> {
            method.public_();
            ParamVar member = method.parameter("member", int.class);
            ParamVar object = method.parameter("begun", Object.class);
            ParamVar property = method.parameter("property", BoundProperty.class);
            ParamVar input = method.parameter("input", JsonInput.class);
            method.body(block -> {
                LocalVar bean = block.localVar("bean", block.cast(object, begun));
                block.switch_(member, cases -> {
                    for (int i = 0; i < members.size(); i++) {
                        MemberPlan one = members.get(i);
                        cases.caseOf(i, body -> set(body, bean, one, read(body, taken(one), property, input)));
                    }
                });
                block.return_();
            });
        });
    }

    private static ClassDesc taken(MemberPlan member) {
        return member.kind() == MemberPlan.Kind.SETTER ? MethodTypeDesc.ofDescriptor(member.descriptor()).parameterType(0)
                : ClassDesc.ofDescriptor(member.descriptor());
    }

    private static LocalVar read(BlockCreator block, ClassDesc type, ParamVar property, ParamVar input) {
        MethodDesc plain = PLAIN.get(type);
        if (plain != null) {
            return block.localVar("value", block.invokeStatic(plain, input));
        }
        LocalVar value = block.localVar("read", block.invokeVirtual(READ, property, input));
        return block.localVar("value", type.isPrimitive() ? block.unbox(block.cast(value, Boxes.of(type)))
                : block.cast(value, type));
    }

    private static void set(BlockCreator block, LocalVar bean, MemberPlan member, Expr value) {
        if (member.kind() == MemberPlan.Kind.SETTER) {
            block.invokeVirtual(ClassMethodDesc.of(bean.type(), member.name(),
                    MethodTypeDesc.ofDescriptor(member.descriptor())), bean, value);
        } else {
            block.set(bean.field(FieldDesc.of(bean.type(), member.name(), ClassDesc.ofDescriptor(member.descriptor()))),
                    value);
        }
    }

    private static void end(ClassCreator type, TypePlan plan) {
        type.method("end", method -> {
            method.public_();
            method.returning(Object.class);
            ParamVar begun = method.parameter("begun", Object.class);
            method.body(block -> {
                LocalVar values = block.localVar("values", block.cast(begun, type.type()));
                List<Expr> arguments = new ArrayList<>();
                for (MemberPlan member : plan.members()) {
                    arguments.add(block.localVar(member.name(),
                            values.field(FieldDesc.of(type.type(), member.name(), taken(member)))));
                }
                ClassDesc[] types = plan.members().stream().map(BeanBindingGenerator::taken).toArray(ClassDesc[]::new);
                block.return_(block.new_(ConstructorDesc.of(ClassDesc.of(plan.type()), types), arguments));
            });
        });
    }
}
