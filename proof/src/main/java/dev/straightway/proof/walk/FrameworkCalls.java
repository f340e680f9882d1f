package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;

/** Lets frameworks call the methods of the application that annotations give to them. */
final class FrameworkCalls {

    /** What a producer returns goes to injection points, which are resolved. */
    static final String PRODUCES = "Ljakarta/enterprise/inject/Produces;";
    private static final String AROUND = "Ljakarta/interceptor/AroundInvoke;";
    /** What the annotations have that put something around a method: interceptors, or filters of Jakarta REST. */
    private static final Set<String> BINDINGS = Set.of("Ljakarta/interceptor/InterceptorBinding;",
            "Ljakarta/ws/rs/NameBinding;");
    private static final String REST = "Ljakarta/ws/rs/";
    private static final String METHOD = "Ljakarta/ws/rs/HttpMethod;";
    /** They stand around the making, or the end, of objects where they are on methods of interceptors. */
    private static final List<String> LIFE = List.of("Ljakarta/interceptor/AroundConstruct;",
            "Ljakarta/annotation/PostConstruct;", "Ljakarta/annotation/PreDestroy;");
    /** Makes Quarkus put checks before a method, which calls nothing with arguments of its own. */
    private static final String SECURITY = "Ljakarta/annotation/security/";

    private final Core core;
    private final Connector connector;
    private final Interception interception;
    private final Injections injections;
    private final Json json;
    private final Havoc havoc;
    private final ProvidedValues provided;
    private final ResponseEntities responseEntities;
    private final Escapes escapes;
    private final Overrides overrides;
    /** Null until it is asked for. */
    private Map<String, List<Found>> overridable;

    FrameworkCalls(Core core, Connector connector, Interception interception, Injections injections, Json json, Havoc havoc,
            ProvidedValues provided, ResponseEntities responseEntities, Escapes escapes, Overrides overrides) {
        this.core = core;
        this.connector = connector;
        this.interception = interception;
        this.injections = injections;
        this.json = json;
        this.havoc = havoc;
        this.provided = provided;
        this.responseEntities = responseEntities;
        this.escapes = escapes;
        this.overrides = overrides;
    }

    /** Fills the parameters of a method of the application that a framework calls; methods of routes are given theirs. */
    void fill(Node node) {
        if (node.found == null || !node.found.type().application() || node.parameters.isEmpty()) {
            return;
        }
        List<String> annotations = annotations(node);
        if (LIFE.stream().anyMatch(annotations::contains)) {
            interception.ofLife(node);
        }
        made(node);
        serve(node);
        if (node.given || !called(node, annotations)) {
            return;
        }
        if (!node.isStatic()) {
            core.flow().add(node.parameters.get(0), core.objects().any(node.types.get(0)));
        }
        injections.give(node);
        connector.around(node);
        if (node.method.constructor()) {
            interception.constructs(node);
        }
        List<Generic> types = json.parameters(node, node.method.owner());
        injections.unresolved(node, parameter -> json.filled(types.get(parameter)));
        returned(node, annotations);
    }

    /** What a framework makes runs the constructors above, even if classes below it call them too. */
    private void made(Node node) {
        if (node.method.constructor() && core.annotations().act(node.found.type().annotations())) {
            core.flow().add(node.parameters.get(0), core.objects().any(node.types.get(0)));
        }
    }

    /** Beans are called by what they override of a library, whatever else calls that. */
    private void serve(Node node) {
        if (!node.isStatic() && !node.method.constructor() && overrides.above(node)) {
            core.classes().concreteOfApplication(node.method.owner()).stream()
                    .filter(type -> core.annotations().isBean(core.classes(), core.classes().shape(type)))
                    .forEach(type -> core.flow().add(node.parameters.get(0), core.objects().object(type)));
        }
    }

    /**
     * What a producer returns is injected, what an interceptor returns is what callers of the method get, and what a resource
     * method returns is written; other frameworks do anything to it.
     */
    private void returned(Node node, List<String> annotations) {
        if (annotations.contains(PRODUCES) || annotations.contains(AROUND)) {
            return;
        }
        if (annotations.stream().anyMatch(this::rest)
                && !core.annotations().act(annotations.stream().filter(one -> !rest(one) && calls(one)).toList())) {
            json.parameters(node, node.method.owner()).forEach(this::read);
            responseEntities.returned(node.result);
            escapes.read(node.result, UnseenCode.of("who writes the answer"));
        } else {
            escapes.escape(node.result,
                    new UnseenCode("the framework that calls " + node.words(), Place.method(node.method)));
        }
    }

    /**
     * Those of a method, and of what it overrides: who calls what an interface annotates calls what implements it, be it in a
     * class above.
     */
    private List<String> annotations(Node node) {
        List<String> own = Shape.annotations(node.found.node());
        List<Found> above = overridable().getOrDefault(node.method.signature(), List.of());
        if (above.isEmpty() || node.found.has(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) {
            return own;
        }
        Set<String> all = new LinkedHashSet<>(own);
        above.stream().filter(one -> one.node() != node.found.node() && overrides(node.method.owner(), one.type().name()))
                .forEach(one -> all.addAll(Shape.annotations(one.node())));
        return List.copyOf(all);
    }

    private boolean overrides(String type, String above) {
        return core.classes().subtype(type, above)
                || core.classes().concreteOfApplication(type).stream().anyMatch(below -> core.classes().subtype(below, above));
    }

    /** Annotated methods of the application that others may override, by name and parameters. */
    private Map<String, List<Found>> overridable() {
        if (overridable == null) {
            overridable = new HashMap<>();
            core.classes().shapes().filter(shape -> !shape.isFinal())
                    .flatMap(shape -> shape.declared().stream())
                    .filter(method -> !method.has(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC) && !method.method().constructor()
                            && core.annotations().act(Shape.annotations(method.node())))
                    .forEach(method -> overridable.computeIfAbsent(method.method().signature(), key -> new ArrayList<>())
                            .add(method));
        }
        return overridable;
    }

    private boolean called(Node node, List<String> annotations) {
        boolean named = !node.entered && core.annotations().act(node.reached ? annotations.stream().filter(this::calls).toList()
                : annotations);
        return named || node.method.constructor() && !node.method.descriptor().startsWith("()")
                && core.annotations().act(node.found.type().annotations());
    }

    /** Also where nobody asks whether it blocks, interceptors get what is read. */
    private void read(Generic type) {
        Variable entity = new Variable();
        havoc.json(entity, type.erased(), type);
        provided.read(entity, provided.any());
    }

    /** Whether an annotation says something of a resource method. */
    private boolean rest(String annotation) {
        Shape type = annotation.startsWith(REST) ? null : core.classes().shape(Type.getType(annotation).getInternalName());
        return annotation.startsWith(REST) || type != null && type.annotations().contains(METHOD);
    }

    /** A framework that is only told to put something around a method doesn't call it on its own. */
    private boolean calls(String annotation) {
        Shape type = core.classes().shape(Type.getType(annotation).getInternalName());
        return !annotation.startsWith(SECURITY) && (type == null || type.annotations().stream().noneMatch(BINDINGS::contains));
    }
}
