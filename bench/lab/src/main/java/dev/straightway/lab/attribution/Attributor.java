package dev.straightway.lab.attribution;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.attribution.ProfilePass.Profiled;
import dev.straightway.lab.profile.Stack;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.results.Attribution;

/**
 * Shares the cost of a request out among the phases.
 * <p>
 * The profile gives the shares only, the weight of a phase by the weight of all but the lab's own threads; what is shared out
 * is the cost that the timed trials measured without a profiler. So the phases add up to the figure in the tables, and what the
 * profiler costs, or doesn't see, is not in them; {@code coverage} says how much it saw.
 */
public final class Attributor {

    private final Rules rules;

    public Attributor(Rules rules) {
        this.rules = rules;
    }

    /** @param costPerRequest of the timed trials: microseconds of CPU or bytes; not NaN */
    public Attribution attribute(Profiled profiled, double costPerRequest) {
        Map<String, Double> phases = new LinkedHashMap<>();
        shares(profiled.stacks()).forEach((phase, share) -> phases.put(phase.title(), share * costPerRequest));
        return new Attribution(profiled.subject().target(), profiled.subject().scenario(), profiled.stacks().kind().label(),
                phases, costPerRequest, profiled.coverage());
    }

    /** {@return the share of every phase, together 1; all are 0 if nothing was sampled} */
    Map<Phase, Double> shares(Stacks stacks) {
        Map<Phase, Double> weights = new EnumMap<>(Phase.class);
        for (Phase phase : Phase.values()) {
            weights.put(phase, 0.0);
        }
        for (Stack stack : stacks.stacks()) {
            Optional<Decision> decision = rules.decide(stack);
            decision.ifPresent(decided -> weights.merge(decided.phase(), (double) stack.weight(), Double::sum));
        }
        double total = weights.values().stream().mapToDouble(Double::doubleValue).sum();
        weights.replaceAll((phase, weight) -> total == 0 ? 0 : weight / total);
        return weights;
    }
}
