package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.application.ReadTypes;
import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.json.JsonModel;
import dev.straightway.proof.json.JsonModels;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Fills objects as code does that makes them of bytes or of a text and sets their fields by reflection: Kryo, JAXB, JSON-B,
 * serialization. A route that has this done isn't proven, but other routes may find the objects.
 * <p>
 * Unlike JSON it sets each field, whether it has accessors or not, to anything that the field can hold. The types are those
 * that the application is told to read of requests, those whose class it hands to unseen code, those that JAXB is told about,
 * and all of its classes where it has objects read that name their class themselves.
 */
final class ReflectiveReading {

    private static final Cause CAUSE = Cause.of(ReasonKind.REFLECTED, "what is read by code that sets fields by reflection");
    private static final String XML = "Ljakarta/xml/bind/annotation/";
    /** Whose types are followed where a mapper reads them. */
    private static final String JACKSON = "com/fasterxml/jackson/core/type/TypeReference";
    private static final String REST = "Ljakarta/ws/rs/";
    private static final Set<String> COPIES = Set.of("clone", "deserialize", "roundtrip");
    /** What makes objects of classes that the bytes or the text names. */
    private static final Map<String, Set<String>> NAMING = Map.of(
            "java/io/ObjectInput", Set.of("readObject"),
            "java/io/ObjectInputStream", Set.of("readUnshared"),
            "java/beans/XMLDecoder", Set.of("readObject"),
            "java/rmi/MarshalledObject", Set.of("get"),
            "java/security/SignedObject", Set.of("getObject"),
            "javax/crypto/SealedObject", Set.of("getObject"),
            "com/esotericsoftware/kryo/Kryo", Set.of("readClassAndObject", "readObject", "readObjectOrNull"),
            "org/apache/commons/lang/SerializationUtils", COPIES,
            "org/apache/commons/lang3/SerializationUtils", COPIES,
            "org/yaml/snakeyaml/Yaml", Set.of("load", "loadAll", "loadAs"));

    private final Core core;
    private final JsonModels models;
    private final JsonReading json;
    private final Fields fields;
    private final UnmodelledReading unmodelled;
    private final Set<Generic> filled = new HashSet<>();
    private boolean all;

    ReflectiveReading(Core core, JsonModels models, JsonReading json, Fields fields, UnmodelledReading unmodelled) {
        this.core = core;
        this.models = models;
        this.json = json;
        this.fields = fields;
        this.unmodelled = unmodelled;
    }

    /** Has what requests bring read. */
    void read(ReadTypes types) {
        types.json().forEach(signature -> json.fill(Generic.parse(signature)));
        types.others().forEach(signature -> fill(Generic.parse(signature)));
    }

    /** Takes a class of the application: JAXB finds those with its annotations by a list of names, too. */
    void declared(Shape type) {
        if (type.annotations().stream().anyMatch(annotation -> annotation.startsWith(XML))) {
            fill(Generic.of(type.name()));
        } else if (isToken(type)) {
            Generic.declaration(type.signature()).above().get(0).arguments().stream()
                    .map(argument -> argument.with(Map.of())).filter(argument -> !isBean(argument.type())).forEach(this::fill);
        }
        if (type.isAbstract() && core.annotations().act(
                type.annotations().stream().filter(annotation -> !annotation.startsWith(REST)).toList())) {
            implemented(type);
        }
    }

    /** Whether a class is there for the type arguments of the one above it, as {@code new GenericType<List<Item>>() { }}. */
    boolean isToken(Shape type) {
        Shape above = type.signature() == null || type.isInterface() ? null : core.classes().shape(type.superName());
        return above != null && !above.application() && !above.platform() && !above.name().equals(JACKSON)
                && type.methods().stream().allMatch(method -> method.name.equals("<init>"));
    }

    /** Takes a class that unseen code gets to know by a constant of the code; it makes no beans. */
    void named(String type) {
        Shape shape = core.classes().shape(type);
        if (shape.isInterface()) {
            implemented(shape);
        } else if (!isBean(type)) {
            fill(Generic.of(type));
        }
    }

    /** An interface that a framework implements may return what it reads, as a client of another server does. */
    private void implemented(Shape type) {
        for (MethodNode method : type.methods()) {
            if ((method.access & Opcodes.ACC_ABSTRACT) != 0 && TypeNames.reference(Type.getReturnType(method.desc)) != null) {
                json.fill(Generic.result(method.signature == null ? method.desc : method.signature).with(Map.of()));
            }
        }
    }

    private boolean isBean(String type) {
        Shape bean = type.length() < 2 ? null : core.classes().shape(type);
        return bean != null && core.annotations().isBean(core.classes(), bean);
    }

    /** Takes the code of a method, which may have objects read that say themselves of which class they are. */
    void link(Node node, Body body) {
        if (!all && !node.library() && body.ops().stream().anyMatch(this::names)) {
            all = true;
            core.annotations().data(core.classes()).forEach(this::fill);
        }
    }

    private boolean names(Op op) {
        return op.methods().stream().anyMatch(method -> names(method.owner(), method.name()));
    }

    /** A class of the application may extend one that does, and the call names that. */
    private boolean names(String owner, String method) {
        return NAMING.values().stream().anyMatch(names -> names.contains(method)) && !TypeNames.isArray(owner)
                && core.classes().supertypes(owner).stream()
                        .anyMatch(type -> NAMING.getOrDefault(type, Set.of()).contains(method));
    }

    /** Fills objects of a type, and of all types that these name. */
    private void fill(Generic type) {
        Deque<Generic> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            Generic next = open.poll();
            if (filled.add(next)) {
                json.fill(next);
                open.addAll(next.arguments());
                open.addAll(fill(models.of(next)));
            }
        }
    }

    /** {@return the types that it goes on with; an object doesn't bring the one around it} */
    private List<Generic> fill(JsonModel model) {
        List<Generic> inner = new ArrayList<>(model.inner());
        for (JsonModel.Filled one : model.fields()) {
            hold(fields.of(one.owner().name(), one.field().name, one.field().desc), one.type());
            if ((one.field().access & Opcodes.ACC_SYNTHETIC) == 0) {
                inner.add(one.type());
            }
        }
        for (JsonModel.Filler filler : model.fillers()) {
            Node node = core.graph().node(filler.method());
            for (int i = 0; i < filler.parameters().size(); i++) {
                hold(node.parameters.get(node.first() + i), filler.parameters().get(i));
            }
        }
        return inner;
    }

    /** Also what is there already may be filled: a collection that the object has made for itself. */
    private void hold(Variable to, Generic type) {
        unmodelled.hold(to, type, CAUSE);
        if (AbstractObjects.containers(type.type()).isEmpty()) {
            return;
        }
        Variable elements = new Variable();
        (type.arguments().isEmpty() ? List.of(Generic.OBJECT) : type.arguments()).forEach(element -> {
            json.make(elements, element);
            unmodelled.hold(elements, element, CAUSE);
        });
        core.flow().listen(to, object -> {
            if (object.content != null) {
                core.flow().edge(elements, object.content, null);
            }
        });
    }
}
