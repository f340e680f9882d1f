package dev.straightway.proof.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Generics;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.proof.judge.Verdict;

/** Models how types are read: one type with its arguments at a time. */
public final class JsonModels {

    /** Types that are nested deeper are of no class that people write: they would never end. */
    private static final int DEEPEST = 8;
    /** A type of a library with more classes below it is a framework's. */
    private static final int MOST_CLASSES = 150;
    private static final String JACKSON = "com/fasterxml/jackson/";
    private static final List<String> SORTED = List.of("java/util/SortedMap", "java/util/SortedSet",
            "java/util/PriorityQueue");
    private static final Set<String> POLYMORPHIC = Set.of("Lcom/fasterxml/jackson/annotation/JsonTypeInfo;",
            "Lcom/fasterxml/jackson/databind/annotation/JsonDeserialize;");

    private final Classes classes;
    private final JsonTable table;
    private final JsonAnnotations annotations;
    private final Generics generics;
    private final Map<Generic, JsonModel> known = new HashMap<>();

    public JsonModels(Classes classes, JsonTable table, JsonAnnotations annotations) {
        this.classes = classes;
        this.table = table;
        this.annotations = annotations;
        this.generics = new Generics(classes);
    }

    public JsonModel of(Generic type) {
        JsonModel model = known.get(type);
        if (model == null) {
            model = make(type);
            known.put(type, model);
        }
        return model;
    }

    private static JsonModel empty(Generic type) {
        return new JsonModel(type, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(),
                new ArrayList<>(), new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>(), new ArrayList<>());
    }

    private JsonModel make(Generic type) {
        JsonModel model = empty(type);
        String name = type.type();
        if (type.depth() > DEEPEST) {
            doubt(model, name, ReasonKind.JSON_TYPE, "has arguments that are nested too deep");
        } else if (name.equals("[")) {
            model.inner().addAll(type.arguments());
        } else if (name.length() > 1 && classes.shape(name) == null) {
            doubt(model, name, ReasonKind.ABSENT, "is missing");
        } else if (name.length() > 1) {
            Optional<Judgement> judged = table.of(JsonTable.Way.READ, name);
            if (judged.isEmpty()) {
                bean(model);
            } else if (!judged.get().verdict().harmless()) {
                model.doubts().add(new JsonModel.Doubt(name, judged.get()));
            } else if (judged.get().verdict() == Verdict.CALLS) {
                model.inner().addAll(type.arguments());
                container(model, generics.hierarchy(type));
            }
        }
        return model;
    }

    private static void doubt(JsonModel model, String type, ReasonKind kind, String reason) {
        model.doubts().add(new JsonModel.Doubt(type, Judgement.unseen(kind, reason)));
    }

    private void container(JsonModel model, Map<String, Map<String, Generic>> hierarchy) {
        model.elements().addAll(hierarchy.getOrDefault("java/util/Collection", Map.of()).values());
        model.elements().addAll(hierarchy.getOrDefault("java/util/Map", Map.of()).values());
        model.inner().addAll(model.elements());
        model.keys().addAll(hierarchy.getOrDefault("java/util/Set", Map.of()).values());
        Generic key = hierarchy.getOrDefault("java/util/Map", Map.of()).get("K");
        if (key != null) {
            model.keys().add(key);
        }
        SORTED.forEach(sorted -> model.keys().addAll(hierarchy.getOrDefault(sorted, Map.of()).values()));
    }

    private void bean(JsonModel model) {
        Generic type = model.type();
        Map<String, Map<String, Generic>> hierarchy = generics.hierarchy(type);
        for (String name : classes.supertypes(type.type())) {
            Shape shape = classes.shape(name);
            Optional<Judgement> judged = shape == null || shape.platform() ? Optional.empty()
                    : table.of(JsonTable.Way.READ, name);
            if (shape == null) {
                doubt(model, name, ReasonKind.ABSENT, "is missing");
            } else if (judged.isPresent() && !judged.get().verdict().harmless()) {
                model.doubts().add(new JsonModel.Doubt(name, judged.get()));
            } else if (judged.isEmpty() && !shape.platform()) {
                model.above().add(shape);
            }
        }
        container(model, hierarchy);
        JsonMembers members = new JsonMembers(classes.shape(type.type()), model.above());
        for (Shape shape : model.above()) {
            members(model, members, shape, hierarchy.getOrDefault(shape.name(), Map.of()));
        }
        below(model);
    }

    private void members(JsonModel model, JsonMembers members, Shape shape, Map<String, Generic> bindings) {
        annotations.strange(shape).ifPresent(found -> {
            model.doubts().add(new JsonModel.Doubt(shape.name(), found.judgement(), found.member()));
            annotations.named(shape).forEach(name -> named(model, name));
        });
        members.fillers(shape).forEach(method -> filler(model, found(shape, method), bindings));
        members.fields(shape).forEach(field -> field(model, shape, field, bindings));
        members.set(shape).forEach(field -> model.inner().add(type(field, bindings)));
        for (MethodNode method : members.getters(shape)) {
            Found found = found(shape, method);
            Generic result = bound(Generic.result(signature(method.signature, method.desc)),
                    Type.getReturnType(method.desc), Generic.bound(Generic.variables(method.signature), bindings));
            if (holds(result)) {
                model.inner().add(result);
                model.holders().add(new JsonModel.Holder(found, null, result));
            }
            if (members.isEnum() && JsonAnnotations.any(Shape.marks(method))) {
                model.asked().add(found);
            }
        }
    }

