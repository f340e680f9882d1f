package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;

import dev.straightway.proof.code.AnnotationValues;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.json.JsonAnnotations;

/**
 * Knows the constants that annotations name: whoever reads the annotations of a class, or of a member, has the enums of these
 * constants initialised, whatever the annotations are for. So Jackson does with the classes that it reads and writes,
 * the container with bindings of interceptors, and Jakarta REST with the paths of resources.
 * <p>
 * Each class has a node of its own, which all share that read its annotations.
 */
final class AnnotationConstants {

    private static final String PATH = "Ljakarta/ws/rs/Path;";
    private static final Set<String> PATHS = Set.of("jakarta/ws/rs/core/UriBuilder", "jakarta/ws/rs/core/Link",
            "jakarta/ws/rs/core/Link$Builder");
    private static final Set<String> READ = Set.of("java/lang/Class", "java/lang/reflect/Method");

    private final Core core;
    private final Map<String, Node> nodes = new HashMap<>();
    private final Map<Node, Set<Invocation>> known = new HashMap<>();
    private Node resources;

    AnnotationConstants(Core core) {
        this.core = core;
    }

    /** Has the annotations of a class and of all its members read, on behalf of a node. */
    void read(Node caller, Shape shape) {
        if (shape.platform()) {
            return;
        }
        if (!nodes.containsKey(shape.name())) {
            nodes.put(shape.name(), node(shape));
        }
        Node node = nodes.get(shape.name());
        if (node != null) {
            core.graph().arrow(caller, node, new CallSite(caller, null));
        }
    }

    /** The same of a class and all above it. */
    void readAll(Node caller, String type) {
        core.classes().supertypes(type).stream().map(core.classes()::shape).filter(shape -> shape != null)
                .forEach(shape -> read(caller, shape));
    }

    /** What Jackson reads: the class and all above it, and the subtypes that are named there, with those that these name. */
    void readByJson(Node caller, Shape shape) {
        Set<String> known = new HashSet<>(Set.of(shape.name()));
        Deque<Shape> open = new ArrayDeque<>(List.of(shape));
        while (!open.isEmpty()) {
            Shape next = open.poll();
            readAll(caller, next.name());
            JsonAnnotations.subtypes(next).stream().filter(known::add).map(core.classes()::shape)
                    .filter(subtype -> subtype != null).forEach(open::add);
        }
    }

    /** Also what getters return: whether a type is ignored is read from its class. */
    void readToRead(Node caller, Shape shape) {
        readByJson(caller, shape);
        shape.methods().stream().map(method -> TypeNames.reference(Type.getReturnType(method.desc)))
                .filter(type -> type != null && !TypeNames.isArray(type)).forEach(type -> readAll(caller, type));
    }

    /** Takes a call of a reviewed method, which may look for the path of a class that it is given. */
    void called(Node caller, Invocation invocation) {
        Method named = invocation.named();
        boolean reads = PATHS.contains(named.owner())
                && Stream.of(Type.getArgumentTypes(named.descriptor()))
                        .anyMatch(type -> type.getSort() == Type.OBJECT && READ.contains(type.getInternalName()));
        if (!reads || !known.computeIfAbsent(caller, key -> new HashSet<>()).add(invocation)) {
            return;
        }
        GivenClasses.each(core.flow(), invocation, type -> readAll(caller, type));
        resources(caller, named);
    }

    private void resources(Node caller, Method named) {
        if (resources == null) {
            resources = core.graph().hidden(named, "the annotations of resources");
            core.classes().application().stream().map(core.classes()::shape)
                    .filter(shape -> shape != null && shape.annotations().contains(PATH))
                    .forEach(shape -> readAll(resources, shape.name()));
        }
        core.graph().arrow(caller, resources, new CallSite(caller, null));
    }

    /** {@return what initialises the enums; null if there are none} */
    private Node node(Shape shape) {
        Set<String> enums = new TreeSet<>();
        collect(shape.allMarks(), enums, new HashSet<>());
        if (enums.isEmpty()) {
            return null;
        }
        Node node = core.graph().hidden(new Method(shape.name(), "annotations", "()V"));
        enums.forEach(type -> core.graph().initialise(node, type));
        return node;
    }

    private void collect(Stream<?> values, Set<String> enums, Set<String> read) {
        values.flatMap(AnnotationValues::in).forEach(value -> {
            if (value instanceof AnnotationNode mark) {
                declared(Type.getType(mark.desc).getInternalName(), enums, read);
            } else if (value instanceof String[] constant) {
                String type = Type.getType(constant[0]).getInternalName();
                Shape shape = core.classes().shape(type);
                if (shape != null && !shape.platform()) {
                    enums.add(type);
                }
            }
        });
    }

    /** What is there where nothing is said, and the annotations of the annotation. */
    private void declared(String annotation, Set<String> enums, Set<String> read) {
        Shape shape = read.add(annotation) ? core.classes().shape(annotation) : null;
        if (shape != null && !shape.platform()) {
            collect(shape.marks().stream(), enums, read);
            collect(shape.methods().stream().map(method -> method.annotationDefault), enums, read);
        }
    }
}
