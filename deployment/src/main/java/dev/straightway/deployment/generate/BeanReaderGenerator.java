package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.BeanPlan;
import dev.straightway.deployment.plan.BeanPlan.MemberPlan;
import dev.straightway.runtime.invocation.BeanReader;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.InvokerParts;
import io.quarkus.gizmo2.Const;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.This;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.creator.ClassCreator;
import io.quarkus.gizmo2.desc.ClassMethodDesc;
import io.quarkus.gizmo2.desc.ConstructorDesc;
import io.quarkus.gizmo2.desc.FieldDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/** Writes the class that makes and fills the objects of one class; {@link BeanReader} shows it. */
public final class BeanReaderGenerator {

    private static final MethodDesc INJECT = MethodDesc.of(BeanReader.class, "inject", void.class, Exchange.class,
            Object.class);

    private final Gizmo gizmo;

    public BeanReaderGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    public void generate(BeanPlan plan) {
        gizmo.class_(plan.reader(), type -> {
            type.public_();
            type.final_();
            type.extends_(BeanReader.class);
            Fields fields = Fields.declare(type, all(plan));
            constructor(type, fields);
            read(type, fields, plan);
            inject(type, fields, plan);
        });
    }

    /** The arguments of the constructor, then what fields and setters take: one numbering for all. */
    private static List<ArgumentPlan> all(BeanPlan plan) {
        List<ArgumentPlan> all = new ArrayList<>(plan.arguments());
        plan.members().forEach(member -> all.add(member.argument()));
        return all;
    }

    private static void constructor(ClassCreator type, Fields fields) {
        type.constructor(constructor -> {
            constructor.public_();
            ParamVar parts = constructor.parameter("parts", InvokerParts.class);
            constructor.body(block -> {
                block.invokeSpecial(ConstructorDesc.of(BeanReader.class), constructor.this_());
                fields.assign(block, constructor.this_(), parts);
                block.return_();
            });
        });
    }

    private static void read(ClassCreator type, Fields fields, BeanPlan plan) {
        type.method("read", method -> {
            method.public_();
            method.returning(Object.class);
            ParamVar exchange = method.parameter("exchange", Exchange.class);
            method.body(block -> {
                LocalVar bean = block.localVar("bean", make(block, method.this_(), fields, exchange, plan));
                block.invokeVirtual(INJECT, method.this_(), exchange, bean);
                block.return_(bean);
            });
        });
    }

    /** If the object is always there already, {@code read} is never called. */
    private static Expr make(BlockCreator block, This self, Fields fields, ParamVar exchange, BeanPlan plan) {
        Optional<List<String>> constructor = plan.constructor();
        List<LocalVar> arguments = new ArrayList<>();
        for (int i = 0; i < plan.arguments().size(); i++) {
            arguments.add(new ArgumentEmitter(block, self, fields, exchange, i).emit(plan.arguments().get(i)));
        }
        if (constructor.isEmpty()) {
            return block.localVar("none", Const.ofNull(ClassDesc.of(plan.type())));
        }
        ClassDesc[] types = constructor.get().stream().map(ClassDesc::ofDescriptor).toArray(ClassDesc[]::new);
        return block.new_(ConstructorDesc.of(ClassDesc.of(plan.type()), types), arguments);
    }

    private static void inject(ClassCreator type, Fields fields, BeanPlan plan) {
        type.method("inject", method -> {
            method.public_();
            ParamVar exchange = method.parameter("exchange", Exchange.class);
            ParamVar object = method.parameter("object", Object.class);
            method.body(block -> {
                LocalVar bean = block.localVar("bean", block.cast(object, ClassDesc.of(plan.type())));
                for (int i = 0; i < plan.members().size(); i++) {
                    MemberPlan member = plan.members().get(i);
                    LocalVar value = new ArgumentEmitter(block, method.this_(), fields, exchange,
                            plan.arguments().size() + i).emit(member.argument());
                    set(block, bean, member, value);
                }
                block.return_();
            });
        });
    }

    private static void set(BlockCreator block, LocalVar bean, MemberPlan member, LocalVar value) {
        ClassDesc declaring = ClassDesc.of(member.declaring());
        ClassDesc taken = ClassDesc.ofDescriptor(member.argument().descriptor());
        if (member.setter().isPresent()) {
            block.invokeVirtual(ClassMethodDesc.of(declaring, member.name(),
                    MethodTypeDesc.of(ClassDesc.ofDescriptor(member.setter().get()), taken)), bean, value);
        } else {
            block.set(bean.field(FieldDesc.of(declaring, member.name(), taken)), value);
        }
    }
}
