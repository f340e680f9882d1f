package dev.straightway.deployment.reach.walk;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.deployment.reach.code.Found;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Shape;
import dev.straightway.deployment.reach.judge.Judgement;

/** Does what JSON does with the application's types: asks accessors when it writes, fills objects when it reads. */
final class Json {

    private final World world;
    private final Set<String> filled = new HashSet<>();

    Json(World world) {
        this.world = world;
    }

    /** Lets JSON write what a value may be, on behalf of a route. */
    void write(Node route, Var value) {
        write(new Site(route, null), value, new HashSet<>());
    }

    private void write(Site site, Var value, Set<Object> known) {
        if (known.add(value)) {
            world.flow.listen(value, thing -> write(site, thing, known));
        }
    }

    private void write(Site site, Thing written, Set<Object> known) {
        world.container.ask(site, written, null, "JSON writing what is injected");
        Thing thing = written.behind == null ? written : written.behind;
        if ("java/lang/Class".equals(thing.type)) {
            return; // its name is written
        }
        switch (thing.kind) {
            case OBJECT -> object(site, thing.type, known);
            case ANY -> {
                if (world.classes.shape(thing.type) == null) {
                    strange(site, thing.type, "is missing");
                } else {
                    below(thing.type).forEach(one -> object(site, one, known));
                }
            }
            case UNKNOWN -> strange(site, "the result", "is an object whose class is not known: " + thing.reason);
            case PLATFORM, MADE -> {
                if (!Things.isValue(thing.type) && !thing.type.equals(Things.OBJECT)) {
                    judged(site, thing);
                }
            }
            default -> {
                // arrays hold what is written; functional objects have nothing to write
            }
        }
        if (thing.content != null) {
            write(site, thing.content, known);
        }
    }

    /** Of a reviewed type, as Response, the review vouches for what the libraries have below it. */
    private Set<String> below(String type) {
        Set<String> all = world.classes.concrete(type);
        boolean reviewed = world.judgements.type(type).filter(judged -> judged.verdict().harmless()).isPresent();
        return reviewed ? all.stream().filter(world.classes.application()::contains).collect(Collectors.toSet()) : all;
    }

    private void judged(Site site, Thing thing) {
        Judgement judged = world.judgements.type(thing.type).orElse(Judgement.unlisted());
        if (!judged.verdict().harmless() && thing.kind == Thing.Kind.PLATFORM) {
            strange(site, thing.type.replace('/', '.'), judged.reason());
        }
    }

    private void strange(Site site, String words, String reason) {
        site.caller.event(Event.strange("JSON writing " + words.replace('/', '.'), reason, site));
    }

    private void object(Site site, String type, Set<Object> known) {
        if (!known.add(type)) {
            return;
        }
        Thing self = world.things.object(type);
        for (String name : world.classes.supertypes(type)) {
            Shape shape = world.classes.shape(name);
            if (shape != null && !shape.platform() && world.judgements.type(name).isEmpty()) {
                custom(site, shape);
                shape.methods().stream().filter(Json::accessor).forEach(method -> ask(site, self, method, known));
                shape.fields().stream().filter(field -> written(shape, field)).forEach(field -> write(site,
                        world.fields.of(name, field.name, field.desc), known));
            }
        }
    }

    private void custom(Site site, Shape shape) {
        if (Annotations.custom(shape.annotations()) || shape.methods().stream().map(Shape::annotations)
                .anyMatch(Annotations::custom)
                || shape.fields().stream().map(Shape::annotations)
                        .anyMatch(Annotations::custom)) {
            site.caller.event(Event.strange("JSON of " + shape.name().replace('/', '.'),
                    "is read or written by code that an annotation names", site));
        }
        world.annotations.bad(shape.annotations()).ifPresent(judged -> site.caller.event(
                new Event(null, "JSON of " + shape.name().replace('/', '.'), judged, site)));
    }

    private static boolean accessor(MethodNode method) {
        boolean open = (method.access & Opcodes.ACC_STATIC) == 0 && !method.name.startsWith("<")
                && Type.getArgumentTypes(method.desc).length == 0 && !method.desc.endsWith("V")
                && (method.access & Opcodes.ACC_SYNTHETIC) == 0;
        return open && (method.access & Opcodes.ACC_PUBLIC) != 0 || open && !Shape.annotations(method).isEmpty();
    }

    private static boolean written(Shape shape, FieldNode field) {
        return (field.access & Opcodes.ACC_STATIC) == 0 && field.desc.length() > 1
                && ((field.access & Opcodes.ACC_PUBLIC) != 0 || !Shape.annotations(field).isEmpty());
    }

    private void ask(Site site, Thing self, MethodNode method, Set<Object> known) {
        Method named = new Method(self.type, method.name, method.desc);
        Found found = world.classes.resolve(named);
        if (found == null || found.isAbstract() || !property(self.type, method)) {
            return;
        }
        Var result = new Var();
        Spec spec = new Spec(Spec.Kind.VIRTUAL, named, List.of(receiver(self)), result);
        world.calls.call(new Site(site.caller, null), spec);
        write(site, result, known);
    }

