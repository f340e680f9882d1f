package dev.straightway.deployment.plan;

import java.util.List;

import dev.straightway.runtime.invocation.ThreadModel;

/**
 * Everything that was decided for one resource method.
 *
 * @param invoker the binary name of the class that is generated
 * @param call the method
 * @param route where it answers
 * @param instances whether each request gets an instance of its own
 * @param arguments how each argument is made, in order
 * @param result how the answer is made
 * @param thread which thread calls the method
 * @param requestScope whether the CDI request context is active
 */
public record InvokerPlan(String invoker, CallPlan call, RoutePlan route, Decision<Boolean> instances,
        List<ArgumentPlan> arguments, ResultPlan result, Decision<ThreadModel> thread, Decision<Boolean> requestScope) {
}
