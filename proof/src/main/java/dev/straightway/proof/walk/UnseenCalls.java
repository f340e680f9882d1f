package dev.straightway.proof.walk;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgement;

/** Takes calls for calls of code that isn't seen: it may keep what it is given, call it, and return anything. */
final class UnseenCalls {

    private static final String UNKNOWN = "is called on an object whose class is not known";

    private final Core core;
    private final Havoc havoc;
    private final Escapes escapes;
    private final HandedBeans beans;
    private final Registrations registrations;
    private final Reflection reflection;
    private final MapperChanges mapperChanges;
    private final UnknownArguments unknownArguments;

    /** What is known of calls by reflection, once the walk runs. */
    interface Reflection {

        /** {@return whether a call makes or uses objects of reflection} */
        boolean concerns(Invocation invocation);

        /** {@return whether what a call returns is known, and there now} */
        boolean gives(Invocation invocation);

        /** {@return whether an object that such a call is given doesn't get to code that isn't seen} */
        boolean keeps(AbstractObject object);

        /** {@return whether a method hands on the elements of an array that it is given, and not the array} */
        boolean unpacks(Method method);

        /** Takes a call that may set fields; {@code self} is the receiver, or null for all that it may be. */
        void called(CallSite site, Invocation invocation, AbstractObject self);
    }

    UnseenCalls(Core core, Havoc havoc, Escapes escapes, HandedBeans beans, Registrations registrations,
            Reflection reflection, MapperChanges mapperChanges, UnknownArguments unknownArguments) {
        this.core = core;
        this.havoc = havoc;
        this.escapes = escapes;
        this.beans = beans;
        this.registrations = registrations;
        this.reflection = reflection;
        this.mapperChanges = mapperChanges;
        this.unknownArguments = unknownArguments;
    }

    /** Says that a call isn't understood; {@code self} is the receiver for which it isn't, or null for all. */
    void strange(CallSite site, Invocation invocation, AbstractObject self, Judgement reason) {
        strange(site, invocation, self, reason, null);
    }

    /** Says that nothing is known of the object that a call is made on, and why. */
    void unknown(CallSite site, Invocation invocation, AbstractObject object) {
        strange(site, invocation, object, Judgement.unseen(object.cause.kind(), UNKNOWN), object.cause);
    }

    private void strange(CallSite site, Invocation invocation, AbstractObject self, Judgement reason, Cause cause) {
        site.targets.add(cause == null ? reason.reason() : cause);
        site.caller.event(Event.of(invocation.named(), reason, site).because(cause));
        assume(site, invocation, self);
    }

    /** Takes a call on an object for one of unknown code; on all that the receiver may be, if the object is null. */
    void assume(CallSite site, Invocation invocation, AbstractObject self) {
        UnseenCode code = UnseenCode.call(invocation.named(), site.caller);
        boolean reflects = reflection.concerns(invocation);
        boolean known = reflects && reflection.gives(invocation);
        if (invocation.returns() != null && !known && !beans.gives(invocation, self)) {
            havoc.open(invocation.result(), invocation.returns(), UnseenCode.returned(invocation.named(), site.caller));
        }
        beans.call(site, invocation, self);
        reflection.called(site, invocation, self);
        mapperChanges.handed(invocation, site.caller);
        if (self != null && invocation.kind() != Invocation.Kind.STATIC) {
            if (!reflects || !reflection.keeps(self)) {
                escapes.escape(self, code);
            }
        } else if (invocation.receiver() != null) {
            escape(invocation.receiver(), code, reflects, false);
        }
        for (Variable argument : invocation.others()) {
            escape(argument, code, reflects, reflects && reflection.unpacks(invocation.named()));
            registrations.hand(invocation.named(), argument);
        }
        unknownArguments.take(site.caller, invocation);
    }

    /** What reflection keeps to itself is no longer known if another call gets it; nobody gets an array that is unpacked. */
    private void escape(Variable given, UnseenCode code, boolean reflects, boolean unpacks) {
        if (!reflects) {
            escapes.escape(given, code);
            return;
        }
        core.flow().listen(given, object -> {
            if (unpacks && object.kind == AbstractObject.Kind.ARRAY) {
                escape(object.content, code, true, false);
            } else if (!reflection.keeps(object)) {
                escapes.escape(object, code);
            }
        });
    }
}
