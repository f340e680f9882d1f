package dev.straightway.deployment.recording;

import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.deployment.plan.BeanPlan;
import dev.straightway.deployment.plan.CallbackPlan;
import dev.straightway.deployment.plan.FlatRoute;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.ResultPlan;
import dev.straightway.deployment.plan.RoutePlan;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.recording.BeanSpec;
import dev.straightway.runtime.recording.CallbackSpec;
import dev.straightway.runtime.recording.EndpointSpec;
import dev.straightway.runtime.recording.FlatRouteSpec;
import dev.straightway.runtime.recording.FlatRouteSpec.Step;
import dev.straightway.runtime.recording.ParameterSpec;
import dev.straightway.runtime.recording.ReaderSpec;
import dev.straightway.runtime.recording.ResultSpec;
import dev.straightway.runtime.recording.RouteSpec;
import dev.straightway.runtime.recording.SubResourceSpec;

/** Turns the plan into what the recorder takes. */
public final class EndpointSpecs {

    private EndpointSpecs() {
    }

    /** {@return one record for each invoker, in the order of the plan} */
    public static List<EndpointSpec> of(Plan plan) {
        return plan.invokers().stream().map(EndpointSpecs::of).toList();
    }

    /** {@return one record for each class whose objects locators may return} */
    public static List<SubResourceSpec> located(Plan plan) {
        return plan.subResources().stream()
                .map(type -> new SubResourceSpec(type.type(), type.invokers().stream().map(EndpointSpecs::of).toList()))
                .toList();
    }

    /** {@return one record for each way through locators} */
    public static List<FlatRouteSpec> ways(Plan plan) {
        return plan.ways().stream().map(EndpointSpecs::of).toList();
    }

    /** {@return the templates of the routes on which requests may come ahead of the Router} */
    public static List<String> ahead(Plan plan) {
        return Stream.concat(plan.invokers().stream().filter(route -> route.ahead().value()),
                plan.ways().stream().filter(way -> way.ahead().value()).map(FlatRoute::plan))
                .map(route -> route.route().template()).distinct().toList();
    }

    private static FlatRouteSpec of(FlatRoute way) {
        return new FlatRouteSpec(
                way.steps().stream().map(step -> new Step(step.type(), step.locator().invoker(), step.thread())).toList(),
                new Step(way.type(), way.plan().invoker(), way.plan().thread().value()), way.proven(),
                way.plan().requestScope().value(), way.ahead().value());
    }

    /** {@return one record for each class whose objects are made of parts of a request} */
    public static List<BeanSpec> beans(Plan plan) {
        return plan.beans().stream().map(EndpointSpecs::bean).toList();
    }

    /** {@return the methods that are called around resource methods} */
    public static List<CallbackSpec> callbacks(Plan plan) {
        return plan.callbacks().stream().map(CallbackPlan::spec).toList();
    }

    private static BeanSpec bean(BeanPlan plan) {
        List<ParameterSpec> parameters = new ArrayList<>();
        plan.arguments().forEach(argument -> parameters.add(argument.as(new ParameterSpecs())));
        plan.members().forEach(member -> parameters.add(member.argument().as(new ParameterSpecs())));
        return new BeanSpec(plan.type(), plan.reader(), List.copyOf(parameters));
    }

    private static EndpointSpec of(InvokerPlan plan) {
        return new EndpointSpec(route(plan.route()), plan.invoker(), method(plan), plan.instances().value(),
                parameters(plan.arguments()), reader(plan.arguments()),
                plan.arguments().stream().anyMatch(ArgumentPlan::readsBody) || plan.readsBody(),
                result(plan.result()), plan.thread().value(), plan.thread().proven(), plan.requestScope().value(),
                plan.ahead().value(),
                plan.around().bindings());
    }

    private static RouteSpec route(RoutePlan route) {
        return new RouteSpec(route.classTemplate(), route.methodTemplate(), route.httpMethod(), route.consumes(),
                route.produces());
    }

    private static MethodSpec method(InvokerPlan plan) {
        return new MethodSpec(plan.call().owner(), plan.call().method(),
                plan.call().parameters().stream().map(EndpointSpecs::typeName).toList());
    }

    private static String typeName(String descriptor) {
        ClassDesc type = ClassDesc.ofDescriptor(descriptor);
        if (type.isPrimitive()) {
            return type.displayName();
        }
        String name = descriptor.replace('/', '.');
        return type.isArray() ? name : name.substring(1, name.length() - 1);
    }

    private static List<ParameterSpec> parameters(List<ArgumentPlan> arguments) {
        return arguments.stream().map(argument -> argument.as(new ParameterSpecs())).toList();
    }

    private static Optional<ReaderSpec> reader(List<ArgumentPlan> arguments) {
        return arguments.stream().filter(FromEntity.class::isInstance).map(FromEntity.class::cast).findFirst()
                .map(entity -> new ReaderSpec(entity.representation(), entity.type(), entity.signature(),
                        entity.json(), entity.annotated(), entity.own()));
    }

    private static ResultSpec result(ResultPlan result) {
        return new ResultSpec(result.completion(), result.payload(), result.variants(), result.type(), result.signature(),
                result.declared(), result.stream(), result.json(), result.own());
    }
}
