package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/** Values that flow to whatever they fit among fields and parameters of the application that have a name, or any. */
final class MemberSinks {

    private static final Cause CAUSE = Cause.of(ReasonKind.REFLECTED, "what code sets or hands in by reflection");

    /** The name of all constructors. */
    static final String CONSTRUCTOR = "<init>";

    /** What is written to. */
    enum Kind {
        /** Fields that reflection can set. */
        FIELDS,
        /** Parameters of methods and constructors, and the objects that methods are called on. */
        METHODS,
        BOTH,
        /** Fields that nothing but the memory itself can set, too. */
        MEMORY
    }

    private final Core core;
    private final Fields fields;
    private final Havoc havoc;
    private final UnmodelledReading unmodelled;
    private final Map<Key, Sink> sinks = new HashMap<>();
    private final List<Sink> waiting = new ArrayList<>();

    private record Key(Handles.Names names, Kind kind, boolean statics) {
    }

    /** A field or a parameter. */
    private record Member(Variable value, String type, Generic declared) {
    }

    MemberSinks(Core core, Fields fields, Havoc havoc, UnmodelledReading unmodelled) {
        this.core = core;
        this.fields = fields;
        this.havoc = havoc;
        this.unmodelled = unmodelled;
    }

    /**
     * Some fields and parameters.
     * <p>
     * If they are more than one, nothing gets there before it is clear which of them nobody else is seen to write: these
     * stay unknown, whatever fits there.
     */
    final class Sink {

        private final Variable in = new Variable();
        private final List<Member> members;
        private boolean open;
        private boolean connected;

        private Sink(List<Member> members) {
            this.members = members;
        }

        /** {@return what gets to each that it fits} */
        Variable in() {
            return in;
        }

        /** Lets each hold whatever it can hold. */
        void open() {
            if (!open) {
                open = true;
                if (connected) {
                    members.forEach(this::fill);
                }
            }
        }

        private void connect() {
            connected = true;
            core.flow().listen(in, object -> members.forEach(member -> {
                AbstractObject taken = core.objects().take(object, member.type());
                if (taken != null) {
                    core.flow().add(member.value(), taken);
                }
            }));
            if (open) {
                members.forEach(this::fill);
            }
        }

        private void fill(Member member) {
            havoc.json(member.value(), member.type(), member.declared());
            havoc.unseen(member.value(), member.type(), CAUSE);
            unmodelled.hold(member.value(), member.declared(), CAUSE);
        }
    }

    /** @param statics whether only those count that need no object */
    Sink of(Handles.Names names, Kind kind, boolean statics) {
        return sinks.computeIfAbsent(new Key(names, kind, statics), key -> {
            Sink sink = new Sink(members(key));
            if (names.whole()) {
                sink.connect();
            } else {
                waiting.add(sink);
            }
            return sink;
        });
    }

    /**
     * {@return the values of the fields, and what the methods return, that are meant}
     *
     * @param statics whether only those count that need no object
     */
    List<Variable> values(Handles.Names names, ReflectedValues.Kind kind, boolean statics) {
        List<Variable> values = new ArrayList<>();
        for (Shape shape : shapes(names.owner())) {
            if (kind != ReflectedValues.Kind.RESULTS) {
                shape.fields().stream()
                        .filter(field -> fits(names, statics, field.name, (field.access & Opcodes.ACC_STATIC) != 0))
                        .forEach(field -> values.add(fields.of(shape, shape.name(), field.name, field.desc)));
            }
            if (kind != ReflectedValues.Kind.FIELDS) {
                shape.declared().stream().filter(method -> !method.isAbstract()
                        && fits(names, statics, method.node().name, method.has(Opcodes.ACC_STATIC)))
                        .forEach(method -> values.add(core.graph().node(method).result));
            }
        }
        return values;
    }

    /** {@return whether something waited that goes on now} */
    boolean release() {
        List<Sink> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(Sink::connect);
        return !all.isEmpty();
    }

    private List<Member> members(Key key) {
        List<Member> members = new ArrayList<>();
        for (Shape shape : shapes(key.names().owner())) {
            if (key.kind() != Kind.METHODS) {
                fields(shape, key, members);
            }
            if (key.kind() == Kind.METHODS || key.kind() == Kind.BOTH) {
                parameters(shape, key, members);
            }
        }
        return members;
    }

    /** {@return those classes that are the application's} */
    private List<Shape> shapes(String owner) {
        return classes(owner).stream().filter(core.classes().application()::contains).map(core.classes()::shape)
                .filter(Objects::nonNull).toList();
    }

    /** {@return the classes whose members an object of a class, or below, has} */
    private Set<String> classes(String owner) {
        if (owner.isEmpty() || TypeNames.isArray(owner)) {
            return owner.isEmpty() ? core.classes().application() : Set.of();
        }
        Set<String> all = new LinkedHashSet<>(core.classes().supertypes(owner));
        core.classes().concrete(owner).forEach(below -> all.addAll(core.classes().supertypes(below)));
        return all;
    }

    private void fields(Shape shape, Key key, List<Member> members) {
        for (FieldNode field : shape.fields()) {
            String type = TypeNames.reference(Type.getType(field.desc));
            boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
            boolean fixed = (field.access & Opcodes.ACC_FINAL) != 0
                    && (isStatic || "java/lang/Record".equals(shape.superName()));
            if (type != null && fits(key.names(), key.statics(), field.name, isStatic)
                    && (!fixed || key.kind() == Kind.MEMORY)) {
                members.add(new Member(fields.of(shape, shape.name(), field.name, field.desc), type,
                        Generic.parse(field.signature == null ? field.desc : field.signature).with(Map.of())));
            }
        }
    }

    private void parameters(Shape shape, Key key, List<Member> members) {
        for (Found method : shape.declared()) {
            boolean hidden = method.isAbstract() || method.node().name.equals("<clinit>")
                    || method.has(Opcodes.ACC_SYNTHETIC) && !method.has(Opcodes.ACC_BRIDGE);
            if (!hidden && fits(key.names(), key.statics(), method.node().name, method.has(Opcodes.ACC_STATIC))) {
                Node node = core.graph().node(method);
                if (node.first() == 1 && !method.method().constructor()) {
                    members.add(new Member(node.parameters.get(0), shape.name(), Generic.of(shape.name())));
                }
                if (method.method().constructor() && constructs(key) && !shape.isAbstract()) {
                    core.flow().add(node.parameters.get(0), core.objects().object(shape.name()));
                }
                for (int i = node.first(); i < node.parameters.size(); i++) {
                    String type = node.types.get(i);
                    if (type != null) {
                        members.add(new Member(node.parameters.get(i), type,
                                Generic.parse(Type.getArgumentTypes(method.node().desc)[i - node.first()].getDescriptor())));
                    }
                }
            }
        }
    }

    /** {@return whether constructors are called, and not only handed what methods are} */
    private static boolean constructs(Key key) {
        return key.names().name().equals(CONSTRUCTOR) || key.names().name().isEmpty() && key.kind() == Kind.BOTH;
    }

    private static boolean fits(Handles.Names names, boolean statics, String name, boolean isStatic) {
        return names.fit(name) && (isStatic || !statics);
    }
}
