package dev.straightway.deployment.plan;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints the plan as text, for people and for tests to compare. */
public final class PlanText {

    private PlanText() {
    }

    static String of(Plan plan) {
        return Stream.concat(plan.allInvokers().map(PlanText::of), plan.ways().stream().map(PlanText::of))
                .collect(Collectors.joining("\n"));
    }

    private static String of(FlatRoute way) {
        return of(way.plan()) + "  behind   " + String.join(", ", way.locators()) + "\n";
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
        return argument.as(new ArgumentWords());
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
