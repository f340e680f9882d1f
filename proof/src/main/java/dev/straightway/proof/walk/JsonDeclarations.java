package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.objectweb.asm.Type;
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
    private final Overrides overrides;
    private final Map<String, Node> known = new HashMap<>();

    JsonDeclarations(Core core, JsonTable table, JsonAnnotations annotations, Overrides overrides) {
        this.core = core;
        this.table = table;
        this.annotations = annotations;
        this.overrides = overrides;
    }

    /** Takes what a method returns that JSON writes, on behalf of a node. */
    void result(Node caller, MethodNode method) {
        declared(caller, method.signature == null ? Generic.parse(Type.getReturnType(method.desc).getDescriptor())
                : Generic.result(method.signature));
    }

    /** Takes what a field holds that JSON writes. */
    void field(Node caller, FieldNode field) {
        declared(caller, Generic.parse(field.signature == null ? field.desc : field.signature));
    }

    private void declared(Node caller, Generic type) {
        type.arguments().forEach(argument -> declared(caller, argument));
        Shape shape = type.type().length() < 2 ? null : core.classes().shape(type.type());
        if (shape != null && isWalked(shape)) {
            core.graph().arrow(caller, node(shape), new CallSite(caller, null));
        }
    }

    private boolean isWalked(Shape shape) {
        return !shape.platform() && table.of(JsonTable.Way.WRITE, shape.name()).isEmpty();
    }

    private Node node(Shape shape) {
        Node node = known.get(shape.name());
        if (node == null) {
            node = core.graph().hidden(new Method(shape.name(), "json", "()V"));
            known.put(shape.name(), node);
            look(node, shape);
        }
        return node;
    }

    private void look(Node node, Shape shape) {
        List<Shape> walked = new ArrayList<>();
        for (String name : core.classes().supertypes(shape.name())) {
            Shape above = core.classes().shape(name);
            if (above != null && isWalked(above)) {
                walked.add(above);
            }
        }
        walked.forEach(one -> annotated(node, one));
        if (ENUM.equals(shape.superName())) {
            core.graph().initialise(node, shape.name());
            constants(node, shape.name());
        } else if (shape.isFinal()) {
            JsonMembers members = new JsonMembers(shape, walked);
            walked.forEach(one -> {
                members.getters(one).forEach(method -> result(node, method));
                members.written(one).forEach(field -> field(node, field));
            });
        }
    }

    /** Says that a class has an annotation that isn't followed, if it has one. */
    void annotated(Node node, Shape shape) {
        annotations.strange(shape).ifPresent(found -> node.event(Event.of("JSON writing " + TypeNames.words(shape.name()),
                found.judgement(), new CallSite(node, null)).at(Place.member(shape.name(), found.member()))));
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
