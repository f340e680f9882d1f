package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Shape;

/**
 * Knows that Panache has accessors called where the code reads or writes a field of an entity: the build changes the bytecode
 * of those accesses. An accessor that the application has written counts then.
 */
final class MappedFields {

    private static final List<String> PANACHE = List.of("io/quarkus/mongodb/panache/", "io/quarkus/hibernate/orm/panache/",
            "io/quarkus/hibernate/reactive/panache/");

    private final Core core;
    private final Map<String, Boolean> mapped = new HashMap<>();

    MappedFields(Core core) {
        this.core = core;
    }

    /**
     * Takes a read of a field.
     *
     * @param value what the code gets
     */
    void read(Node node, Shape declaring, Op.Read read, Variable value) {
        String descriptor = "()" + read.descriptor();
        for (Node accessor : accessors(node, declaring, read.name(), descriptor, List.of("get", "is"))) {
            core.flow().edge(accessor.result, value, null);
        }
    }

    /**
     * Takes a write of a field.
     *
     * @param value what the code sets
     */
    void write(Node node, Shape declaring, Op.Write write, Variable value) {
        String descriptor = "(" + write.descriptor() + ")V";
        for (Node accessor : accessors(node, declaring, write.name(), descriptor, List.of("set"))) {
            if (accessor.types.get(1) != null) {
                core.flow().edge(value, accessor.parameters.get(1), accessor.types.get(1));
            }
        }
    }

    /** {@return the accessors that are called, which have an arrow then} */
    private List<Node> accessors(Node node, Shape declaring, String field, String descriptor, List<String> prefixes) {
        if (declaring == null || !declaring.application()
                || !mapped.computeIfAbsent(declaring.name(), name -> isMapped(declaring))) {
            return List.of();
        }
        String property = Character.toUpperCase(field.charAt(0)) + field.substring(1);
        Set<Node> called = new LinkedHashSet<>();
        Stream.concat(Stream.of(declaring.name()), core.classes().concreteOfApplication(declaring.name()).stream())
                .flatMap(type -> prefixes.stream().map(prefix -> new Method(type, prefix + property, descriptor)))
                .map(core.classes()::resolve).filter(found -> isOwn(found) && found.node() != own(node))
                .forEach(found -> called.add(core.graph().node(found)));
        called.forEach(accessor -> {
            core.flow().add(accessor.parameters.get(0), core.objects().any(accessor.types.get(0)));
            core.graph().arrow(node, accessor, new CallSite(node, null));
        });
        return List.copyOf(called);
    }

    private static Object own(Node node) {
        return node.found == null ? null : node.found.node();
    }

    private static boolean isOwn(Found found) {
        return found != null && found.type().application() && !found.isAbstract() && !found.has(Opcodes.ACC_STATIC);
    }

    private boolean isMapped(Shape type) {
        return core.annotations().bad(type.annotations()).isPresent() || core.classes().supertypes(type.name()).stream()
                .anyMatch(above -> PANACHE.stream().anyMatch(above::startsWith));
    }
}
