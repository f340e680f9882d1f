package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.tree.FieldNode;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.json.JsonAnnotations;
import dev.straightway.proof.json.JsonModel;
import dev.straightway.proof.json.JsonModels;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Does what JSON does when it reads: runs what makes and fills objects, and gives it what the declared types say.
 * <p>
 * What is given counts for the whole application; what runs counts for the code that reads, by a node for each type.
 */
final class JsonReading {

    private final Core core;
    private final JsonModels models;
    private final Fields fields;
    private final Overrides overrides;
    private final Havoc havoc;
    private final UnmodelledReading unmodelled;
    private final PlatformDefaults defaults;
    private final AnnotationConstants constants;
    private final Map<Generic, Node> nodes = new HashMap<>();
    private final Set<Generic> filled = new HashSet<>();
    private boolean all;

    JsonReading(Core core, JsonModels models, Fields fields, Overrides overrides, Havoc havoc, UnmodelledReading unmodelled,
            PlatformDefaults defaults, AnnotationConstants constants) {
        this.core = core;
        this.models = models;
        this.fields = fields;
        this.overrides = overrides;
        this.havoc = havoc;
        this.unmodelled = unmodelled;
        this.defaults = defaults;
        this.constants = constants;
    }

    /** Lets JSON read a type, on behalf of a node. */
    void read(Node caller, Generic type) {
        fill(type);
        core.graph().arrow(caller, node(type), new CallSite(caller, null));
    }

    private Node node(Generic type) {
        Node known = nodes.get(type);
        if (known != null) {
            return known;
        }
        Node node = core.graph().hidden(new Method(type.type(), "json", "()V"));
        nodes.put(type, node);
        defaults.read(node, type.type());
        JsonModel model = models.of(type);
        model.doubts().forEach(doubt -> node.event(Event.of("JSON reading " + TypeNames.words(doubt.type()), doubt.judgement(),
                new CallSite(node, null)).at(Place.member(doubt.type(), doubt.member()))));
        model.above().forEach(shape -> constants.readToRead(node, shape));
        run(node, model);
        model.inner().forEach(inner -> core.graph().arrow(node, node(inner), new CallSite(node, null)));
        return node;
    }

    private void run(Node node, JsonModel model) {
        String name = model.type().type();
        if (!model.above().isEmpty()) {
            core.graph().initialise(node, name);
        }
        model.fillers().forEach(filler -> {
            Node made = core.graph().node(filler.method());
            havoc.created(made);
            core.graph().arrow(node, made, new CallSite(node, null));
        });
        model.asked().forEach(getter -> {
            Variable value = new Variable();
            call(node, name, getter, value);
            tell(node, value);
        });
        values(node, model);
        model.holders().forEach(holder -> hold(node, name, holder));
        keys(node, model);
        if (!model.above().isEmpty()) {
            overrides(node, name, WrittenObjects.likeThePlatform(core.classes(), name));
        }
    }

    /** A constant may be named by the text of a field. */
    private void values(Node node, JsonModel model) {
        for (Shape shape : model.above()) {
            shape.fields().stream().filter(field -> JsonAnnotations.says(Shape.marks(field), "JsonValue"))
                    .forEach(field -> tell(node, fields.of(shape.name(), field.name, field.desc)));
        }
    }

    private void tell(Node node, Variable value) {
        core.caller().call(new CallSite(node, null),
                new Invocation(Invocation.Kind.VIRTUAL, Method.TO_STRING, List.of(value), new Variable()));
    }

    /** What is like a class of the platform is treated as one: put into, given its cause; a constant is told by its text. */
    private void overrides(Node node, String type, boolean like) {
        for (Node override : overrides.of(type, true)) {
            if (like) {
                core.graph().arrow(node, override, new CallSite(node, null));
            }
        }
        overrides.texts(type, (constant, text) -> core.graph().arrow(node, text, new CallSite(node, null)));
    }

    private void call(Node node, String type, Found getter, Variable result) {
        Variable self = new Variable();
        core.flow().add(self, core.objects().any(type));
        core.caller().call(new CallSite(node, null),
                new Invocation(Invocation.Kind.VIRTUAL, getter.method(), List.of(self), result));
    }

    private void hold(Node node, String type, JsonModel.Holder holder) {
        Variable held = new Variable();
        if (holder.getter() != null) {
            call(node, type, holder.getter(), held);
        } else {
            FieldNode field = holder.field().field();
            core.flow().edge(fields.of(holder.field().owner().name(), field.name, field.desc), held, null);
        }
        Variable elements = elements(models.of(holder.type()).elements());
        core.flow().listen(held, object -> {
            if (object.content != null) {
                core.flow().edge(elements, object.content, null);
            }
            if (object.kind == AbstractObject.Kind.OBJECT) {
                put(node, object.type, elements);
            }
        });
    }

    private void put(Node node, String type, Variable elements) {
        for (Node override : overrides.of(type, true)) {
            core.graph().arrow(node, override, new CallSite(node, null));
            take(override, type, elements);
        }
    }

    /** Gives a method of an own collection what collections are given. */
    private void take(Node override, String type, Variable elements) {
        core.flow().add(override.parameters.get(0), core.objects().object(type));
        for (int i = 1; i < override.parameters.size(); i++) {
            String wanted = override.types.get(i);
            if (wanted != null) {
                core.flow().edge(elements, override.parameters.get(i), wanted);
                Variable parameter = override.parameters.get(i);
                AbstractObjects.containers(wanted).forEach(container -> core.flow().add(parameter,
                        AbstractObject.of(AbstractObject.Kind.PLATFORM, container, elements)));
            }
        }
    }

