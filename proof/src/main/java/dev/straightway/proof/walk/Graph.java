package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;

/** The graph of calls as it grows: nodes, arrows, and what of it a route reaches. Used by one thread. */
final class Graph {

    /** What the graph asks of the reader that read code into it, once the walk runs. */
    interface Reader {

        /** Reads the code of a method into the flow. */
        void read(Node node);

        /** {@return whether a class is judged as a whole, so that it isn't walked} */
        boolean reviewed(Shape type);
    }

    private final Classes classes;
    private final Flow flow;
    private final Budget budget;
    private final Reader reader;
    /** Those that stand for methods, in the order in which they are made. */
    private final List<Node> methods = new ArrayList<>();
    private final Map<MethodNode, Node> nodes = new IdentityHashMap<>();
    private final List<Node> hidden = new ArrayList<>();

    Graph(Classes classes, Flow flow, Budget budget, Reader reader) {
        this.classes = classes;
        this.flow = flow;
        this.budget = budget;
        this.reader = reader;
    }

    /** {@return those that stand for methods, in the order in which they were made} */
    List<Node> methods() {
        return methods;
    }

    /** {@return those that stand for methods, by what declares these} */
    Map<MethodNode, Node> nodes() {
        return nodes;
    }

    /** {@return those that stand for no method of their own} */
    List<Node> hidden() {
        return hidden;
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
            flow.later(() -> reader.read(node));
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

    /** {@return a node that stands for no method, and for itself where only failures count} */
    Node standing(Method method) {
        Node node = hidden(method);
        node.failures = node;
        return node;
    }

    /** {@return a node that stands for what a node may throw, and not for what else it does} */
    Node failures(Node node) {
        if (node.failures == null) {
            Node failures = standing(node.method());
            node.failures = failures;
            List.copyOf(node.calls.keySet()).forEach(called -> fail(failures, called));
        }
        return node.failures;
    }

    private void fail(Node failures, Node called) {
        flow.later(() -> arrow(failures, failures(called), new CallSite(failures, null)));
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
        if (from.calls.putIfAbsent(to, new Node.Call(to, site)) != null) {
            return;
        }
        if (from.failures != null && from.failures != from) {
            fail(from.failures, to);
        }
        if (from.reached) {
            reach(to);
            budget.connect();
        }
    }

    /** A call on a proxy may make the object behind it, and may ask for the request scope. */
    void ask(CallSite site, AbstractObject object, Method named, String words) {
        if (object.proxy == null) {
            return;
        }
        if (object.proxy.makes() != null) {
            arrow(site.caller, object.proxy.makes(), new CallSite(site.caller, null));
        }
        if (object.proxy.requestScope()) {
            site.caller.event(Event.scoped(named, words, site));
        }
    }

    /** Draws arrows to the static initialisers that the first use of a class runs. */
    void initialise(Node caller, String type) {
        if (classes.shape(type) == null) {
            return;
        }
        for (String name : classes.supertypes(type)) {
            initialise(caller, classes.shape(name));
        }
    }

    /**
     * Draws arrows to the static initialisers that a function of a type runs when it is made: of interfaces with default
     * methods.
     */
    void initialiseFunction(Node caller, String type) {
        for (String name : classes.supertypes(type)) {
            Shape shape = classes.shape(name);
            if (shape != null && shape.declared().stream().anyMatch(method -> !method.isAbstract()
                    && !method.has(Opcodes.ACC_STATIC))) {
                initialise(caller, shape);
            }
        }
    }

    private void initialise(Node caller, Shape shape) {
        Found initialiser = shape == null || reader.reviewed(shape) ? null : shape.found("<clinit>", "()V");
        if (initialiser != null) {
            initialise(caller, node(initialiser));
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
}
