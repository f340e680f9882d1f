package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.objectweb.asm.Opcodes;

import dev.straightway.deployment.reach.code.Found;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Shape;

/**
 * Walks an application from its routes once, and keeps the graph of calls for any question.
 * <p>
 * The walk has two phases. In the first, calls of libraries count only where a route reaches them. In the second, what no
 * route reaches is closed: its calls of libraries are taken for calls of unknown code, and methods that nobody calls for
 * methods that a framework calls with anything. Both only ever add, so the result is the same in any order.
 */
public final class Walk {

    /** How many methods of libraries to follow, and how many if that is too much. */
    private static final List<Integer> LIBRARY_METHODS = List.of(20_000, 2_000, 0);

    private final World world;
    private final Map<RouteEntry, Node> routes = new LinkedHashMap<>();

    private Walk(Application application, int mostLibraryMethods) {
        world = new World(application, mostLibraryMethods);
    }

    /**
     * {@return the walk from all routes of an application}
     * <p>
     * Where libraries take it too far, it is walked again with less of them, then without; where even that is too much, nothing
     * is proven.
     */
    public static Walk of(Application application, List<RouteEntry> entries) {
        for (int mostLibraryMethods : LIBRARY_METHODS) {
            try {
                return of(application, entries, mostLibraryMethods);
            } catch (Flow.TooMuchException tooMuch) {
                // with less of the libraries, then
            }
        }
        Walk none = new Walk(application, 0);
        none.world.broken.add("the application is too large to be walked");
        return none;
    }

    static Walk of(Application application, List<RouteEntry> entries, int mostLibraryMethods) {
        Walk walk = new Walk(application, mostLibraryMethods);
        walk.world.classes.readBodies();
        walk.world.readApplication();
        entries.forEach(walk::enter);
        walk.world.flow.run();
        List.copyOf(walk.world.nodes.values()).forEach(walk.world.injections::fill);
        walk.world.flow.run();
        while (walk.close()) {
            walk.world.flow.run();
        }
        walk.world.atTheEnd.forEach(Runnable::run);
        walk.world.flow.run();
        return walk;
    }

    /** {@return where a route starts: a node that stands for the route itself} */
    public Node route(RouteEntry entry) {
        return routes.get(entry);
    }

    /**
     * {@return whether a walk of an application from the same routes would be this one: each class of the application, and
     * each that is listed nowhere, has the same bytes; libraries, judgements and limits are the same; and the container
     * gives the same answers to all that it was asked}
     */
    public boolean holds(Application now) {
        return world.beans.hold(now);
    }

    /** {@return reasons why nothing can be proven, usually none} */
    public List<String> broken() {
        return world.broken;
    }

    private void enter(RouteEntry entry) {
        Node route = world.hidden(entry.method());
        routes.put(entry, route);
        world.reach(route);
        Node method = enter(route, entry.method());
        for (Method other : entry.others()) {
            enter(route, other);
        }
        entry.reads().forEach(signature -> world.json.read(route, signature));
        if (entry.writesResult() && method != null) {
            world.json.write(route, method.result);
        }
    }

    private Node enter(Node route, Method method) {
        Found found = world.classes.resolve(method.owner(), method.name(), method.descriptor());
        Site site = new Site(route, null);
        if (found == null || found.isAbstract()) {
            route.event(Event.strange(method.owner().replace('/', '.') + "#" + method.name(), "isn't found", site));
            return null;
        }
        if (world.reviewed.covers(method, found)) {
            route.event(Event.of(method, world.reviewed.direct(method, found), site));
            return null;
        }
        Node node = world.node(found);
        List<Var> arguments = new ArrayList<>();
        node.parameters.forEach(parameter -> arguments.add(new Var()));
        Thing self = node.isStatic() ? null : world.things.object(method.owner());
        Spec spec = new Spec(node.isStatic() ? Spec.Kind.STATIC : Spec.Kind.SPECIAL, method, arguments, new Var());
        world.calls.run(site, node, spec, self);
        world.initialise(route, method.owner());
        give(route, node, arguments);
        return node;
    }

    private void give(Node route, Node node, List<Var> arguments) {
        int first = node.isStatic() ? 0 : 1;
        List<Generic> types = Generic.parameters(node.found.node().signature, arguments.size() - first);
        for (int i = first; i < arguments.size(); i++) {
            world.initialise(route, node.types.get(i));
            Generic generic = types == null ? null : types.get(i - first);
            world.given.json(arguments.get(i), node.types.get(i), generic);
            if (generic != null) {
                Set<String> names = new LinkedHashSet<>();
                generic.names(names);
                names.forEach(name -> world.json.kept(route, name));
            }
        }
    }

    /** Closes what no route reaches; whether that added something. */
    private boolean close() {
        boolean more = false;
        for (Node node : all()) {
            if (!node.reached) {
                for (Node.Waiting one : List.copyOf(node.waiting)) {
                    more |= one.take();
                }
            }
        }
        return more || free();
    }

    private List<Node> all() {
        List<Node> all = new ArrayList<>(world.nodes.values());
        all.addAll(world.hidden);
        return all;
    }

    /** Lets frameworks call what nobody calls, one after the other: each of them may call the next. */
    private boolean free() {
        boolean more = false;
        Map<String, Node> alone = new TreeMap<>();
        world.nodes.values().stream().filter(Walk::alone).forEach(node -> alone.put(order(node), node));
        for (Node node : alone.values()) {
            if (alone(node)) {
                if (property(node)) {
                    node.opened = true;
                    world.json.give(node);
                } else {
                    world.open(node, "what calls " + node.method.owner().replace('/', '.') + "#" + node.method.name());
                }
                world.flow.run();
                more = true;
            }
        }
        return more;
    }

    private static boolean alone(Node node) {
        return node.found != null && node.found.type().application() && !node.opened && node.callers == 0;
    }

    /** A constructor or setter of a class that no framework knows by annotation: only what fills objects would call it. */
    private boolean property(Node node) {
        boolean setter = node.method.name().startsWith("set") && node.parameters.size() == 2;
        return (setter || node.method.constructor()) && !node.isStatic()
                && !world.annotations.act(node.found.type().annotations())
                && !world.overrides.of(node.method.owner(), true).contains(node);
    }

    /** What a framework calls most probably comes first; no two methods have the same place. */
    private static String order(Node node) {
        boolean visible = node.found.has(Opcodes.ACC_PUBLIC);
        boolean hidden = node.found.has(Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC);
        boolean annotated = !Shape.annotations(node.found.node()).isEmpty();
        String rank = annotated ? "0" : node.method.constructor() ? "1" : hidden ? "4" : visible ? "2" : "3";
        return rank + node.method.owner() + "." + node.method.signature();
    }
}