    private Variable elements(Set<Generic> types) {
        Variable elements = new Variable();
        types.forEach(type -> havoc.json(elements, type.erased(), type));
        return elements;
    }

    /** What is put into a set, or into a map as a key, is asked for its hash and compared. */
    private void keys(Node node, JsonModel model) {
        for (Generic key : model.keys()) {
            if (key.erased() != null && !AbstractObjects.isValue(key.type())) {
                Variable keys = elements(Set.of(key));
                on(node, keys, TypeNames.OBJECT, "hashCode", "()I", List.of());
                on(node, keys, TypeNames.OBJECT, "equals", "(Ljava/lang/Object;)Z", List.of(keys));
                on(node, ordered(key, keys), "java/lang/Comparable", "compareTo", "(Ljava/lang/Object;)I", List.of(keys));
            }
        }
    }

    /** Also a set that isn't sorted compares keys of the same hash, if they can be compared. */
    private Variable ordered(Generic key, Variable keys) {
        Variable ordered = new Variable();
        Shape shape = core.classes().shape(key.type());
        if (shape != null && !shape.platform()) {
            core.classes().concrete(key.type()).stream().filter(one -> core.classes().subtype(one, "java/lang/Comparable"))
                    .forEach(one -> core.flow().add(ordered, core.objects().object(one)));
        } else {
            core.flow().edge(keys, ordered, "java/lang/Comparable");
        }
        return ordered;
    }

    private void on(Node node, Variable receiver, String owner, String name, String descriptor, List<Variable> others) {
        List<Variable> arguments = new ArrayList<>(List.of(receiver));
        arguments.addAll(others);
        Method method = new Method(owner, name, descriptor);
        core.caller().call(new CallSite(node, null),
                new Invocation(Invocation.Kind.VIRTUAL, method, arguments, new Variable()));
    }

    /** Lets what is made of the parts of a request be put into the sets and maps of a type. */
    void collect(Node caller, Generic type) {
        defaults.read(caller, type.type());
        if (type.type().equals("[")) {
            collect(caller, type.arguments().get(0));
        } else if (!type.arguments().isEmpty()) {
            keys(caller, models.of(type));
            type.arguments().forEach(argument -> collect(caller, argument));
        }
    }

    /** Gives whatever reading a type fills what it is filled with, whether a route reads it or not. */
    void fill(Generic type) {
        Deque<Generic> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            Generic next = open.poll();
            if (filled.add(next)) {
                JsonModel model = models.of(next);
                fill(model);
                open.addAll(model.inner());
            }
        }
    }

    /** The same of every class of the application that isn't a bean. */
    void fillAll() {
        if (!all) {
            all = true;
            core.annotations().data(core.classes()).forEach(this::fill);
        }
    }

    private void fill(JsonModel model) {
        for (JsonModel.Filled filled : model.fields()) {
            Variable field = fields.of(filled.owner().name(), filled.field().name, filled.field().desc);
            havoc.json(field, filled.type().erased(), filled.type());
            unfollowed(model, field, filled.type());
        }
        for (JsonModel.Filler filler : model.fillers()) {
            Node node = core.graph().node(filler.method());
            give(node, filler.parameters());
            for (int i = 0; i < filler.parameters().size(); i++) {
                unfollowed(model, node.parameters.get(node.first() + i), filler.parameters().get(i));
            }
        }
        if (!model.above().isEmpty() && !model.elements().isEmpty()) {
            contain(model);
        }
        if (!model.holders().isEmpty()) {
            Node node = core.graph().hidden(new Method(model.type().type(), "json", "()V"));
            model.holders().forEach(holder -> hold(node, model.type().type(), holder));
        }
    }

    /** An annotation that isn't followed may name code that makes what a member gets; so may the mapper. */
    private void unfollowed(JsonModel model, Variable to, Generic type) {
        if (model.doubts().isEmpty()) {
            unmodelled.read(to, type);
        } else {
            unmodelled.make(to, type, new Cause(ReasonKind.READ_BY_SETTINGS,
                    "what JSON makes for " + TypeNames.words(model.type().type()), Place.member(model.type().type(), "")));
        }
    }

    private void contain(JsonModel model) {
        String type = model.type().type();
        Variable elements = elements(model.elements());
        if (core.objects().object(type).content != null) {
            core.flow().edge(elements, core.objects().object(type).content, null);
        }
        overrides.of(type, true).forEach(override -> take(override, type, elements));
    }

    /** Lets a value be what JSON makes of a type. What runs for that is left to the caller. */
    void make(Variable to, Generic type) {
        havoc.json(to, type.erased(), type);
    }

    /** Lets JSON, or a conversion of text, give the parameters of a method. */
    void give(Node node, List<Generic> parameters) {
        int first = node.first();
        if (first == 1) {
            core.flow().add(node.parameters.get(0), core.objects().any(node.types.get(0)));
        }
        for (int i = 0; i < parameters.size(); i++) {
            if (node.types.get(first + i) != null) {
                Generic type = parameters.get(i);
                havoc.json(node.parameters.get(first + i), type.erased(), type);
            }
        }
    }
}
