package dev.straightway.deployment.plan;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import dev.straightway.deployment.plan.Proving.Found;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.RouteEntry;

/** Has routes walked, all of them together: what one makes, another may get. */
final class RouteWalk {

    private final Proving proving;

    /**
     * A route to be walked.
     *
     * @param draft what is asked for, by which the answer is found
     * @param hindered why it can't be walked; empty if it can
     * @param entry the code that serves it
     */
    record Asked(Object draft, Optional<NotProven> hindered, Supplier<RouteEntry> entry) {
    }

    RouteWalk(Proving proving) {
        this.proving = proving;
    }

    /** {@return what was found for each draft} */
    Map<Object, Found> found(List<Asked> asked) {
        Map<Object, Found> found = new IdentityHashMap<>();
        asked.forEach(one -> one.hindered().ifPresent(reason -> found.put(one.draft(), new Found(reason, reason))));
        List<Asked> open = asked.stream().filter(one -> one.hindered().isEmpty()).toList();
        List<Found> walked = open.isEmpty() ? List.of()
                : proving.walk().apply(open.stream().map(one -> one.entry().get()).toList());
        for (int i = 0; i < open.size(); i++) {
            found.put(open.get(i).draft(), walked.get(i));
        }
        return found;
    }
}
