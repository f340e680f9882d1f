package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;

import dev.straightway.deployment.plan.CallPlan;
import dev.straightway.runtime.invocation.Exchange;
import io.quarkus.gizmo2.desc.ClassMethodDesc;
import io.quarkus.gizmo2.desc.InterfaceMethodDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/** Descriptors of what generated code calls. */
final class Descriptors {

    private Descriptors() {
    }

    /** {@return the resource method} */
    static MethodDesc method(CallPlan call) {
        ClassDesc owner = ClassDesc.of(call.owner());
        MethodTypeDesc type = MethodTypeDesc.of(ClassDesc.ofDescriptor(call.returns()),
                call.parameters().stream().map(ClassDesc::ofDescriptor).toArray(ClassDesc[]::new));
        return call.isInterface() ? InterfaceMethodDesc.of(owner, call.method(), type)
                : ClassMethodDesc.of(owner, call.method(), type);
    }

    /** {@return a method of the exchange} */
    static MethodDesc exchange(String name, Class<?> returns, Class<?>... parameters) {
        return MethodDesc.of(Exchange.class, name, returns, parameters);
    }
}
