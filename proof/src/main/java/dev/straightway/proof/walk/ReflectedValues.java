package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.proof.code.CallsByName;

/**
 * Lets unseen code have what the application reads by reflection, or by its name: nothing is known of what such a call returns,
 * and who gets it may call it and put something into it.
 */
final class ReflectedValues {

    /** What is read. */
    enum Kind {
        FIELDS,
        /** What methods return. */
        RESULTS,
        BOTH
    }

    private record Read(Handles.Names names, Kind kind, boolean statics) {
    }

    private record On(Variable value, Kind kind) {
    }

    private final Core core;
    private final MemberSinks members;
    private final Escapes escapes;
    private final Set<Read> known = new HashSet<>();
    private final Set<On> asked = new HashSet<>();

    ReflectedValues(Core core, MemberSinks members, Escapes escapes) {
        this.core = core;
        this.members = members;
        this.escapes = escapes;
    }

    /** {@return what a call may read, or null if it reads nothing} */
    static Kind kind(Invocation invocation) {
        String name = invocation.named().name();
        return switch (invocation.named().owner()) {
            case Handles.FIELD -> name.equals("get") ? Kind.FIELDS : null;
            case Handles.VAR_HANDLE -> Handles.derives(invocation) ? null : Kind.FIELDS;
            case Handles.UPDATER -> name.equals("newUpdater") ? null : Kind.FIELDS;
            case Handles.METHOD -> name.equals("invoke") ? Kind.RESULTS : null;
            case Handles.METHOD_HANDLE -> Handles.derives(invocation) ? null : Kind.BOTH;
            default -> null;
        };
    }

    /**
     * Takes a call with a handle of which nothing is known: it may read what is static, or what an object has that it is given.
     *
     * @param ofProxy whether it calls a method of a proxy, which is never static
     */
    void read(Invocation invocation, Kind kind, boolean ofProxy, UnseenCode code) {
        if (!ofProxy) {
            escape(Handles.Names.ALL, kind, true, code);
        }
        List<Variable> others = invocation.others();
        boolean first = kind == Kind.FIELDS || invocation.named().owner().equals(Handles.METHOD);
        (first ? others.stream().limit(1) : others.stream()).forEach(value -> on(value, kind, code));
    }

    /** Takes a call of code that calls by name. */
    void byName(CallSite site, Invocation invocation) {
        UnseenCode code = UnseenCode.call(invocation.named(), site.caller);
        if (CallsByName.namesClasses(invocation.named())) {
            escape(Handles.Names.ALL, Kind.BOTH, true, code);
        }
        Stream.concat(Stream.ofNullable(invocation.receiver()), invocation.others().stream()).distinct()
                .forEach(value -> on(value, Kind.BOTH, code));
    }

    private void on(Variable value, Kind kind, UnseenCode code) {
        if (!asked.add(new On(value, kind))) {
            return;
        }
        core.flow().listen(value, object -> {
            AbstractObject seen = object.unproxied();
            switch (seen.kind) {
                case OBJECT, ANY -> escape(new Handles.Names(seen.type, ""), kind, false, code);
                case UNKNOWN -> escape(Handles.Names.ALL, kind, false, code);
                default -> {
                    if (seen.content != null) {
                        on(seen.content, kind, code);
                    }
                }
            }
        });
    }

    /** Lets code that isn't seen put something into what objects of a class have in their fields, or give by getters. */
    void fill(String type, UnseenCode code) {
        members.values(new Handles.Names(type, ""), Kind.BOTH, false).forEach(value -> escapes.fill(value, code));
    }

    /** Lets code that isn't seen have all that something may stand for. */
    void escape(Handles.Names names) {
        escape(names, Kind.BOTH, false, UnseenCode.of("unseen code that is given a handle"));
    }

    /** @param statics whether only those count that need no object */
    void escape(Handles.Names names, Kind kind, boolean statics, UnseenCode code) {
        if (known.add(new Read(names, kind, statics))) {
            members.values(names, kind, statics).forEach(value -> escapes.escape(value, code));
        }
    }
}
