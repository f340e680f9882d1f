package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.deployment.reach.Proof;
import dev.straightway.deployment.reach.Proof.NotProven;
import dev.straightway.deployment.reach.Proof.Proven;
import dev.straightway.deployment.reach.walk.RouteEntry;
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
        Map<Draft, Proof> proofs = new LinkedHashMap<>();
        Map<Draft, RouteEntry> open = new LinkedHashMap<>();
        for (Draft draft : drafts) {
            if (asks(draft.plan().thread())) {
                Optional<NotProven> hindered = hindrances.of(draft);
                hindered.ifPresentOrElse(proof -> proofs.put(draft, proof), () -> open.put(draft, entries.plan(draft)));
            }
        }
        List<Draft> walked = new ArrayList<>(open.keySet());
        List<Proof> found = walked.isEmpty() ? List.of() : proving.walk().apply(List.copyOf(open.values()));
        for (int i = 0; i < walked.size(); i++) {
            proofs.put(walked.get(i), found.get(i));
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
        NotProven no = (NotProven) proof;
        return "not proven: " + no.drawn() + ": " + no.reason();
    }
}
