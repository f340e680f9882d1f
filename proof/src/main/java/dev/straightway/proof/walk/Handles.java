package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Knows for which fields and methods the objects of reflection stand that code looks up by constants: fields, methods,
 * updaters, method handles and variable handles, and what the platform makes of these. Of all others nothing is known.
 */
final class Handles {

    static final String FIELD = "java/lang/reflect/Field";
    static final String METHOD = "java/lang/reflect/Method";
    static final String CONSTRUCTOR = "java/lang/reflect/Constructor";
    static final String METHOD_HANDLE = "java/lang/invoke/MethodHandle";
    static final String VAR_HANDLE = "java/lang/invoke/VarHandle";
    static final String METHOD_HANDLES = "java/lang/invoke/MethodHandles";
    static final String LOOKUP = METHOD_HANDLES + "$Lookup";
    static final String UPDATER = "java/util/concurrent/atomic/AtomicReferenceFieldUpdater";

    private static final Set<String> TYPES = Set.of(FIELD, METHOD, CONSTRUCTOR, METHOD_HANDLE, VAR_HANDLE, UPDATER);
    /** Who gets one of these uses it; methods and fields are often asked for no more than their names or annotations. */
    private static final Set<String> USED = Set.of(METHOD_HANDLE, VAR_HANDLE, UPDATER);
    /** What makes and uses handles; others, such as what makes functions of them, are code that isn't seen. */
    private static final List<String> REFLECTION = List.of("java/lang/reflect/", METHOD_HANDLES, VAR_HANDLE,
            "java/util/concurrent/atomic/");
    /** Has the default methods of interfaces called. */
    static final String HANDLER = "java/lang/reflect/InvocationHandler";
    static final String CLASS = "java/lang/Class";

    private final Core core;
    private final Havoc havoc;
    private final Escapes escapes;
    private final Consumer<Names> escaped;
    private final Map<Variable, Names> found = new IdentityHashMap<>();
    private final Map<AbstractObject, Names> named = new IdentityHashMap<>();
    private final Map<Names, Map<String, AbstractObject>> made = new HashMap<>();

    /**
     * What is looked up.
     *
     * @param owner the class, or empty if that isn't known
     * @param name of the fields and methods, or empty
     */
    record Names(String owner, String name) {

        static final Names ALL = new Names("", "");

        /** Whether no other field can be meant. */
        boolean whole() {
            return !owner.isEmpty() && !name.isEmpty();
        }

        /** {@return whether a field or a method of a name may be meant} */
        boolean fit(String member) {
            return name.isEmpty() || name.equals(member);
        }
    }

    /** @param escaped is told of what unseen code gets, which may write to what it stands for */
    Handles(Core core, Havoc havoc, Escapes escapes, Consumer<Names> escaped) {
        this.core = core;
        this.havoc = havoc;
        this.escapes = escapes;
        this.escaped = escaped;
    }

    /** Takes what the call of a lookup names, before the call. */
    void lookUp(Variable out, Op.Named lookup) {
        found.put(out, new Names(lookup.owner(), lookup.name()));
    }

    /** {@return what an object stands for, or null if that isn't known} */
    Names of(AbstractObject object) {
        return named.get(object);
    }

    static boolean isHandle(String type) {
        return TYPES.contains(type);
    }

    /** {@return whether a call is one of the code that makes and uses handles} */
    static boolean isReflection(Method method) {
        return method.owner().equals(CLASS) || method.owner().equals(METHOD_HANDLE)
                || REFLECTION.stream().anyMatch(method.owner()::startsWith);
    }

    /** {@return whether an object stands for what is known} */
    boolean isKnown(AbstractObject object) {
        return named.containsKey(object);
    }

    /** Takes a call of code that isn't seen: if nothing is known of a handle that it is given, it may use any. */
    void hand(Invocation invocation) {
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        for (int i = 0; i < types.length; i++) {
            if (types[i].getSort() == Type.OBJECT && USED.contains(types[i].getInternalName())) {
                core.flow().listen(invocation.others().get(i), object -> {
                    if (object.kind == AbstractObject.Kind.UNKNOWN) {
                        escaped.accept(Names.ALL);
                    }
                });
            }
        }
    }

    /** {@return whether a call gives a handle that is known here, and nothing else} */
    boolean gives(Invocation invocation) {
        Names names = found.get(invocation.result());
        if (names != null) {
            give(invocation.result(), invocation.returns(), names);
            return true;
        }
        if (!derives(invocation)) {
            return false;
        }
        handles(invocation).forEach(handle -> core.flow().listen(handle, object -> {
            Names known = named.get(object);
            if (known != null) {
                core.flow().add(invocation.result(), object(known, invocation.returns()));
            } else {
                havoc.open(invocation.result(), invocation.returns(),
                        Cause.of(ReasonKind.RETURNED, "what " + invocation.words() + " returns"));
            }
        }));
        return true;
    }

    /** {@return the handles that a call is given, its receiver too} */
    static List<Variable> handles(Invocation invocation) {
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        List<Variable> others = invocation.others();
        Stream<Variable> given = Stream.iterate(0, i -> i + 1).limit(types.length)
                .filter(i -> isHandle(types[i].getSort() == Type.OBJECT ? types[i].getInternalName() : "")).map(others::get);
        return Stream.concat(isHandle(invocation.named().owner()) ? Stream.ofNullable(invocation.receiver())
                : Stream.empty(), given).toList();
    }

    /** {@return whether a call makes a handle of one that it is given, and doesn't use it} */
    static boolean derives(Invocation invocation) {
        String returns = String.valueOf(invocation.returns());
        String owner = invocation.named().owner();
        String name = invocation.named().name();
        boolean uses = owner.equals(METHOD_HANDLE) && name.startsWith("invoke")
                || owner.equals(VAR_HANDLE) && !name.startsWith("to") && !name.startsWith("with");
        return !uses && (returns.equals(METHOD_HANDLE) || returns.equals(VAR_HANDLE))
                && owner.startsWith("java/lang/invoke/") && !handles(invocation).isEmpty();
    }

    private void give(Variable result, String type, Names names) {
        if (TypeNames.isArray(type)) {
            core.flow().add(result, core.objects().array(type,
                    core.objects().holding(object(names, TypeNames.element(type)))));
        } else {
            core.flow().add(result, object(names, type));
        }
    }

    private AbstractObject object(Names names, String type) {
        return made.computeIfAbsent(names, key -> new HashMap<>()).computeIfAbsent(type, key -> {
            AbstractObject handle = AbstractObject.of(AbstractObject.Kind.PLATFORM, type, null);
            named.put(handle, names);
            escapes.listen(handle, () -> escaped.accept(names));
            return handle;
        });
    }
}
