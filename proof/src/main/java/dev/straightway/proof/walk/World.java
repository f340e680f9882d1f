package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.Judgements;

/** Holds the parts of one walk, which know each other through it, and the nodes that they make. Used by one thread. */
final class World {

    final Classes classes;
    final Judgements judgements;
    final WalkInputs inputs;
    final AbstractObjects objects;
    final Budget budget;
    final Flow flow;
    final Havoc havoc;
    final Annotations annotations;
    final Fields fields;
    final Calls calls;
    final Summaries summaries;
    final Overrides overrides;
    final Lambdas lambdas;
    final Linker linker;
    final LinkedCalls linkedCalls;
    final LibraryCutoff cutoff;
    final Escapes escapes;
    final CollectionLocks locks;
    final Injections injections;
    final Container container;
    final Instantiations instantiations;
    final ExceptionMappings exceptionMappings;
    final Registrations registrations;
    final Json json;
    final ResponseEntities responseEntities;
    final ProvidedValues provided;
    final ProviderLeaks leaks;
    final Interception interception;
    final RequestState requestState;
    final MapperCalls mapperCalls;
    final UnmodelledReading unmodelled;
    final ConfigMappings configMappings;
    final ThrownObjects thrown;
    final EnumConstants enumConstants;
    final Gaps gaps;
    final UncalledMethods uncalledMethods;
    /** Reasons why nothing can be proven. */
    final List<String> broken = new ArrayList<>();
    /** Those that stand for methods, in the order in which they are made. */
    final List<Node> methods = new ArrayList<>();
    final Map<MethodNode, Node> nodes = new IdentityHashMap<>();
    final List<Node> hidden = new ArrayList<>();
    final List<Runnable> atTheEnd = new ArrayList<>();

    World(ClassSource source, Judgements judgements) {
        this.classes = new Classes(source);
        this.judgements = judgements;
        inputs = new WalkInputs(source, judgements);
        objects = new AbstractObjects(classes, judgements);
        budget = new Budget(this);
        flow = new Flow(objects, budget);
        objects.open(flow);
        havoc = new Havoc(this);
        annotations = new Annotations(judgements);
        fields = new Fields(this);
        summaries = new Summaries(this);
        overrides = new Overrides(this);
        lambdas = new Lambdas(this);
        calls = new Calls(this);
        linker = new Linker(this);
        linkedCalls = new LinkedCalls(this);
        cutoff = new LibraryCutoff(this);
        escapes = new Escapes(this);
        locks = new CollectionLocks(this);
        injections = new Injections(this);
        container = new Container(this);
        instantiations = new Instantiations(this);
        exceptionMappings = new ExceptionMappings(this);
        registrations = new Registrations(this);
        json = new Json(this);
        responseEntities = new ResponseEntities(this);
        provided = new ProvidedValues(this);
        leaks = new ProviderLeaks(this);
        interception = new Interception(this);
        requestState = new RequestState(this);
        mapperCalls = new MapperCalls(this);
        unmodelled = new UnmodelledReading(this);
        configMappings = new ConfigMappings(this);
        thrown = new ThrownObjects(this);
        enumConstants = new EnumConstants(this);
        gaps = new Gaps(this);
        uncalledMethods = new UncalledMethods(this);
    }

    /** {@return the node of a method that is walked; its code is read soon, that of a library once it is needed} */
    Node node(Found found) {
        Node node = nodes.get(found.node());
        if (node == null) {
            node = new Node(found);
            nodes.put(found.node(), node);
            methods.add(node);
            if (!node.library()) {
                link(node);
            }
        }
        return node;
    }

    /** Lets the code of a method be read. */
    void link(Node node) {
        if (!node.needed && node.found != null) {
            node.needed = true;
            if (node.library()) {
                budget.follow();
            }
            flow.later(() -> linker.link(node));
        }
    }

    /** {@return a node that stands for no method of its own} */
    Node hidden(Method method) {
        return hidden(method, null);
    }

    /** {@return a node that stands for what the words say; null for what needs no words} */
    Node hidden(Method method, String words) {
        Node node = new Node(method, words);
        hidden.add(node);
        return node;
    }

    /** Makes everything count that the node calls, and all that those call. */
    void reach(Node first) {
        Deque<Node> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            Node node = open.poll();
            if (!node.reached) {
                node.reached = true;
                if (node.library()) {
                    budget.reach(node);
                } else {
                    link(node);
                }
                for (Node.Waiting waiting : node.waiting) {
                    flow.later(waiting.connect());
                }
                node.waiting.clear();
                for (Node.Call call : node.calls()) {
                    open.add(call.target());
                }
            }
        }
    }

    /** Draws an arrow. */
    void arrow(Node from, Node to, CallSite site) {
        to.callers++;
        from.calls.putIfAbsent(to, new Node.Call(to, site));
        if (from.reached) {
            reach(to);
            budget.connect();
        }
    }

    /** Lets a method be called by code that is not seen. */
    void open(Node node, String reason) {
        if (!node.opened) {
            node.opened = true;
            link(node);
            for (int i = 0; i < node.parameters.size(); i++) {
                if (i == 0 && !node.isStatic()) {
                    flow.add(node.parameters.get(0), objects.any(node.types.get(0)));
                } else {
                    havoc.open(node.parameters.get(i), node.types.get(i), reason);
                }
            }
            escapes.escape(node.result, "unseen code that calls " + node.words());
        }
    }

    /** Draws arrows to the static initialisers that the first use of a class runs. */
    void initialise(Node caller, String type) {
        if (shape(type) == null) {
            return;
        }
        for (String name : classes.supertypes(type)) {
            Shape shape = shape(name);
            Found initialiser = shape == null || summaries.covers(shape) ? null : shape.found("<clinit>", "()V");
            if (initialiser != null) {
                initialise(caller, node(initialiser));
            }
        }
    }

    private void initialise(Node caller, Node node) {
        Runnable connect = () -> arrow(caller, node, new CallSite(caller, null));
        if (node == caller) {
            return;
        }
        if (!node.library() || caller.reached) {
            connect.run();
        } else {
            caller.waiting.add(new Node.Waiting(connect, () -> {
                // nothing is known of what it returns
            }));
        }
    }

    private Shape shape(String type) {
        return type == null || type.startsWith("[") ? null : classes.shape(type);
    }

    /** Reads all methods of the application, whoever calls them: their fields and containers are shared with the routes. */
    void readApplication() {
        for (String name : classes.application()) {
            Shape shape = classes.shape(name);
            if (shape == null) {
                broken.add("the class file of " + name.replace('/', '.') + " is missing");
                continue;
            }
            if (shape.signature() != null && !shape.isInterface()) {
                Generic.declaration(shape.signature()).above().stream().limit(1).flatMap(above -> above.arguments().stream())
                        .forEach(argument -> json.filled(argument.with(Map.of())));
            }
            for (Found method : shape.declared()) {
                if (!method.isAbstract()) {
                    node(method);
                }
            }
        }
    }
}
