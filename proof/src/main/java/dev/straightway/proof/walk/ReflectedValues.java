package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Method;

/**
 * Lets unseen code have what the application reads by reflection: nothing is known of what such a call returns, and who gets
 * it may call it and put something into it.
 */
final class ReflectedValues {

    private final Core core;
    private final Handles handles;
    private final MemberSinks members;
    private final Escapes escapes;

    ReflectedValues(Core core, Handles handles, MemberSinks members, Escapes escapes) {
        this.core = core;
        this.handles = handles;
        this.members = members;
        this.escapes = escapes;
    }

    /** Takes a call that isn't seen; {@code self} is the receiver, or null for all that it may be. */
    void called(CallSite site, Invocation invocation, AbstractObject self) {
        if (!reads(invocation)) {
            return;
        }
        if (self != null) {
            read(site, invocation, self);
        } else {
            Handles.handles(invocation).forEach(handle -> core.flow().listen(handle, object -> read(site, invocation, object)));
        }
    }

    /** {@return whether a call may give what the application has in a field, or what a method returns} */
    private static boolean reads(Invocation invocation) {
        Method named = invocation.named();
        return switch (named.owner()) {
            case Handles.FIELD -> named.name().equals("get");
            case Handles.VAR_HANDLE -> !Handles.derives(invocation);
            case Handles.UPDATER -> !named.name().equals("newUpdater");
            case Handles.METHOD -> named.name().equals("invoke");
            case Handles.METHOD_HANDLE -> !Handles.derives(invocation);
            default -> false;
        };
    }

    private void read(CallSite site, Invocation invocation, AbstractObject handle) {
        UnseenCode code = UnseenCode.call(invocation.named(), site.caller);
        Handles.Names names = handles.of(handle);
        if (names != null) {
            escape(names, code);
        } else if (List.of(Handles.FIELD, Handles.METHOD).contains(invocation.named().owner())) {
            core.flow().listen(invocation.others().get(0), object -> {
                if (object.kind == AbstractObject.Kind.OBJECT || object.kind == AbstractObject.Kind.ANY) {
                    escape(new Handles.Names(object.type, ""), code);
                }
            });
        }
    }

    private void escape(Handles.Names names, UnseenCode code) {
        members.values(names).forEach(value -> escapes.escape(value, code));
    }
}
