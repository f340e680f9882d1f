package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.CallsByName;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.TypeNames;

/**
 * Does what code of the application does that sets fields and calls methods by reflection: what it hands in is in the field,
 * or is the argument. A route that does so isn't proven; other routes find the value there.
 * <p>
 * Where constants of the code name class and field, or method, it is there alone; else in whatever it fits of the classes that
 * the object may have. Something unknown may be anything that the application has there.
 */
final class ReflectiveWriting implements UnseenCalls.Reflection {

    /** What calls of a variable handle only read. */
    private static final Set<String> READS = Set.of("get", "getVolatile", "getOpaque", "getAcquire");
    private static final Set<String> UNSAFE = Set.of("sun/misc/Unsafe", "jdk/internal/misc/Unsafe");
    /** Its templates call the methods that they name on the objects that they are given, with these. */
    private static final String TEMPLATES = "io/quarkus/qute/";
    /** What such code calls methods with, it reads, or gets later. */
    private static final List<String> LATER = List.of("groovy/", "org/codehaus/groovy/", "java/beans/EventHandler",
            "java/beans/XMLDecoder", "java/lang/constant/MethodHandleDesc", "java/lang/constant/DirectMethodHandleDesc",
            "org/apache/commons/lang3/event/EventUtils", "org/apache/commons/lang3/function/MethodInvokers");
    private static final List<String> STORES = List.of("put", "AndSet", "Swap", "AndExchange");
    private static final String HANDLER = "Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;";

    private final Core core;
    private final Handles handles;
    private final MemberSinks sinks;
    private final Overrides overrides;
    private final Gaps gaps;
    private final ReflectedValues values;
    private final Map<Write, Set<Variable>> written = new HashMap<>();

    ReflectiveWriting(Core core, Handles handles, MemberSinks sinks, Overrides overrides, Gaps gaps,
            ReflectedValues values) {
        this.core = core;
        this.handles = handles;
        this.sinks = sinks;
        this.overrides = overrides;
        this.gaps = gaps;
        this.values = values;
    }

    /**
     * Where something goes.
     *
     * @param raw whether something unknown stays what it is there
     * @param unpacks whether an array, a collection or a map brings what it holds, and not itself
     * @param known whether something unknown was handed in where that is seen
     */
    private record Write(MemberSinks.Sink sink, boolean raw, boolean unpacks, boolean known) {
    }

    @Override
    public boolean concerns(Invocation invocation) {
        return Handles.isReflection(invocation.named());
    }

    @Override
    public boolean gives(Invocation invocation) {
        return handles.gives(invocation);
    }

    @Override
    public boolean keeps(AbstractObject object) {
        return handles.isKnown(object);
    }

    @Override
    public boolean unpacks(Method method) {
        return switch (method.owner()) {
            case Handles.METHOD -> method.name().equals("invoke");
            case Handles.HANDLER -> method.name().equals("invokeDefault");
            case Handles.CONSTRUCTOR -> method.name().equals("newInstance");
            case Handles.METHOD_HANDLE -> method.name().equals("invokeWithArguments");
            default -> false;
        };
    }

    @Override
    public void called(CallSite site, Invocation invocation, AbstractObject self) {
        Method named = invocation.named();
        if (!core.classes().application().contains(site.caller.method.owner())) {
            return;
        }
        if (CallsByName.makes(named)) {
            byName(invocation, MemberSinks.Kind.BOTH);
            values.byName(site, invocation);
            return;
        }
        if (named.owner().startsWith(TEMPLATES)) {
            byName(invocation, MemberSinks.Kind.METHODS);
            values.byName(site, invocation);
            return;
        }
        if (!concerns(invocation)) {
            handles.hand(invocation);
        }
        ReflectedValues.Kind read = ReflectedValues.kind(invocation);
        if (read != null) {
            read(site, invocation, self, read);
        }
        MemberSinks.Kind kind = kind(invocation);
        if (kind == null) {
            return;
        }
        if (named.owner().equals(Handles.CLASS)) {
            sinks.of(new Handles.Names("", MemberSinks.CONSTRUCTOR), kind, false);
        } else if (UNSAFE.contains(named.owner())) {
            on(MemberSinks.Kind.MEMORY, site, invocation, invocation.others().get(0));
        } else if (named.owner().equals(Handles.LOOKUP)) {
            write(site, invocation, sinks.of(Handles.Names.ALL, kind, false), false);
        } else if (self != null) {
            use(kind, site, invocation, self);
        } else {
            for (Variable handle : Handles.handles(invocation)) {
                gaps.use(handle, TypeNames.OBJECT, () -> Cause.empty("the handle that " + site.caller.words() + " uses",
                        Place.call(site.caller.method, named)));
                core.flow().listen(handle, object -> use(kind, site, invocation, object));
            }
        }
    }

    /** Takes what a call may read: where no constants name it, it is of the objects that the call is given. */
    private void read(CallSite site, Invocation invocation, AbstractObject self, ReflectedValues.Kind kind) {
        UnseenCode code = UnseenCode.call(invocation.named(), site.caller);
        Consumer<AbstractObject> read = handle -> {
            Handles.Names names = handles.of(handle);
            if (names != null) {
                values.escape(names, kind, false, code);
            } else {
                values.read(invocation, kind, handsOn(site, invocation), code);
            }
        };
        if (self != null) {
            read.accept(self);
        } else {
            Handles.handles(invocation).forEach(handle -> core.flow().listen(handle, read));
        }
    }

