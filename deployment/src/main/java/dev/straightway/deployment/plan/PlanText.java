package dev.straightway.deployment.plan;

import java.util.stream.Collectors;

import dev.straightway.deployment.types.Cardinality;
import dev.straightway.deployment.types.Conversion;

/** Prints the plan as text, for people and for tests to compare. */
public final class PlanText {

    private PlanText() {
    }

    static String of(Plan plan) {
        return plan.invokers().stream().map(PlanText::of).collect(Collectors.joining("\n"));
    }

    private static String of(InvokerPlan plan) {
        StringBuilder text = new StringBuilder();
        line(text, plan.route().httpMethod() + " " + plan.route().template());
        line(text, "  calls    " + plan.call().signature() + " by " + plan.invoker());
        line(text, "  rank     class " + plan.route().classRank() + ", method " + plan.route().methodRank());
        line(text, "  instance " + plan.instances().why());
        plan.arguments().forEach(argument -> line(text, "  argument " + argument.name() + ": " + words(argument)));
        line(text, "  consumes " + (plan.route().consumes().isEmpty() ? "anything" : plan.route().consumes()));
        line(text, "  result   " + plan.result().completion() + " " + plan.result().payload() + ", " + plan.result().why());
        line(text, "  thread   " + plan.thread().value() + ": " + plan.thread().why());
        line(text, "  scope    " + plan.requestScope().why());
        return text.toString();
    }

    /** {@return how an argument is made, in words} */
    public static String words(ArgumentPlan argument) {
        if (argument instanceof ArgumentPlan.FromText text) {
            return text.source().words() + " '" + text.key() + "', " + conversion(text.cardinality(), text.conversion())
                    + text.defaultText().map(value -> ", '" + value + "' by default").orElse("");
        }
        if (argument instanceof ArgumentPlan.FromEntity entity) {
            return "entity, " + entity.why();
        }
        return "context " + ((ArgumentPlan.FromContext) argument).type();
    }

    private static String conversion(Cardinality cardinality, Conversion conversion) {
        return (cardinality == Cardinality.ONE ? "" : cardinality + " of ") + conversion.words();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
