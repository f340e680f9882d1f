package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.json.JsonTable;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Goes through what one format writes: whatever a value may be, what that holds, and so on.
 * <p>
 * Each class has a node of its own, which all share that write it.
 */
final class WrittenObjects {

    /** A type with more classes below it is a framework's. */
    private static final int MOST_CLASSES = 150;

    /** What these have is asked where the class below them is looked at, or says nothing. */
    private static final Set<String> SILENT = Set.of(TypeNames.OBJECT, "java/lang/Record", "java/lang/Enum",
            "java/lang/Comparable", "java/io/Serializable", "java/lang/Cloneable", "java/io/Closeable",
            "java/lang/AutoCloseable");

    private static final Set<String> HOLDERS = Set.of("jakarta/ws/rs/core/Response", "jakarta/ws/rs/core/GenericEntity",
            "org/jboss/resteasy/reactive/RestResponse", "jakarta/ws/rs/sse/OutboundSseEvent");

    private static final List<String> CONTAINERS = List.of("java/lang/Iterable", "java/util/Map");

    private static final String STREAM = "java/util/stream/BaseStream";

    /** What stands for all that is called where something is gone through that computes or compares only then. */
    private static final List<Method> GOING_THROUGH = List.of(new Method(STREAM, "iterator", "()Ljava/util/Iterator;"),
            new Method("java/util/SortedMap", "firstKey", "()Ljava/lang/Object;"),
            new Method("java/util/SortedSet", "first", "()Ljava/lang/Object;"));

    private static final List<Method> TOLD = List.of(Method.TO_STRING, Method.HASH_CODE);

    /** What is written is closed. */
    private static final Method CLOSE = new Method(STREAM, "close", "()V");

    private final Core core;
    private final JsonTable table;
    private final Overrides overrides;
    private final Functions functions;
    private final PlatformDefaults defaults;
    private final Format format;
    private final Map<AbstractObject, Node> objects = new HashMap<>();
    private final AllObjects unknown;
    private final OwnSerializers serializers;
    /** What is called where objects of a type are gone through. */
    private final Map<String, Optional<Method>> through = new HashMap<>();
    private final Map<JsonTable.Way, Map<Node, Writer>> writers = new EnumMap<>(JsonTable.Way.class);

    /** Knows what is asked of objects. */
    interface Format {

        /** {@return a short name, as {@code json}} */
        String name();

        /** {@return what it does, as {@code JSON writing}} */
        String words();

        /** Takes each object that a node writes, before it is asked for anything. */
        default void written(Node caller, AbstractObject object, JsonTable.Way way) {
            // most formats take nothing
        }

        /** Asks an object of a class that is walked, or a function, on behalf of its node. */
        void ask(Node node, AbstractObject self);
    }

    /** Is what one node writes in one way; each object is written once, whatever values hold it. */
    private final class Writer implements Consumer<AbstractObject> {

        private final Node caller;
        private final JsonTable.Way way;
        private final Set<Variable> values = new HashSet<>();
        private final Set<AbstractObject> objects = new HashSet<>();
        private final Set<String> judged = new HashSet<>();

        Writer(Node caller, JsonTable.Way way) {
            this.caller = caller;
            this.way = way;
        }

        void write(Variable value) {
            if (values.add(value.now())) {
                core.flow().listen(value, this);
            }
        }

        @Override
        public void accept(AbstractObject object) {
            if (objects.add(object)) {
                WrittenObjects.this.write(this, object);
            }
        }
    }

    WrittenObjects(Core core, JsonTable table, Overrides overrides, Functions functions, PlatformDefaults defaults,
            Format format) {
        this.core = core;
        this.table = table;
        this.overrides = overrides;
        this.functions = functions;
        this.defaults = defaults;
        this.format = format;
        this.unknown = new AllObjects(core);
        this.serializers = new OwnSerializers(core, overrides);
    }

    /** Writes what a value may be, on behalf of a node; {@code way} tells an entity from what is within one. */
    void write(Node caller, Variable value, JsonTable.Way way) {
        writers.computeIfAbsent(way, key -> new HashMap<>()).computeIfAbsent(caller, key -> new Writer(key, way)).write(value);
    }