    /** JSON asks getters, what an annotation names, and the components of records. */
    private boolean property(String type, MethodNode method) {
        Shape shape = world.classes.shape(type);
        boolean component = "java/lang/Record".equals(shape.superName()) && shape.fields().stream()
                .anyMatch(field -> field.name.equals(method.name));
        return component || method.name.startsWith("get") || method.name.startsWith("is")
                || !Shape.annotations(method).isEmpty() || method.name.equals("iterator")
                        && world.classes.subtype(type, "java/lang/Iterable")
                || method.name.equals("toString");
    }

    private Var receiver(Thing self) {
        Var receiver = new Var();
        world.flow.add(receiver, self);
        return receiver;
    }

    /** Lets JSON read a type, on behalf of a route: its constructors, factories and setters run. */
    void read(Node route, String signature) {
        Site site = new Site(route, null);
        Set<String> names = new LinkedHashSet<>();
        Generic.parse(signature).names(names);
        Set<String> all = new LinkedHashSet<>();
        names.forEach(name -> closure(name, all));
        for (String type : all) {
            fill(type);
            custom(site, world.classes.shape(type));
            fillers(type).forEach(found -> {
                Node node = world.node(found);
                world.arrow(route, node, new Site(route, null));
            });
            world.initialise(route, type);
            kept(route, type);
        }
    }

    /** What is read into a set or a map is asked for its hash, compared, and, as a key, written. */
    void kept(Node route, String type) {
        Shape shape = world.classes.shape(type);
        if (shape == null || !shape.application()) {
            return;
        }
        for (String one : world.classes.concrete(type)) {
            for (Node node : world.overrides.of(one, false)) {
                world.arrow(route, node, new Site(route, null));
                world.flow.add(node.parameters.get(0), world.things.object(one));
                for (int i = 1; i < node.parameters.size(); i++) {
                    Thing other = node.types.get(i) == null ? null
                            : world.things.take(world.things.any(type), node.types.get(i));
                    if (other != null) {
                        world.flow.add(node.parameters.get(i), other);
                    }
                }
            }
        }
    }

    /** Says that a type of the application may be filled by JSON somewhere; beans are not, the container makes them. */
    void filled(String type) {
        Shape shape = world.classes.shape(type);
        if (shape != null && world.annotations.act(shape.annotations())) {
            return;
        }
        Set<String> all = new LinkedHashSet<>();
        closure(type, all);
        all.forEach(this::fill);
    }

    private void closure(String type, Set<String> all) {
        Shape shape = type.length() < 2 ? null : world.classes.shape(type);
        if (shape == null || !shape.application() || !all.add(type)) {
            return;
        }
        world.classes.concrete(type).forEach(below -> closure(below, all));
        for (String above : world.classes.supertypes(type)) {
            closure(above, all);
        }
        Set<String> named = new LinkedHashSet<>();
        shape.fields().forEach(field -> Generic.parse(field.signature == null ? field.desc : field.signature).names(named));
        for (Found found : fillers(type)) {
            MethodNode node = found.node();
            List<Generic> types = Generic.parameters(node.signature == null ? node.desc : node.signature,
                    Calls.parameters(node.desc));
            if (types == null) {
                types = Generic.parameters(node.desc, Calls.parameters(node.desc));
            }
            types.forEach(one -> one.names(named));
        }
        named.forEach(name -> closure(name, all));
    }

    private List<Found> fillers(String type) {
        Shape shape = world.classes.shape(type);
        boolean constants = "java/lang/Enum".equals(shape.superName());
        return shape.methods().stream().filter(method -> fills(method) && !(constants && method.name.equals("<init>")))
                .map(method -> new Found(shape, method)).toList();
    }

    private static boolean fills(MethodNode method) {
        boolean setter = method.name.startsWith("set") && Type.getArgumentTypes(method.desc).length == 1;
        return (method.access & Opcodes.ACC_ABSTRACT) == 0 && (method.name.equals("<init>") || setter
                || Shape.annotations(method).stream().anyMatch(one -> one.startsWith("Lcom/fasterxml/jackson")));
    }

    private void fill(String type) {
        Shape shape = world.classes.shape(type);
        if (!filled.add(type) || shape.isInterface() || "java/lang/Enum".equals(shape.superName())) {
            return;
        }
        for (FieldNode field : shape.fields()) {
            if ((field.access & Opcodes.ACC_STATIC) == 0) {
                world.given.json(world.fields.of(type, field.name, field.desc), Things.reference(Type.getType(field.desc)),
                        Generic.parse(field.signature == null ? field.desc : field.signature));
            }
        }
        fillers(type).forEach(found -> give(world.node(found)));
    }

    /** Lets JSON, or a conversion of text, give the parameters of a method. */
    void give(Node node) {
        int first = node.isStatic() ? 0 : 1;
        if (first == 1) {
            world.flow.add(node.parameters.get(0), world.things.any(node.types.get(0)));
        }
        int count = node.parameters.size() - first;
        List<Generic> types = Generic.parameters(node.found.node().signature, count);
        for (int i = 0; i < count; i++) {
            world.given.json(node.parameters.get(first + i), node.types.get(first + i), types == null ? null : types.get(i));
        }
    }

}
