package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;

/** Finds the methods of a walked class that code above it can call without knowing the class. */
final class Overrides {

    private static final String QUARKUS = "io/quarkus/";

    private final Core core;
    private final Map<String, List<Node>> platform = new HashMap<>();
    private final Map<String, List<Node>> all = new HashMap<>();
    /** By the class of the reviewed code, then by the type. */
    private final Map<String, Map<String, List<Node>>> known = new HashMap<>();
    /** What stands above a type and isn't the application's. */
    private final Map<String, List<Shape>> outside = new HashMap<>();

    Overrides(Core core) {
        this.core = core;
    }

    /** {@return methods that override one of the platform's; with {@code libraries} also those of the libraries} */
    List<Node> of(String type, boolean libraries) {
        Map<String, List<Node>> known = libraries ? all : platform;
        List<Node> nodes = known.get(type);
        if (nodes == null) {
            nodes = find(type, libraries).stream().map(core.graph()::node).toList();
            known.put(type, nodes);
        }
        return nodes;
    }

    /**
     * {@return the default methods of a functional object that code above can call: the interfaces of the application may adapt
     * its function to one of the platform's}
     */
    List<Node> of(Lambda lambda, boolean libraries) {
        Set<Node> nodes = new LinkedHashSet<>(of(lambda.type, libraries));
        lambda.markers.forEach(marker -> nodes.addAll(of(marker, libraries)));
        return List.copyOf(nodes);
    }

    /**
     * Tells of the {@code toString} of all constants of an enum, with the class of the constant: Jackson asks for all of them
     * where it writes or reads one. Any other class has none.
     */
    void texts(String type, BiConsumer<String, Node> each) {
        Set<String> constants = core.classes().supertypes(type).stream().map(core.classes()::shape)
                .filter(shape -> shape != null && "java/lang/Enum".equals(shape.superName())).findFirst()
                .map(declared -> core.classes().concrete(declared.name())).orElse(Set.of());
        constants.forEach(constant -> of(constant, false).stream()
                .filter(override -> override.method.name().equals("toString"))
                .forEach(override -> each.accept(constant, override)));
    }

    /**
     * {@return whether code above can call the function itself: some type of it that isn't the application's declares its
     * method, whatever the application declares beside that or again}
     */
    boolean knows(Lambda lambda) {
        Found function = core.classes().function(lambda.type);
        return function == null || !function.type().application()
                || Stream.concat(Stream.of(lambda.type), lambda.markers.stream())
                        .flatMap(type -> outside(type).stream()).anyMatch(shape -> declares(shape, lambda));
    }

    private static boolean declares(Shape above, Lambda lambda) {
        return above.methods().stream().anyMatch(method -> method.name.equals(lambda.name) && open(method)
                && Type.getArgumentTypes(method.desc).length == lambda.parameters);
    }

    /**
     * {@return the methods that reviewed code of a class can call on an object of a class of the application}
     * <p>
     * What a library declares and implements by itself, and no other declares above it, is called by code of that library
     * alone; what the application overrides, and what the platform declares, by anybody.
     *
     * @param caller the class of the reviewed code
     */
    List<Node> knownTo(String caller, String type) {
        return known.computeIfAbsent(caller, key -> new HashMap<>()).computeIfAbsent(type,
                key -> of(type, true).stream().filter(node -> knows(caller, type, node)).toList());
    }

    private boolean knows(String caller, String type, Node node) {
        String own = family(node.method.owner());
        return node.found.type().application() || own.equals(family(caller)) || outside(type).stream()
                .filter(above -> !own.equals(family(above.name())))
                .map(above -> above.method(node.method.name(), node.method.descriptor()))
                .anyMatch(method -> method != null && open(method));
    }

    /**
     * {@return the parts of the name of a package that libraries share which know each other: an extension of Quarkus has
     * three}
     */
    private static String family(String type) {
        String[] parts = type.split("/", 4);
        int some = type.startsWith(QUARKUS) ? 3 : 2;
        return String.join("/", List.of(parts).subList(0, Math.min(some, parts.length)));
    }

    /** {@return whether a method of the application overrides one of the platform or of a library, in its class or below} */
    boolean above(Node node) {
        String owner = node.method.owner();
        return open(node.found.node())
                && (overrides(node) || core.classes().concrete(owner).stream().anyMatch(below -> declares(below, node)));
    }

    /** {@return whether a method overrides one of the platform or of a library, whether it may or not} */
    boolean overrides(Node node) {
        return declares(node.method.owner(), node);
    }

    /** Whether the platform or a library declares a method above a type. */
    private boolean declares(String type, Node node) {
        for (Shape shape : outside(type)) {
            MethodNode method = shape.method(node.method.name(), node.method.descriptor());
            if (method != null && open(method)) {
                return true;
            }
        }
        return false;
    }

    private List<Shape> outside(String type) {
        List<Shape> known = outside.get(type);
        if (known == null) {
            known = new ArrayList<>(1);
            for (String above : core.classes().supertypes(type)) {
                Shape shape = core.classes().shape(above);
                if (shape != null && !shape.application()) {
                    known.add(shape);
                }
            }
            outside.put(type, known);
        }
        return known;
    }

    private List<Found> find(String type, boolean libraries) {
        Set<String> signatures = new LinkedHashSet<>();
        for (String above : core.classes().supertypes(type)) {
            Shape shape = core.classes().shape(above);
            if (shape != null && (shape.platform() || libraries && !shape.application())) {
                shape.methods().stream().filter(Overrides::open).forEach(method -> signatures.add(method.name + method.desc));
            }
        }
        List<Found> found = new ArrayList<>();
        for (String signature : signatures) {
            int bracket = signature.indexOf('(');
            Found one = core.classes().resolve(new Method(type, signature.substring(0, bracket), signature.substring(bracket)));
            if (one != null && !one.isAbstract() && !one.type().platform() && !one.has(Opcodes.ACC_STATIC)) {
                found.add(one);
            }
        }
        return found;
    }

    private static boolean open(MethodNode method) {
        return (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL)) == 0
                && !method.name.startsWith("<") && !method.name.equals("finalize");
    }
}
