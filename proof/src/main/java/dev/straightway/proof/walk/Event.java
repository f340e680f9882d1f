package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Origin;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Verdict;

/**
 * Is something that a method does and that a question may want to know of.
 *
 * @param target the reviewed method that is called, or null; with {@code requestScope}, the method that is called on a bean
 * @param words what is done, when it is no call
 * @param judgement what that means for the thread
 * @param site where
 * @param requestScope whether it is a call on what the request scope of the container gives, or may give
 */
public record Event(Method target, String words, Judgement judgement, CallSite site, boolean requestScope) {

    static final String SYNCHRONIZED = "synchronized";

    /** An event that says nothing of the request scope. */
    public Event(Method target, String words, Judgement judgement, CallSite site) {
        this(target, words, judgement, site, false);
    }

    static Event of(Method target, Judgement judgement, CallSite site) {
        return new Event(target, "", judgement, site);
    }

    static Event strange(String words, String reason, CallSite site) {
        return new Event(null, words, new Judgement(Verdict.UNSEEN, List.of(), reason, true), site);
    }

    static Event scoped(Method target, String words, CallSite site) {
        return new Event(target, words, new Judgement(Verdict.PLAIN, List.of(), "asks for what the request scope holds", true),
                site, true);
    }

    /** {@return whether it happens whenever the method runs that far, whatever the receiver is} */
    public boolean sole() {
        return site == null || site.sole();
    }

    /** {@return whether it enters a {@code synchronized} block or method} */
    public boolean locks() {
        return target == null && words.equals(SYNCHRONIZED);
    }

    /** {@return who wrote the method that does it; null for what is no method} */
    public Origin origin() {
        return site == null || site.caller.found == null ? null : site.caller.found.type().origin();
    }
}