    private void write(Writer writer, AbstractObject written) {
        Node caller = writer.caller;
        core.graph().ask(new CallSite(caller, null), written, null, format.words() + " what is injected");
        AbstractObject object = written.unproxied();
        if ("java/lang/Class".equals(object.type)) {
            return; // its name is written, if anything
        }
        defaults.write(caller, object.type);
        format.written(caller, object, writer.way);
        serializers.written(object);
        switch (object.kind) {
            case OBJECT -> object(caller, object.type);
            case ANY -> any(caller, object);
            case LAMBDA -> to(caller, object);
            case PLATFORM, MADE -> {
                if (writer.judged.add(object.type)) {
                    judged(caller, object.type, writer.way);
                }
                through(object).ifPresent(called -> goThrough(caller, object, called));
            }
            case UNKNOWN -> {
                caller.event(Event.strange(object.cause.kind(), format.words() + " the result",
                        "is an object whose class is not known", new CallSite(caller, null)).because(object.cause));
                unknown.ask();
            }
            default -> {
                // arrays hold what is written
            }
        }
        if (object.content != null) {
            write(caller, object.content, JsonTable.Way.WRITE);
        }
    }

    /** Says of a type that isn't walked what the table says. */
    void judged(Node caller, String type, JsonTable.Way way) {
        Judgement judged = table.of(way, type).orElse(Judgement.unlisted());
        if (!judged.verdict().harmless()) {
            bad(caller, type, judged);
        }
    }

    private void bad(Node caller, String type, Judgement judged) {
        caller.event(Event.of(format.words() + " " + TypeNames.words(type), judged, new CallSite(caller, null))
                .at(Place.member(type, "")));
    }

    /** Says that a type isn't followed. */
    void strange(Node caller, String type, ReasonKind kind, String reason) {
        bad(caller, type, Judgement.unseen(kind, reason));
    }

    /**
     * What a stream was given when it was made runs when it is written, and a part of a sorted map or set compares to find
     * where it begins and ends. A whole one, which is of a class that the code names, doesn't.
     */
    private Optional<Method> through(AbstractObject object) {
        return through.computeIfAbsent(object.type, this::through).filter(
                called -> object.kind == AbstractObject.Kind.MADE || called.owner().equals(STREAM));
    }

    private Optional<Method> through(String type) {
        return GOING_THROUGH.stream().filter(called -> core.classes().subtype(type, called.owner())).findFirst();
    }

    private void goThrough(Node caller, AbstractObject object, Method called) {
        Node node = objects.get(object);
        if (node == null) {
            node = node(object);
            call(node, object, called);
            if (called.owner().equals(STREAM)) {
                call(node, object, CLOSE);
            }
        }
        core.graph().arrow(caller, node, new CallSite(caller, null));
    }

    private Node node(AbstractObject object) {
        Node node = core.graph().hidden(new Method(object.type, format.name(), "()V"));
        objects.put(object, node);
        return node;
    }

    private void any(Node caller, AbstractObject object) {
        Shape shape = core.classes().shape(object.type);
        if (shape == null) {
            strange(caller, object.type, ReasonKind.ABSENT, "is missing");
            return;
        }
        if (shape.platform()) {
            judged(caller, object.type, JsonTable.Way.WRITE);
            return;
        }
        Optional<Judgement> judged = table.of(JsonTable.Way.WRITE, object.type);
        judged.filter(one -> !one.verdict().harmless()).ifPresent(one -> bad(caller, object.type, one));
        // of a reviewed type, as Response, the review vouches for what the libraries have below it
        Set<String> below = judged.isEmpty() ? core.classes().concrete(object.type)
                : core.classes().concreteOfApplication(object.type);
        if (below.size() > MOST_CLASSES) {
            strange(caller, object.type, ReasonKind.MANY_CLASSES, "may be one of " + below.size() + " classes");
            return;
        }
        below.forEach(one -> object(caller, one));
        functions.each(object.type, one -> to(caller, one));
        boolean function = shape.isInterface() && core.classes().function(object.type) != null;
        if (below.isEmpty() && judged.isEmpty() && !function || function && !shape.application()) {
            strange(caller, object.type, ReasonKind.NO_CLASS, "has no class below it that is seen");
        }
    }

    private void object(Node caller, String type) {
        if (core.classes().shape(type) == null) {
            strange(caller, type, ReasonKind.ABSENT, "is missing");
            return;
        }
        to(caller, core.objects().object(type));
    }

    private void to(Node caller, AbstractObject self) {
        Node node = objects.get(self);
        if (node == null) {
            node = node(self);
            format.ask(node, self);
        }
        core.graph().arrow(caller, node, new CallSite(caller, null));
    }

