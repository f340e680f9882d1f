package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.runtime.invocation.ThreadModel;

/**
 * Takes plain methods to the event loop where it is proven that nothing which they reach blocks. Those with
 * {@code @NonBlocking} are walked too, and stay where they are: a contradiction is worth a warning.
 */
final class ThreadProver {

    private final Proving proving;
    private final Hindrances hindrances;
    private final EntryPlanner entries;

    ThreadProver(Proving proving, Hindrances hindrances, EntryPlanner entries) {
        this.proving = proving;
        this.hindrances = hindrances;
        this.entries = entries;
    }

    /** {@return the plans in the order of the drafts, their threads decided} */
    List<InvokerPlan> decide(List<Draft> drafts) {
        Map<Draft, Proof> proofs = new IdentityHashMap<>();
        List<Draft> open = new ArrayList<>();
        drafts.stream().filter(draft -> asks(draft.plan().thread())).forEach(draft -> hindrances.of(draft)
                .ifPresentOrElse(hindered -> proofs.put(draft, hindered), () -> open.add(draft)));
        List<Proof> found = open.isEmpty() ? List.of() : proving.walk().apply(open.stream().map(entries::plan).toList());
        for (int i = 0; i < open.size(); i++) {
            proofs.put(open.get(i), found.get(i));
        }
        return drafts.stream().map(draft -> decide(draft.plan(), proofs.get(draft))).toList();
    }

    private static boolean asks(ThreadPlan thread) {
        return thread.plain() || thread.ground() == Ground.ANNOTATION && thread.value() == ThreadModel.EVENT_LOOP;
    }

    private static InvokerPlan decide(InvokerPlan plan, Proof proof) {
        ThreadPlan thread = plan.thread();
        if (proof == null) {
            return plan;
        }
        return plan.on(thread.plain() ? thread.with(thread(proof), words(proof), proof)
                : thread.with(thread.value(), thread.why(), proof));
    }

    private static ThreadModel thread(Proof proof) {
        return proof.proven() ? ThreadModel.EVENT_LOOP : ThreadModel.WORKER;
    }

    private static String words(Proof proof) {
        if (proof instanceof Proven proven) {
            return "proven: nothing in the " + proven.methods() + " methods that it reaches blocks";
        }
        return "not proven: " + ((NotProven) proof).words();
    }
}
