package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.List;

import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.InvokerParts;
import dev.straightway.runtime.invocation.ResultWriter;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.This;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.creator.ClassCreator;
import io.quarkus.gizmo2.desc.ConstructorDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/**
 * Writes the class that calls one resource method; {@link Invoker} shows it.
 * <p>
 * Fields, constructor and arguments are written by one rule each; this class is their table of contents.
 */
public final class InvokerGenerator {

    private static final MethodDesc GET = MethodDesc.of(Instances.class, "get", Object.class, Exchange.class);
    private static final MethodDesc WRITE = MethodDesc.of(ResultWriter.class, "write", void.class, Exchange.class,
            Object.class);
    private static final MethodDesc NO_CONTENT = Descriptors.exchange("noContent", void.class);

    private final Gizmo gizmo;

    public InvokerGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    public void generate(InvokerPlan plan) {
        gizmo.class_(plan.invoker(), type -> {
            type.public_();
            type.final_();
            type.extends_(Invoker.class);
            Fields fields = Fields.declare(type, plan);
            constructor(type, fields);
            invoke(type, fields, plan);
        });
    }

    private static void constructor(ClassCreator type, Fields fields) {
        type.constructor(constructor -> {
            constructor.public_();
            ParamVar parts = constructor.parameter("parts", InvokerParts.class);
            constructor.body(block -> {
                block.invokeSpecial(ConstructorDesc.of(Invoker.class), constructor.this_());
                fields.assign(block, constructor.this_(), parts);
                block.return_();
            });
        });
    }

    private static void invoke(ClassCreator type, Fields fields, InvokerPlan plan) {
        type.method("invoke", method -> {
            method.public_();
            ParamVar exchange = method.parameter("exchange", Exchange.class);
            method.body(block -> {
                LocalVar instance = instance(block, method.this_(), fields, exchange, plan);
                List<LocalVar> arguments = arguments(block, method.this_(), fields, exchange, plan);
                Expr value = plan.call().isInterface()
                        ? block.invokeInterface(Descriptors.method(plan.call()), instance, arguments)
                        : block.invokeVirtual(Descriptors.method(plan.call()), instance, arguments);
                answer(block, method.this_(), fields, exchange, plan, value);
                block.return_();
            });
        });
    }

    private static LocalVar instance(BlockCreator block, This self, Fields fields, ParamVar exchange, InvokerPlan plan) {
        Expr object = block.invokeVirtual(GET, self.field(fields.instances()), exchange);
        return block.localVar("instance", block.cast(object, ClassDesc.of(plan.call().owner())));
    }

    private static List<LocalVar> arguments(BlockCreator block, This self, Fields fields, ParamVar exchange,
            InvokerPlan plan) {
        List<LocalVar> arguments = new ArrayList<>();
        for (int i = 0; i < plan.arguments().size(); i++) {
            arguments.add(new ArgumentEmitter(block, self, fields, exchange, i).emit(plan.arguments().get(i)));
        }
        return arguments;
    }

    private static void answer(BlockCreator block, This self, Fields fields, ParamVar exchange, InvokerPlan plan,
            Expr value) {
        if (plan.result().isLater()) {
            return;
        }
        if (plan.result().isVoid()) {
            block.invokeVirtual(NO_CONTENT, exchange);
        } else {
            block.invokeVirtual(WRITE, self.field(fields.result()), exchange, block.localVar("value", Boxes.box(block, value)));
        }
    }
}