    /** The server asks a response for more than a format does, as whether it has an entity. */
    void asHolder(Node node, AbstractObject self) {
        if (HOLDERS.stream().anyMatch(holder -> core.classes().subtype(self.type, holder))) {
            overrides.of(self.type, true).stream().map(override -> override.found.node()).filter(
                    method -> Stream.of(Type.getArgumentTypes(method.desc)).allMatch(type -> TypeNames.reference(type) == null))
                    .forEach(method -> ask(node, self, method));
        }
    }

    /** {@return whether an object is a collection or a map of its own, of which its node has said that it isn't followed} */
    boolean refuses(Node node, AbstractObject self) {
        boolean own = CONTAINERS.stream().anyMatch(container -> core.classes().subtype(self.type, container));
        if (own) {
            strange(node, self.type, ReasonKind.JSON_TYPE, "is a collection or a map of its own");
        }
        return own;
    }

    /** {@return whether an object is neither a function nor a constant of an enum} */
    boolean hasMembers(AbstractObject self) {
        return self.lambda == null && !core.classes().subtype(self.type, "java/lang/Enum");
    }

    /** {@return whether objects of a type hold an entity, and are no values themselves} */
    static boolean isHolder(String type) {
        return HOLDERS.contains(type);
    }

    /** {@return whether a type of the platform tells a format nothing of the objects below it} */
    static boolean isSilent(String type) {
        return SILENT.contains(type);
    }

    /** {@return whether a class is below one of the platform that says something of how it is read and written} */
    static boolean likeThePlatform(Classes classes, String type) {
        return classes.supertypes(type).stream().filter(name -> !isSilent(name)).map(classes::shape)
                .anyMatch(shape -> shape != null && shape.platform());
    }

    /** Calls a method that an object has, which needs nothing but numbers, and writes what it returns. */
    void ask(Node node, AbstractObject self, MethodNode method) {
        Method named = new Method(self.type, method.name, method.desc);
        Found found = core.classes().resolve(named);
        if (found != null && (!found.isAbstract() || self.lambda != null)) {
            write(node, call(node, self, named), JsonTable.Way.WRITE);
        }
    }

    /** Calls a method of one class of an object alone, as reflection does with a private one, and writes what it returns. */
    void askOf(Node node, AbstractObject self, Shape declaring, MethodNode method) {
        if ((method.access & Opcodes.ACC_PRIVATE) == 0) {
            ask(node, self, method);
            return;
        }
        Variable result = new Variable();
        core.caller().call(new CallSite(node, null), new Invocation(Invocation.Kind.SPECIAL,
                new Method(declaring.name(), method.name, method.desc), List.of(receiver(self)), result));
        write(node, result, JsonTable.Way.WRITE);
    }

    /** Asks an object for its text, which is made of its hash code where its class says nothing else. */
    void tell(Node node, AbstractObject self) {
        for (Method told : TOLD) {
            Method named = told.on(self.type);
            Found found = core.classes().resolve(named);
            if (found != null && !found.type().name().equals(TypeNames.OBJECT)) {
                call(node, self, named);
            }
        }
    }

    /** Compares an object with a text. */
    void compare(Node node, AbstractObject self) {
        Variable text = new Variable();
        core.flow().add(text, core.objects().value("java/lang/String"));
        core.caller().call(new CallSite(node, null),
                new Invocation(Invocation.Kind.VIRTUAL, new Method(self.type, "equals", "(Ljava/lang/Object;)Z"),
                        List.of(receiver(self), text), new Variable()));
    }

    private Variable call(Node node, AbstractObject self, Method named) {
        List<Variable> arguments = new ArrayList<>(List.of(receiver(self)));
        Stream.of(Type.getArgumentTypes(named.descriptor())).forEach(type -> arguments.add(new Variable()));
        Variable result = new Variable();
        core.caller().call(new CallSite(node, null), new Invocation(Invocation.Kind.VIRTUAL, named, arguments, result));
        return result;
    }

    private Variable receiver(AbstractObject self) {
        Variable receiver = new Variable();
        core.flow().add(receiver, self);
        return receiver;
    }

    /** {@return whether a method returns something for numbers alone} */
    static boolean asksNothing(MethodNode method) {
        return (method.access & Opcodes.ACC_STATIC) == 0 && !method.name.startsWith("<")
                && !method.desc.endsWith(")V") && !method.name.equals("clone")
                && Stream.of(Type.getArgumentTypes(method.desc)).allMatch(type -> TypeNames.reference(type) == null);
    }
}
