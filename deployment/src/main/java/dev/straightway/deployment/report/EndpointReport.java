package dev.straightway.deployment.report;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.Decision;
import dev.straightway.deployment.plan.FlatRoute;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.PlanText;
import dev.straightway.deployment.plan.RoutePlan;
import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Step;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.invocation.ThreadModel;
import dev.straightway.runtime.recording.ResultSpec.Variant;
import dev.straightway.runtime.routing.Rank;

/**
 * One route of {@code endpoints.json}. The names of its fields are kept from release to release.
 *
 * @param locators those that lead to the method, in their order; left out for a method of a root resource, and for one that is
 *        found by the class of what a locator returns
 */
@JsonPropertyOrder({ "method", "template", "rank", "consumes", "produces", "locators", "resource", "invoker", "instance",
        "parameters",
        "reader", "writer", "thread", "proof", "requestScope", "ahead", "around", "exceptionMappers" })
record EndpointReport(String method, String template, RankReport rank, List<String> consumes, List<String> produces,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> locators, String resource, String invoker, String instance,
        List<ParameterReport> parameters, ReaderReport reader,
        WriterReport writer, ThreadReport thread, ProofReport proof, Choice requestScope, Choice ahead, String around,
        List<String> exceptionMappers) {

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

    /** Which thread calls the method, and what decides that. */
    record ThreadReport(ThreadModel value, Ground ground, String why) {
    }

    /**
     * Whether nothing that a method reaches blocks; {@code null} where nobody asked.
     *
     * @param methods how many methods were walked; {@code null} if it isn't proven
     * @param certain whether it blocks for certain; {@code null} if it is proven, as the rest is
     * @param path the shortest way to the reason
     * @param reason what its end does
     * @param place where in the source the last step in the application's own code is; {@code null} if that isn't known
     * @param cause why its end does that, with the place in the source; {@code null} if the reason says it all
     * @param fix what takes the method to the event loop
     */
    record ProofReport(boolean proven, Integer methods, Boolean certain, String path, String reason, String place,
            String cause, String fix) {

        static ProofReport of(Proof proof) {
            if (proof instanceof Proof.NotProven no) {
                return new ProofReport(false, null, no.certain(), no.drawn(), no.reason(),
                        no.place().isEmpty() ? null : no.place(), no.cause().isEmpty() ? null : no.cause(), fix(no));
            }
            return new ProofReport(true, ((Proof.Proven) proof).methods(), null, null, null, null, null, null);
        }

        private static String fix(Proof.NotProven no) {
            String advice = no.advice().isEmpty() ? ReasonKind.BLOCKS.advice() : no.advice();
            return no.certain() ? advice
                    : advice + "; or, if this code doesn't block, put @NonBlocking on the method, or name " + code(no)
                            + " in quarkus.straightway.dispatch.non-blocking";
        }

        /** {@return what ends the path, if that is a method that can be named} */
        private static String code(Proof.NotProven no) {
            Step last = no.path().isEmpty() ? new Step("", "") : no.path().get(no.path().size() - 1);
            return last.owner().isEmpty() || last.name().startsWith("<") || last.name().contains("(") ? "the code"
                    : last.owner() + "#" + last.name();
        }
    }

    /** {@return a way through locators} */
    static EndpointReport of(FlatRoute way) {
        return of(way.plan(), way.locators(), way.ahead());
    }

    static EndpointReport of(InvokerPlan plan) {
        return of(plan, List.of(), plan.ahead());
    }

    private static EndpointReport of(InvokerPlan plan, List<String> locators, Decision<Boolean> ahead) {
        RoutePlan route = plan.route();
        return new EndpointReport(route.words(), route.template(), new RankReport(route.classRank(), route.methodRank()),
                route.consumes(), route.produces(), locators, plan.call().signature(), plan.invoker(), plan.instances().why(),
                plan.arguments().stream()
                        .map(argument -> new ParameterReport(argument.name(), PlanText.words(argument))).toList(),
                reader(plan), writer(plan),
                new ThreadReport(plan.thread().value(), plan.thread().ground(), plan.thread().why()),
                plan.thread().proof().map(ProofReport::of).orElse(null),
                new Choice(plan.requestScope().value().toString(), plan.requestScope().why()),
                new Choice(ahead.value().toString(), ahead.why()),
                plan.around().words(), plan.around().mappers());
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