    /** {@return what a call may write to, or null if it writes to nothing} */
    private static MemberSinks.Kind kind(Invocation invocation) {
        String name = invocation.named().name();
        String owner = invocation.named().owner();
        boolean writes = switch (owner) {
            case Handles.FIELD -> name.equals("set");
            case Handles.VAR_HANDLE -> !READS.contains(name) && !Handles.derives(invocation);
            case Handles.UPDATER -> !name.equals("get") && !name.equals("newUpdater");
            case Handles.METHOD -> name.equals("invoke");
            case Handles.HANDLER -> name.equals("invokeDefault");
            case Handles.CONSTRUCTOR, Handles.CLASS -> name.equals("newInstance");
            case Handles.METHOD_HANDLE, Handles.METHOD_HANDLES -> true;
            case Handles.LOOKUP -> name.equals("bind");
            default -> UNSAFE.contains(owner) && STORES.stream().anyMatch(name::contains);
        };
        return !writes ? null : switch (owner) {
            case Handles.METHOD, Handles.HANDLER, Handles.CONSTRUCTOR, Handles.CLASS, Handles.LOOKUP ->
                MemberSinks.Kind.METHODS;
            case Handles.METHOD_HANDLE, Handles.METHOD_HANDLES -> MemberSinks.Kind.BOTH;
            default -> MemberSinks.Kind.FIELDS;
        };
    }

    /** Any member of a kind may be meant, and be given any of the objects, or what an array, a collection or a map holds. */
    private void byName(Invocation invocation, MemberSinks.Kind kind) {
        MemberSinks.Sink any = sinks.of(Handles.Names.ALL, kind, false);
        if (LATER.stream().anyMatch(invocation.named().owner()::startsWith) || CallsByName.isStylesheet(invocation.named())) {
            any.open();
        }
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        for (int i = 0; i < types.length; i++) {
            String type = TypeNames.reference(types[i]);
            if (type != null && !AbstractObjects.isValue(type) && !Handles.CLASS.equals(type)) {
                write(invocation.others().get(i), new Write(any, false, true, false));
                write(invocation.others().get(i), new Write(any, false, false, false));
            }
        }
    }

    private void use(MemberSinks.Kind kind, CallSite site, Invocation invocation, AbstractObject handle) {
        Handles.Names names = handles.of(handle);
        String owner = invocation.named().owner();
        if (names != null) {
            write(site, invocation, sinks.of(names, kind, false), names.whole());
        } else if (owner.equals(Handles.FIELD) || owner.equals(Handles.METHOD)) {
            on(kind, site, invocation, invocation.others().get(0));
        } else if (owner.equals(Handles.CONSTRUCTOR)) {
            write(site, invocation, sinks.of(new Handles.Names("", MemberSinks.CONSTRUCTOR), kind, false), false);
        } else {
            write(site, invocation, sinks.of(Handles.Names.ALL, kind, false), false);
        }
    }

    /** Whatever an object may have of a kind, and what is static, of which there need be no object. */
    private void on(MemberSinks.Kind kind, CallSite site, Invocation invocation, Variable object) {
        write(site, invocation, sinks.of(Handles.Names.ALL, kind, true), false);
        core.flow().listen(object, one -> {
            boolean seen = one.kind == AbstractObject.Kind.OBJECT || one.kind == AbstractObject.Kind.ANY;
            boolean other = one.kind == AbstractObject.Kind.UNKNOWN || one.kind == AbstractObject.Kind.MADE && one.foreign;
            if (seen || other) {
                write(site, invocation, sinks.of(seen ? new Handles.Names(one.type, "") : Handles.Names.ALL, kind, false),
                        false);
            }
        });
    }

    private void write(CallSite site, Invocation invocation, MemberSinks.Sink sink, boolean raw) {
        String owner = invocation.named().owner();
        boolean unpacks = unpacks(invocation.named()) || owner.equals(Handles.METHOD_HANDLES);
        Write write = new Write(sink, raw, unpacks, handsOn(site, invocation));
        List<Variable> others = invocation.others();
        boolean onObject = owner.equals(Handles.FIELD) || owner.equals(Handles.UPDATER) || UNSAFE.contains(owner);
        for (Variable value : others.subList(onObject ? 1 : 0, others.size())) {
            write(value, write);
            if (owner.equals(Handles.UPDATER)) {
                core.flow().listen(value, function -> computed(function, write));
            }
        }
    }

    /**
     * {@return whether a handler of a proxy hands on, as it got them, the method of the proxy and the arguments that it was
     * called with}
     */
    private static boolean handsOn(CallSite site, Invocation invocation) {
        Node node = site.caller;
        int count = node.parameters.size();
        return invocation.named().owner().equals(Handles.METHOD) && count > 2 && node.method.descriptor().endsWith(HANDLER)
                && invocation.receiver() == node.parameters.get(count - 2)
                && invocation.others().get(1) == node.parameters.get(count - 1);
    }

    private void write(Variable value, Write write) {
        if (!written.computeIfAbsent(write, key -> new HashSet<>()).add(value)) {
            return;
        }
        Write inside = new Write(write.sink(), write.raw(), false, write.known());
        core.flow().listen(value, object -> {
            if (write.unpacks() && object.content != null && (object.kind == AbstractObject.Kind.ARRAY
                    || core.objects().casts.family(object.type) >= 0)) {
                write(object.content, inside);
            } else if (object.kind != AbstractObject.Kind.UNKNOWN || write.raw()) {
                core.flow().add(write.sink().in(), object);
            } else if (!write.known()) {
                write.sink().open();
            }
        });
    }

    /** What a function computes is set as well. */
    private void computed(AbstractObject function, Write write) {
        switch (function.kind) {
            case LAMBDA -> write(function.lambda.node.result, write);
            case OBJECT -> overrides.of(function.type, true).forEach(node -> write(node.result, write));
            case ANY -> write.sink().open();
            default -> {
                // computes nothing of the application, or is unknown like what it computes
            }
        }
    }
}
