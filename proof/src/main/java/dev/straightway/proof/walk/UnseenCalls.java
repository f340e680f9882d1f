package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Verdict;

/** Takes calls for calls of code that isn't seen: it may keep what it is given, call it, and return anything. */
final class UnseenCalls {

    private final Havoc havoc;
    private final Escapes escapes;
    private final Registrations registrations;

    UnseenCalls(Havoc havoc, Escapes escapes, Registrations registrations) {
        this.havoc = havoc;
        this.escapes = escapes;
        this.registrations = registrations;
    }

    /** Says that a call isn't understood; {@code self} is the receiver for which it isn't, or null for all. */
    void strange(CallSite site, Invocation invocation, AbstractObject self, String words, String reason) {
        site.targets.add(words + reason);
        Method named = invocation.named();
        site.caller.event(new Event(named, words, new Judgement(Verdict.UNSEEN, List.of(), reason, true), site));
        assume(site, invocation, self);
    }

    /** Takes a call on an object for one of unknown code; on all that the receiver may be, if the object is null. */
    void assume(CallSite site, Invocation invocation, AbstractObject self) {
        String caller = site.caller.words();
        String code = "the call of " + invocation.words() + " in " + caller;
        if (invocation.returns() != null) {
            havoc.open(invocation.result(), invocation.returns(), "what " + invocation.words() + " returns to " + caller);
        }
        if (self != null && invocation.kind() != Invocation.Kind.STATIC) {
            escapes.escape(self, code);
        } else if (invocation.receiver() != null) {
            escapes.escape(invocation.receiver(), code);
        }
        for (Variable argument : invocation.others()) {
            escapes.escape(argument, code);
            registrations.hand(invocation.named(), argument);
        }
    }
}
