package dev.straightway.deployment.plan;

import java.util.stream.Collectors;

import dev.straightway.deployment.types.Cardinality;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.runtime.recording.PartSpec;

/** Prints the plan as text, for people and for tests to compare. */
public final class PlanText {

    private PlanText() {
    }

    static String of(Plan plan) {
        return plan.allInvokers().map(PlanText::of).collect(Collectors.joining("\n"));
    }

    /** {@return what was decided for a route, in words} */
    public static String of(InvokerPlan plan) {
        StringBuilder text = new StringBuilder();
        line(text, plan.route().words() + " " + plan.route().template());
        line(text, "  calls    " + plan.call().signature() + " by " + plan.invoker());
        line(text, "  rank     class " + plan.route().classRank() + ", method " + plan.route().methodRank());
        line(text, "  instance " + plan.instances().why());
        plan.arguments().forEach(argument -> line(text, "  argument " + argument.name() + ": " + words(argument)));
        line(text, "  consumes " + (plan.route().consumes().isEmpty() ? "anything" : plan.route().consumes()));
        line(text, "  result   " + plan.result().completion() + " " + plan.result().payload() + ", " + plan.result().why());
        line(text, "  thread   " + plan.thread().value() + ": " + plan.thread().why());
        line(text, "  scope    " + plan.requestScope().why());
        line(text, "  around   " + plan.around().words());
        return text.toString();
    }

    /** {@return how an argument is made, in words} */
    public static String words(ArgumentPlan argument) {
        if (argument instanceof ArgumentPlan.FromText text) {
            return text.source().words() + " '" + text.key() + "', " + conversion(text.cardinality(), text.conversion())
                    + (text.encoded() ? ", encoded" : "")
                    + text.separator().map(value -> ", split by '" + value + "'").orElse("")
                    + text.defaultText().map(value -> ", '" + value + "' by default").orElse("");
        }
        if (argument instanceof ArgumentPlan.FromWhole whole) {
            return whole.whole() + " '" + whole.key() + "', as it is" + (whole.encoded() ? ", encoded" : "");
        }
        if (argument instanceof ArgumentPlan.FromEntity entity) {
            return "entity, " + entity.why();
        }
        if (argument instanceof ArgumentPlan.FromParts parts) {
            return "parts of the request, by " + parts.reader();
        }
        if (argument instanceof ArgumentPlan.FromPart from) {
            PartSpec part = from.part();
            return (part.all() ? "all parts '" : "part '") + part.name() + "' of the form, as " + part.shape().words()
                    + (part.mediaType().isEmpty() ? "" : " of " + part.mediaType());
        }
        if (argument instanceof ArgumentPlan.FromContext context) {
            return "context " + context.type();
        }
        return argument instanceof ArgumentPlan.FromSuspension ? "the answer, which comes later" : "a bean";
    }

    private static String conversion(Cardinality cardinality, Conversion conversion) {
        return (cardinality == Cardinality.ONE ? "" : cardinality + " of ") + conversion.words();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
