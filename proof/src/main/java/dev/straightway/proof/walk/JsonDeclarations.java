package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.json.JsonAnnotations;
import dev.straightway.proof.json.JsonMembers;
import dev.straightway.proof.json.JsonTable;

/**
 * Does what Jackson does with the declared types of what it writes, whatever the values are: it reads their annotations when it
 * makes serializers, and asks the constants of enums for their texts. It goes on from classes that have no others below them.
 * <p>
 * Each type has a node of its own, which all share that write it.
 */
final class JsonDeclarations {

    private static final String ENUM = "java/lang/Enum";

    private final Core core;
    private final JsonTable table;
    private final JsonAnnotations annotations;
    private final AnnotationConstants constants;
    private final Overrides overrides;
    /** By whether the members of a class that isn't final are looked at, too. */
    private final Map<Boolean, Map<String, Node>> known = Map.of(true, new HashMap<>(), false, new HashMap<>());

    JsonDeclarations(Core core, JsonTable table, JsonAnnotations annotations, AnnotationConstants constants,
            Overrides overrides) {
        this.core = core;
        this.table = table;
        this.annotations = annotations;
        this.constants = constants;
        this.overrides = overrides;
    }

    /**
     * Takes what a method returns that JSON writes, on behalf of a node. What a variable of the method stands for is one of its
     * bounds; what one of the class stands for is named by the class or one below it, see {@link #type}.
     */
    void result(Node caller, MethodNode method) {
        Generic.variables(method.signature).values().forEach(bound -> declared(caller, bound));
        declared(caller, method.signature == null ? Generic.parse(Type.getReturnType(method.desc).getDescriptor())
                : Generic.result(method.signature));
    }

    /** Takes what a field holds that JSON writes. */
    void field(Node caller, FieldNode field) {
        declared(caller, Generic.parse(field.signature == null ? field.desc : field.signature));
    }

    /** Takes what the head of a class names: elements of a collection, keys of a map, what variables stand for. */
    void type(Node caller, Shape shape) {
        if (shape.signature() != null) {
            Generic.Declaration declaration = Generic.declaration(shape.signature());
            declaration.bounds().values().forEach(bound -> declared(caller, bound));
            declaration.above().forEach(above -> above.arguments().forEach(argument -> declared(caller, argument)));
        }
    }

    private void declared(Node caller, Generic type) {
        type.arguments().forEach(argument -> declared(caller, argument));
        Shape shape = core.classes().shape(type);
        if (shape != null && isWalked(shape)) {
            core.graph().arrow(caller, node(shape, false), new CallSite(caller, null));
        }
    }

    private boolean isWalked(Shape shape) {
        return !shape.platform() && table.of(JsonTable.Way.WRITE, shape.name()).isEmpty();
    }

    private Node node(Shape shape, boolean members) {
        Node node = known.get(members).get(shape.name());
        if (node == null) {
            node = core.graph().hidden(new Method(shape.name(), "json", "()V"));
            known.get(members).put(shape.name(), node);
            look(node, shape, members);
        }
        return node;
    }

    private void look(Node node, Shape shape, boolean members) {
        List<Shape> walked = new ArrayList<>();
        for (String name : core.classes().supertypes(shape.name())) {
            Shape above = core.classes().shape(name);
            if (above != null && isWalked(above)) {
                walked.add(above);
            }
        }
        walked.forEach(one -> annotated(node, one));
        boolean constant = ENUM.equals(shape.superName());
        if (constant) {
            core.graph().initialise(node, shape.name());
            constants(node, shape.name());
        }
        JsonMembers all = new JsonMembers(shape, walked);
        boolean whole = members || constant || shape.isFinal();
        for (Shape one : walked) {
            all.getters(one).stream().filter(method -> whole || standsForAll(Shape.marks(method)))
                    .forEach(method -> result(node, method));
            all.written(one).stream().filter(field -> whole || standsForAll(Shape.marks(field)))
                    .forEach(field -> field(node, field));
        }
    }

    /**
     * Whether what a method returns, or a field holds, is written in the place of the object, which is told before there is
     * one.
     */
    private static boolean standsForAll(List<AnnotationNode> marks) {
        return JsonAnnotations.says(marks, "JsonValue") || JsonAnnotations.says(marks, "JsonKey");
    }

    /**
     * Takes a class that JSON writes: says that it has an annotation that isn't followed, if it has one, and takes what its
     * annotations and its head name.
     */
    void annotated(Node node, Shape shape) {
        annotations.strange(shape).ifPresent(found -> node.event(Event.of("JSON writing " + TypeNames.words(shape.name()),
                found.judgement(), new CallSite(node, null)).at(Place.member(shape.name(), found.member()))));
        constants.readByJson(node, shape);
        type(node, shape);
        JsonAnnotations.writtenAs(shape).stream().map(core.classes()::shape).filter(as -> as != null && isWalked(as))
                .forEach(as -> core.graph().arrow(node, node(as, true), new CallSite(node, null)));
    }

    private void constants(Node node, String type) {
        overrides.texts(type, (constant, text) -> {
            Variable receiver = new Variable();
            core.flow().add(receiver, core.objects().object(constant));
            core.caller().call(new CallSite(node, null), new Invocation(Invocation.Kind.VIRTUAL, text.method,
                    List.of(receiver), new Variable()));
        });
    }
}
