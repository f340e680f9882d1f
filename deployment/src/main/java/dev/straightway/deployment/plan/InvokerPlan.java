package dev.straightway.deployment.plan;

import java.util.List;

import dev.straightway.runtime.recording.InstanceSpec;

/**
 * Everything that was decided for one resource method or sub-resource locator.
 *
 * @param invoker the binary name of the class that is generated
 * @param call the method
 * @param route where it answers
 * @param instances where the instance comes from
 * @param arguments how each argument is made, in order
 * @param result how the answer is made
 * @param thread which thread calls the method
 * @param requestScope whether the CDI request context is active
 * @param around what runs around it
 * @param readsBody whether the body is read for more than the arguments: form fields of the instance, {@code @WithFormRead}
 */
public record InvokerPlan(String invoker, CallPlan call, RoutePlan route, Decision<InstanceSpec> instances,
        List<ArgumentPlan> arguments, ResultPlan result, ThreadPlan thread, Decision<Boolean> requestScope,
        ChainPlan around, boolean readsBody) {

    /** {@return whether plain requests may be served ahead of the Router} */
    public Decision<Boolean> ahead() {
        return AheadPlanner.plan(this);
    }

    InvokerPlan in(Decision<Boolean> other) {
        return new InvokerPlan(invoker, call, route, instances, arguments, result, thread, other, around, readsBody);
    }

    InvokerPlan at(RoutePlan other) {
        return new InvokerPlan(invoker, call, other, instances, arguments, result, thread, requestScope, around, readsBody);
    }

    InvokerPlan on(ThreadPlan other) {
        return new InvokerPlan(invoker, call, route, instances, arguments, result, other, requestScope, around,
                readsBody);
    }
}