    /**
     * Who reads a type in a way that isn't followed may make objects of what an annotation names, and of what that converts.
     */
    private void named(JsonModel model, String name) {
        Shape shape = classes.shape(name);
        if (shape == null || !shape.application()) {
            return;
        }
        Map<String, Map<String, Generic>> hierarchy = generics.hierarchy(Generic.of(name));
        hierarchy.keySet().stream().filter(above -> above.startsWith(JACKSON))
                .forEach(above -> model.inner().addAll(hierarchy.get(above).values()));
        if (hierarchy.keySet().stream().noneMatch(above -> above.startsWith(JACKSON))) {
            model.inner().add(Generic.of(name));
        }
        model.above().stream().map(JsonAnnotations::builder).flatMap(Optional::stream).filter(name::equals)
                .forEach(builder -> builder(model, shape));
    }

    /** Each method of a builder may be one that takes a property, whatever it is called. */
    private void builder(JsonModel model, Shape builder) {
        Map<String, Map<String, Generic>> hierarchy = generics.hierarchy(Generic.of(builder.name()));
        for (String name : classes.supertypes(builder.name())) {
            Shape shape = classes.shape(name);
            if (shape != null && shape.application()) {
                shape.declared().stream().filter(method -> !method.isAbstract() && !method.method().initialiser()
                        && !method.has(Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC))
                        .forEach(method -> filler(model, method, hierarchy.getOrDefault(name, Map.of())));
            }
        }
    }

    private static Found found(Shape shape, MethodNode method) {
        return shape.found(method.name, method.desc);
    }

    private static String signature(String signature, String descriptor) {
        return signature == null ? descriptor : signature;
    }

    private boolean holds(Generic type) {
        return type.type().length() > 1
                && (classes.subtype(type.type(), "java/util/Collection") || classes.subtype(type.type(), "java/util/Map"));
    }

    private static void filler(JsonModel model, Found found, Map<String, Generic> bindings) {
        for (Map<String, Generic> known : bindings(model.type(), found, bindings)) {
            List<Generic> parameters = parameters(found.node(), known);
            model.inner().addAll(parameters);
            model.fillers().add(new JsonModel.Filler(found, parameters));
        }
    }

    /** What a factory's own variables stand for, the arguments of the type that it makes may say. */
    private static List<Map<String, Generic>> bindings(Generic type, Found found, Map<String, Generic> bindings) {
        Map<String, Generic> own = Generic.variables(found.node().signature);
        List<Map<String, Generic>> all = new ArrayList<>(List.of(Generic.bound(own, bindings)));
        if (!own.isEmpty() && found.has(Opcodes.ACC_STATIC)) {
            arguments(type).forEach(argument -> {
                Map<String, Generic> one = new HashMap<>();
                own.keySet().forEach(name -> one.put(name, argument));
                all.add(one);
            });
        }
        return all;
    }

    private static Stream<Generic> arguments(Generic type) {
        return type.arguments().stream().flatMap(argument -> Stream.concat(Stream.of(argument), arguments(argument)));
    }

    /** By their descriptors where no signature tells more. */
    private static List<Generic> parameters(MethodNode method, Map<String, Generic> bindings) {
        Type[] types = Type.getArgumentTypes(method.desc);
        List<Generic> generic = Generic.parameters(method.signature, types.length);
        List<Generic> all = new ArrayList<>();
        for (int i = 0; i < types.length; i++) {
            all.add(generic == null ? Generic.parse(types[i].getDescriptor()) : bound(generic.get(i), types[i], bindings));
        }
        return all;
    }

    /** The variables of a class around one are bound by nothing but their bounds. */
    private static Generic bound(Generic type, Type descriptor, Map<String, Generic> bindings) {
        boolean unbound = type.variable() != null && !bindings.containsKey(type.variable());
        return unbound ? Generic.parse(descriptor.getDescriptor()) : type.with(bindings);
    }

    private static Generic type(FieldNode field, Map<String, Generic> bindings) {
        return bound(Generic.parse(signature(field.signature, field.desc)), Type.getType(field.desc), bindings);
    }

    private void field(JsonModel model, Shape shape, FieldNode field, Map<String, Generic> bindings) {
        Generic type = type(field, bindings);
        JsonModel.Filled filled = new JsonModel.Filled(shape, field, type);
        model.fields().add(filled);
        if (JsonAnnotations.says(Shape.marks(field), "JsonAnySetter")) {
            model.holders().add(new JsonModel.Holder(null, filled, type));
        }
    }

    /** Which class is made of a type, an annotation may say. The application's own are read whether one does or not. */
    private void below(JsonModel model) {
        Generic type = model.type();
        boolean ours = classes.shape(type.type()).application();
        boolean polymorphic = model.above().stream().flatMap(shape -> shape.annotations().stream())
                .anyMatch(POLYMORPHIC::contains);
        if (!ours && !polymorphic || "java/lang/Enum".equals(classes.shape(type.type()).superName())) {
            return;
        }
        Set<String> below = classes.concrete(type.type());
        if (!ours && below.size() > MOST_CLASSES) {
            doubt(model, type.type(), ReasonKind.MANY_CLASSES, "may be one of " + below.size() + " classes");
            return;
        }
        below.stream().filter(one -> !one.equals(type.type())).forEach(one -> model.inner().add(generics.below(type, one)));
    }

    /** {@return the types of a method's parameters where the object is of a class, which may bind those of a class above} */
    public List<Generic> parameters(Found method, String self) {
        String signature = method.node().signature;
        return parameters(method.node(), signature == null ? Map.of()
                : Generic.bound(Generic.variables(signature),
                        generics.hierarchy(Generic.of(self)).getOrDefault(method.type().name(), Map.of())));
    }
}
