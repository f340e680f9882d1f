package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.straightway.deployment.plan.Proving.Found;
import dev.straightway.deployment.plan.RouteWalk.Asked;
import dev.straightway.deployment.plan.ThreadPlan.Ground;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.runtime.invocation.ThreadModel;

/**
 * Takes plain methods to the event loop where it is proven that nothing which they reach blocks, and away from the request
 * scope where it is proven that nothing asks for it. Those with
 * {@code @NonBlocking} are walked too, and stay where they are: a contradiction is worth a warning.
 */
final class ThreadProver {

    private final Hindrances hindrances;
    private final EntryPlanner entries;
    private final RequestScopePlanner scopes;

    ThreadProver(RouteProver.Parts parts) {
        this.hindrances = parts.hindrances();
        this.entries = parts.entries();
        this.scopes = parts.scopes();
    }

    Stream<Asked> asked(List<Draft> drafts) {
        return drafts.stream().filter(draft -> asks(draft.plan().thread()))
                .map(draft -> new Asked(draft, hindrances.of(draft), () -> entries.plan(draft)));
    }

    /** {@return the plans in the order of the drafts, their threads decided, and whether they need the request scope} */
    List<InvokerPlan> decide(List<Draft> drafts, Map<Object, Found> found) {
        return drafts.stream().map(draft -> decide(draft, found.get(draft))).toList();
    }

    private InvokerPlan decide(Draft draft, Found found) {
        if (found == null) {
            return draft.plan();
        }
        InvokerPlan threaded = decide(draft.plan(), found.blocks());
        return threaded.in(scopes.plan(draft.method(), threaded, found.scope()));
    }

    private static boolean asks(ThreadPlan thread) {
        return thread.plain() || thread.ground() == Ground.ANNOTATION && thread.value() == ThreadModel.EVENT_LOOP;
    }

    private static InvokerPlan decide(InvokerPlan plan, Proof proof) {
        ThreadPlan thread = plan.thread();
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
