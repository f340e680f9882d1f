package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.judge.Judgement;

/**
 * What one call of a reviewed method calls back. It counts for the caller, and for all that wait for a collection which the
 * call holds meanwhile.
 */
final class HeldCalls {

    private final ReviewedCode code;
    private final CallSite site;
    private final Invocation invocation;
    private final List<Back> backs = new ArrayList<>();
    private final List<Event> unseen = new ArrayList<>();
    private final Set<Node> filled = new HashSet<>();
    private final Map<Node, AbstractObject> holders = new LinkedHashMap<>();

    /** A method that is called back. */
    private record Back(Node node, Invocation invocation, AbstractObject self) {
    }

    HeldCalls(ReviewedCode code, CallSite site, Invocation invocation) {
        this.code = code;
        this.site = site;
        this.invocation = invocation;
    }

    /** Lets a collection be held while the method calls back. */
    void hold(Node holder, AbstractObject self) {
        if (!holders.containsKey(holder)) {
            holders.put(holder, self);
            code.defaults().ask(holder);
            backs.forEach(back -> hold(holder, self, back));
            unseen.forEach(event -> unseen(holder, event));
        }
    }

    /** Lets a collection be held that the method doesn't belong to, and may change: by which of its methods isn't known. */
    void fill(Node holder) {
        if (filled.add(holder)) {
            hold(holder, null);
            backs.forEach(back -> hold(holder, null, back));
        }
    }

    private void hold(Node holder, AbstractObject self, Back back) {
        if (filled.contains(holder) || code.locks().holds(invocation.named(), self, back.invocation().named())) {
            code.connector().run(new CallSite(holder, null), back.node(), back.invocation(), back.self());
        }
    }

    /** Takes a method that is called back. */
    void called(Node node, Invocation called, AbstractObject self) {
        Back known = new Back(node, called, self);
        backs.add(known);
        holders.forEach((holder, object) -> hold(holder, object, known));
    }

    /** Says what can't be seen, to those that call the method and to those that wait for it. */
    void unseen(Judgement reason) {
        unseen(reason, null);
    }

    /** Says the same and why, if there is a cause. */
    void unseen(Judgement reason, Cause cause) {
        Event event = Event.of(invocation.named(), reason, site).because(cause);
        site.caller.event(event);
        holders.keySet().forEach(holder -> unseen(holder, event));
        unseen.add(event);
    }

    private void unseen(Node holder, Event event) {
        if (!CollectionLocks.reads(invocation.named())) {
            holder.event(event);
        }
    }
}
