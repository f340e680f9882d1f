package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Opcodes;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Lets frameworks call the methods that no seen code calls and that they can know of: constructors, setters, and what overrides
 * a method of theirs. What an annotation names is called already. The rest is dead code. What it writes counts, so it is
 * walked, on its own object and with objects of the application's classes only.
 */
final class UncalledMethods {

    /** No two methods have the same place. */
    private static final Comparator<Candidate> ORDER = Comparator.comparingInt(Candidate::rank)
            .thenComparing(one -> one.node().method.owner()).thenComparing(Candidate::signature);

    /** What serialization and JAXB find by its name and parameters, whatever else calls it. */
    private static final Set<String> BY_NAME = Set.of("readObject(Ljava/io/ObjectInputStream;)V",
            "readObjectNoData()V", "writeObject(Ljava/io/ObjectOutputStream;)V", "writeReplace()Ljava/lang/Object;",
            "readResolve()Ljava/lang/Object;", "beforeMarshal(Ljakarta/xml/bind/Marshaller;)V",
            "afterMarshal(Ljakarta/xml/bind/Marshaller;)V",
            "beforeUnmarshal(Ljakarta/xml/bind/Unmarshaller;Ljava/lang/Object;)V",
            "afterUnmarshal(Ljakarta/xml/bind/Unmarshaller;Ljava/lang/Object;)V");

    private final Core core;
    private final Overrides overrides;
    private final Json json;
    private final Escapes escapes;
    private final Connector connector;
    private final NamedClasses named;
    /** Those that nobody was seen to call when they were looked at last; only ever called, never left again. */
    private final List<Candidate> alone = new ArrayList<>();
    private int looked;

    /**
     * A method with what never changes of it.
     *
     * @param made whether it is a constructor or property, which only what makes and fills objects would call
     * @param foreseen whether frameworks can know of it
     */
    private record Candidate(Node node, boolean property, boolean made, boolean foreseen, int rank, String signature) {
    }

    UncalledMethods(Core core, Overrides overrides, Json json, Escapes escapes, Connector connector) {
        this.core = core;
        this.overrides = overrides;
        this.json = json;
        this.escapes = escapes;
        this.connector = connector;
        this.named = new NamedClasses(core.classes());
    }

    /** Frees one after the other, as each of them may call the next; whether that added something. */
    boolean free() {
        boolean more = false;
        for (Candidate one : look()) {
            more |= isAlone(one.node()) && !known(one) && live(one.node());
        }
        if (more) {
            core.flow().run();
        }
        for (Candidate one : look().stream().filter(this::known).sorted(ORDER).toList()) {
            if (isAlone(one.node()) && known(one)) {
                free(one);
                core.flow().run();
                more = true;
            }
        }
        return more;
    }

    /** {@return the methods of the application that nobody is seen to call, in the order in which they were met} */
    private List<Candidate> look() {
        alone.removeIf(one -> !isAlone(one.node()));
        for (; looked < core.graph().methods().size(); looked++) {
            Node node = core.graph().methods().get(looked);
            if (isAlone(node)) {
                alone.add(candidate(node));
            }
        }
        return List.copyOf(alone);
    }

    private Candidate candidate(Node node) {
        boolean property = property(node);
        boolean made = property || node.method.constructor();
        return new Candidate(node, property, made, made || overrides.above(node) || called(node.method), rank(node),
                node.method.signature());
    }

    private static boolean called(Method method) {
        return BY_NAME.contains(method.signature());
    }

    private void free(Candidate one) {
        Node node = one.node();
        if (one.property()) {
            node.opened = true;
            json.give(node);
        } else {
            escapes.open(node, new Cause(ReasonKind.FRAMEWORK, "what a framework hands to " + node.words(),
                    Place.method(node.method)));
        }
        connector.around(node);
    }

    private boolean live(Node node) {
        boolean lives = false;
        for (int i = 0; i < node.parameters.size(); i++) {
            String type = node.types.get(i);
            boolean given = node.parameters.get(i).isEmpty() && (i == 0 && !node.isStatic() || isSeen(type));
            if (given) {
                core.flow().add(node.parameters.get(i), core.objects().any(type));
            }
            lives |= given;
        }
        return lives;
    }

    /** Whether objects of a type are of classes of the application, and nothing else. */
    private boolean isSeen(String type) {
        Shape shape = core.classes().shape(type);
        return shape != null && shape.application() && !shape.isAbstract();
    }

    /** What frameworks know by more than its type they call, whoever else does. */
    private boolean isAlone(Node node) {
        return node.found != null && node.found.type().application() && !node.opened && !node.given
                && (node.callers == 0 || called(node.method)
                        || overrides.above(node) && named.has(node.method.owner()));
    }

    /** Unless an annotation names its class, a bridge is known only as long as what it hands on to isn't called otherwise. */
    private boolean known(Candidate one) {
        return one.foreseen() && (one.made() || named.has(one.node().method.owner()) || !bridged(one.node()));
    }

    /** Whether a method is a bridge, and what it hands on to is called otherwise. */
    private boolean bridged(Node bridge) {
        return bridge.found.has(Opcodes.ACC_BRIDGE) && bridge.found.type().methods().stream()
                .filter(method -> method.name.equals(bridge.method.name()) && (method.access & Opcodes.ACC_BRIDGE) == 0)
                .map(core.graph().nodes()::get)
                .anyMatch(node -> node != null && (node.opened || node.given || node.callers > bridges(node)));
    }

    private long bridges(Node target) {
        return target.found.type().methods().stream().filter(method -> (method.access & Opcodes.ACC_BRIDGE) != 0)
                .map(core.graph().nodes()::get).filter(node -> node != null && node.calls.containsKey(target)).count();
    }

    /** A constructor or setter of a class that no framework knows by annotation: only what fills objects would call it. */
    private boolean property(Node node) {
        boolean setter = node.method.name().startsWith("set") && node.parameters.size() == 2;
        return (setter || node.method.constructor()) && !node.isStatic()
                && !core.annotations().act(node.found.type().annotations())
                && !overrides.overrides(node);
    }

    /** What a framework calls most probably comes first. */
    private static int rank(Node node) {
        boolean visible = node.found.has(Opcodes.ACC_PUBLIC);
        boolean hidden = node.found.has(Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC);
        boolean annotated = !Shape.annotations(node.found.node()).isEmpty();
        return annotated ? 0 : node.method.constructor() ? 1 : hidden ? 4 : visible ? 2 : 3;
    }
}
