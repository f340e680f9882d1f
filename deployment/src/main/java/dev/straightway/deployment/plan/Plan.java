package dev.straightway.deployment.plan;

import java.util.List;

/**
 * Everything that was decided for an application.
 *
 * @param prefix the path before all templates: root path of the server, then application path
 * @param invokers one for each resource method, sorted by route
 * @param converters one for each type that makes itself of text
 */
public record Plan(String prefix, List<InvokerPlan> invokers, List<ConverterPlan> converters) {

    @Override
    public String toString() {
        return PlanText.of(this);
    }
}
