package dev.straightway.deployment.plan;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Everything that was decided for an application.
 *
 * @param prefix the path before all templates: root path of the server, then application path
 * @param invokers one for each method of a root resource, sorted by route
 * @param subResources the classes whose objects locators may return
 * @param ways through locators, as far as the build knows what they return
 * @param converters one for each type that makes itself of text
 * @param beans one for each class whose objects are made of parts of a request
 * @param callbacks one for each method that is called around resource methods
 */
public record Plan(String prefix, List<InvokerPlan> invokers, List<SubResourcePlan> subResources,
        List<FlatRoute> ways, List<ConverterPlan> converters, List<BeanPlan> beans, List<CallbackPlan> callbacks) {

    /**
     * A class or interface whose objects locators may return.
     *
     * @param type its binary name
     * @param invokers one for each of its methods
     */
    public record SubResourcePlan(String type, List<InvokerPlan> invokers) {
    }

    /** {@return all methods, those behind locators too; a class that locators return, too, is there twice} */
    public Stream<InvokerPlan> allInvokers() {
        return Stream.concat(invokers.stream(), subResources.stream().flatMap(type -> type.invokers().stream()));
    }

    /** {@return one plan for each class that is generated to call a method} */
    public Collection<InvokerPlan> generated() {
        Map<String, InvokerPlan> byName = new LinkedHashMap<>();
        allInvokers().forEach(plan -> byName.putIfAbsent(plan.invoker(), plan));
        return byName.values();
    }

    /** {@return the methods of root resources, and those behind locators on each way that is known} */
    public Stream<InvokerPlan> routes() {
        return Stream.concat(invokers.stream(), ways.stream().map(FlatRoute::plan));
    }

    /** {@return how many of these methods say nothing of their thread} */
    public long plain() {
        return routes().filter(plan -> plan.thread().plain()).count();
    }

    /** {@return how many of those run on the event loop, since nothing that they reach blocks} */
    public long proven() {
        return routes().filter(plan -> plan.thread().proven()).count();
    }

    @Override
    public String toString() {
        return PlanText.of(this);
    }
}
