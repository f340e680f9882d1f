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
 * @param readsBodyForInstance whether the instance takes form fields
 */
public record InvokerPlan(String invoker, CallPlan call, RoutePlan route, Decision<InstanceSpec> instances,
        List<ArgumentPlan> arguments, ResultPlan result, ThreadPlan thread, Decision<Boolean> requestScope,
        ChainPlan around, boolean readsBodyForInstance) {

    InvokerPlan on(ThreadPlan other) {
        return new InvokerPlan(invoker, call, route, instances, arguments, result, other, requestScope, around,
                readsBodyForInstance);
    }
}
