package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Origin;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.proof.judge.Verdict;

/**
 * Is something that a method does and that a question may want to know of.
 *
 * @param target the reviewed method that is called, or null; with {@code requestScope}, the method that is called on a bean
 * @param words what is done, when it is no call
 * @param judgement what that means for the thread
 * @param site where
 * @param requestScope whether it is a call on what the request scope of the container gives, or may give
 * @param cause why it means that; null if the judgement says it all
 * @param place where that is written, when it is no call; null if it is in the method that does it
 */
public record Event(Method target, String words, Judgement judgement, CallSite site, boolean requestScope, Cause cause,
        Place place) {

    static final String SYNCHRONIZED = "synchronized";

    static Event of(Method target, Judgement judgement, CallSite site) {
        return new Event(target, "", judgement, site, false, null, null);
    }

    static Event of(String words, Judgement judgement, CallSite site) {
        return new Event(null, words, judgement, site, false, null, null);
    }

    static Event strange(ReasonKind kind, String words, String reason, CallSite site) {
        return of(words, Judgement.unseen(kind, reason), site);
    }

    static Event scoped(Method target, String words, CallSite site) {
        Judgement asks = new Judgement(Verdict.PLAIN, List.of(), "asks for what the request scope holds", true,
                ReasonKind.REQUEST_SCOPE);
        return new Event(target, words, asks, site, true, null, null);
    }

    Event because(Cause why) {
        return new Event(target, words, judgement, site, requestScope, why, place);
    }

    Event at(Place written) {
        return new Event(target, words, judgement, site, requestScope, cause, written);
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

    /** {@return what to change so that it doesn't happen} */
    public String advice() {
        return cause == null ? judgement.advice() : cause.kind().advice();
    }
}
