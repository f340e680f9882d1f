package dev.straightway.deployment.reach.walk;

import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.judge.Judgement;
import dev.straightway.deployment.reach.judge.Verdict;

/**
 * Is something that a method does and that a question may want to know of.
 *
 * @param target the reviewed method that is called, or null
 * @param words what is done, when it is no call
 * @param judgement what that means for the thread
 * @param site where
 */
public record Event(Method target, String words, Judgement judgement, Site site) {

    static Event of(Method target, Judgement judgement, Site site) {
        return new Event(target, "", judgement, site);
    }

    static Event strange(String words, String reason, Site site) {
        return new Event(null, words, new Judgement(Verdict.UNSEEN, java.util.List.of(), reason, true), site);
    }

    /** {@return whether it happens whenever the method runs that far, whatever the receiver is} */
    public boolean sole() {
        return site == null || site.sole();
    }
}
