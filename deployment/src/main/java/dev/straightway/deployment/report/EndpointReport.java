package dev.straightway.deployment.report;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.PlanText;
import dev.straightway.deployment.plan.RoutePlan;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.recording.ResultSpec.Variant;
import dev.straightway.runtime.routing.Rank;

/** One route of {@code endpoints.json}. The names of its fields are kept from release to release. */
@JsonPropertyOrder({ "method", "template", "rank", "consumes", "produces", "resource", "invoker", "instance", "parameters",
        "reader", "writer", "thread", "requestScope", "around" })
record EndpointReport(String method, String template, RankReport rank, List<String> consumes, List<String> produces,
        String resource, String invoker, String instance, List<ParameterReport> parameters, ReaderReport reader,
        WriterReport writer, Choice thread, Choice requestScope, String around) {

    /** The rank of the class template, then of the method template (§3.7.2). */
    record RankReport(Rank classTemplate, Rank methodTemplate) {
    }

    record ParameterReport(String name, String read) {
    }

    /** How the entity is read; {@code null} without an entity parameter. */
    record ReaderReport(Representation representation, String type, String why) {
    }

    /** How the answer is written, and when the value is there. */
    record WriterReport(String completion, String payload, boolean fixed, List<Variant> among, String why) {
    }

    record Choice(String value, String why) {
    }

    static EndpointReport of(InvokerPlan plan) {
        RoutePlan route = plan.route();
        return new EndpointReport(route.words(), route.template(), new RankReport(route.classRank(), route.methodRank()),
                route.consumes(), route.produces(), plan.call().signature(), plan.invoker(), plan.instances().why(),
                plan.arguments().stream()
                        .map(argument -> new ParameterReport(argument.name(), PlanText.words(argument))).toList(),
                reader(plan), writer(plan), new Choice(plan.thread().value().name(), plan.thread().why()),
                new Choice(plan.requestScope().value().toString(), plan.requestScope().why()),
                plan.around().words());
    }

    private static ReaderReport reader(InvokerPlan plan) {
        return plan.arguments().stream().filter(ArgumentPlan.FromEntity.class::isInstance)
                .map(ArgumentPlan.FromEntity.class::cast).findFirst()
                .map(entity -> new ReaderReport(entity.representation(), entity.type(), entity.why()))
                .orElse(null);
    }

    private static WriterReport writer(InvokerPlan plan) {
        return new WriterReport(plan.result().completion().name(), plan.result().payload().name(),
                plan.result().why().startsWith("fixed"), plan.result().variants(), plan.result().why());
    }
}
