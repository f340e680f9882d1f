package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;

import dev.straightway.deployment.plan.CallPlan;
import dev.straightway.deployment.plan.CallbackPlan;
import dev.straightway.deployment.types.Given;
import dev.straightway.runtime.invocation.Callback;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.Occasion;
import io.quarkus.gizmo2.Const;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.desc.FieldDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/** Writes the class that calls one method around resource methods; {@link Callback} shows it. */
public final class CallbackGenerator {

    private static final MethodDesc CONTEXT = MethodDesc.of(Occasion.class, "context", Object.class, ContextType.class);
    private static final List<MethodDesc> PARTS = List.of(
            MethodDesc.of(Occasion.class, "request", ContainerRequestContext.class),
            MethodDesc.of(Occasion.class, "response", ContainerResponseContext.class),
            MethodDesc.of(Occasion.class, "failure", Throwable.class),
            MethodDesc.of(Occasion.class, "resource", Object.class));

    private final Gizmo gizmo;

    public CallbackGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    public void generate(CallbackPlan plan) {
        gizmo.class_(plan.callback(), type -> {
            type.public_();
            type.final_();
            type.extends_(Callback.class);
            type.defaultConstructor();
            type.method("call", method -> {
                method.public_();
                method.returning(Object.class);
                ParamVar instance = method.parameter("instance", Object.class);
                ParamVar occasion = method.parameter("occasion", Occasion.class);
                method.body(block -> call(block, instance, occasion, plan));
            });
        });
    }

    private static void call(BlockCreator block, ParamVar instance, ParamVar occasion, CallbackPlan plan) {
        CallPlan call = plan.call();
        LocalVar owner = block.localVar("owner", block.cast(instance, ClassDesc.of(call.owner())));
        List<LocalVar> arguments = new ArrayList<>();
        for (CallbackPlan.ArgumentGiven argument : plan.arguments()) {
            Expr value = given(block, occasion, argument.given());
            arguments.add(block.localVar("a" + arguments.size(),
                    block.cast(value, ClassDesc.ofDescriptor(argument.descriptor()))));
        }
        Expr result = block.invokeVirtual(Descriptors.method(call), owner, arguments);
        if (call.returns().equals("V")) {
            block.return_(Const.ofNull(Object.class));
        } else {
            block.return_(result);
        }
    }

    private static Expr given(BlockCreator block, ParamVar occasion, Given given) {
        return given.context().isPresent()
                ? block.invokeInterface(CONTEXT, occasion,
                        Const.ofStaticFinalField(FieldDesc.of(ContextType.class, given.context().get().name())))
                : block.invokeInterface(PARTS.stream().filter(part -> part.name().equals(given.method())).findFirst()
                        .orElseThrow(), occasion);
    }
}
