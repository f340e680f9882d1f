package dev.straightway.lab.attribution;

import java.util.List;

import dev.straightway.lab.attribution.Differences.Costed;
import dev.straightway.lab.profile.Frame;
import dev.straightway.lab.profile.Kind;

/**
 * Stacks scaled to a request and put under their phase, so that those of two frameworks, which share no way from the root,
 * can be compared: above the frame that decides nothing is left of its callers.
 */
final class Rerooted {

    /**
     * @param cost of a request: microseconds or bytes
     */
    record Branch(Frame phase, List<Frame> frames, double cost) {
    }

    private final Kind kind;
    private final List<Branch> branches;

    private Rerooted(Kind kind, List<Branch> branches) {
        this.kind = kind;
        this.branches = List.copyOf(branches);
    }

    /** {@return the stacks but for the lab's own, together as costly as a request} */
    static Rerooted of(Costed costed, Rules rules) {
        List<Branch> sampled = costed.profiled().stacks().stacks().stream()
                .flatMap(stack -> rules.decide(stack)
                        .map(decided -> new Branch(Frame.group(decided.phase().title()),
                                stack.frames().subList(decided.depth(), stack.frames().size()), stack.weight()))
                        .stream())
                .toList();
        double scale = costed.costPerRequest() / sampled.stream().mapToDouble(Branch::cost).sum();
        return new Rerooted(costed.profiled().stacks().kind(), sampled.stream()
                .map(branch -> new Branch(branch.phase(), branch.frames(), scale * branch.cost())).toList());
    }

    Kind kind() {
        return kind;
    }

    List<Branch> branches() {
        return branches;
    }
}
