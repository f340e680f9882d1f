package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.ExceptionMapping;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Walks an application from its routes once, and keeps the graph of calls for any question.
 * <p>
 * The walk has two phases. In the first, calls of libraries count only where a route reaches them. In the second, what no
 * route reaches is closed: its calls of libraries are taken for calls of unknown code, and methods that nobody calls for
 * methods that a framework calls with anything. Both only ever add, so the result is the same in any order.
 */
public final class Walk {

    /** What parts of its budget of libraries each route has where the whole goes too far for all of them together. */
    private static final List<Double> LESS = List.of(0.2, 0.0);

    /** What the server gives is its own, or was set where that is seen; whatever else the application has of the type. */
    private static final Set<String> GIVEN = Stream
            .concat(EntityStreams.CONTEXTS.stream(),
                    Stream.of(ResponseEntities.FIELDS, EntityStreams.OUTPUT, EntityStreams.INPUT))
            .collect(Collectors.toUnmodifiableSet());

    private final World world;
    private final Core core;
    private final Map<RouteEntry, Node> routes = new LinkedHashMap<>();
    private final Map<ExceptionMapping, Node> mappings = new HashMap<>();
    /** How methods are called; a provider is on each of its routes alike. */
    private final Map<Entrance, Invocation> entrances = new HashMap<>();
    private final Set<Method> providers = new HashSet<>();
    /** The calls of converters, by what gave them. */
    private final Map<Method, Node> conversions = new HashMap<>();

    /**
     * A method that the server calls.
     *
     * @param makers what makes its arguments
     */
    private record Entrance(Method method, ProvidedValues.Makers makers) {
    }

    private Walk(World world) {
        this.world = world;
        this.core = world.core;
    }

    /**
     * {@return the walk from all routes of an application}
     * <p>
     * Where libraries take it too far, it is walked again with less of them for each route, then without. If that isn't enough,
     * less is told apart; where even that is too much, nothing is proven.
     *
     * @param beginning of the same classes and judgements, which this walk takes
     */
    public static Walk of(Application application, List<RouteEntry> entries, StartedWalk beginning) {
        double part = 1;
        try {
            return of(application, entries, beginning, part);
        } catch (Flow.TooMuchException tooMuch) {
            int walked = tooMuch.libraryMethods();
            for (double less : LESS) {
                if (Budget.of(application, less) < walked) { // else it would go as far again
                    part = less;
                    try {
                        return of(application, entries, beginning, part);
                    } catch (Flow.TooMuchException again) {
                        walked = again.libraryMethods();
                    }
                }
            }
        }
        return coarse(application, entries, beginning, part);
    }

    /** The walk that tells less apart. */
    private static Walk coarse(Application application, List<RouteEntry> entries, StartedWalk beginning, double part) {
        try {
            World world = beginning.take();
            world.core.flow().coarsenAtOnce();
            return of(application, entries, world, part);
        } catch (Flow.TooMuchException tooMuch) {
            Walk none = new Walk(beginning.nothing());
            none.world.core.inputs().open(application);
            none.world.core.broken().add("the application, whose routes are proven together, is too large for that: "
                    + tooMuch.getMessage());
            return none;
        }
    }

    /** @param part of its budget of libraries that each route has */
    static Walk of(Application application, List<RouteEntry> entries, StartedWalk beginning, double part) {
        World world = beginning.take();
        world.core.flow().coarsen(false);
        return of(application, entries, world, part);
    }

    private static Walk of(Application application, List<RouteEntry> entries, World world, double part) {
        Walk walk = new Walk(world);
        world.core.flow().limit(application.mostMethods());
        world.budget.open(application, part);
        world.core.inputs().open(application);
        world.reflective.read(application.reads());
        entries.forEach(walk::enter);
        world.core.flow().run();
        List.copyOf(world.core.graph().methods()).forEach(world.frameworkCalls::fill);
        world.core.flow().run();
        while (walk.close()) {
            world.core.flow().run();
        }
        world.core.flow().end();
        do {
            world.core.flow().run();
        } while (world.budget.stop());
        world.budget.say();
        return walk;
    }

    /** {@return where a route starts: a node that stands for the route itself} */
    public Node route(RouteEntry entry) {
        return routes.get(entry);
    }

    /** {@return how many methods of libraries a route may reach} */
    public int mostOfLibraries() {
        return world.budget.most();
    }

    /** {@return what to say of a route that reaches more of libraries, with the method that is too much} */
    public Event beyond(Node node) {
        return world.budget.stopped(node);
    }

    /** {@return what this walk depended on} */
    public InputSnapshot memory() {
        return core.inputs().memory();
    }

    /** {@return reasons why nothing can be proven, usually none} */
    public List<String> broken() {
        return core.broken();
    }

    /** {@return how far this walk went; what went too far before isn't counted} */
    public Extent extent() {
        List<Node> all = all();
        List<Variable> sources = core.flow().sources();
        return new Extent(all.size(), all.stream().mapToInt(node -> node.calls.size()).sum(), sources.size(),
                sources.stream().mapToInt(value -> value.edges.size()).sum(), core.flow().moved());
    }

    private void enter(RouteEntry entry) {
        Node route = core.graph().hidden(entry.method());
        routes.put(entry, route);
        world.budget.enter(route);
        core.graph().reach(route);
        world.registrations.log(route);
        ProvidedValues.Makers makers = world.provided.of(entry.others());
        Node locator = null;
        for (Method next : entry.locators()) {
            locator = goOn(route, locator, next, makers);
            world.annotationConstants.readAll(route, next.owner());
        }
        world.annotationConstants.readAll(route, entry.method().owner());
        Node method = goOn(route, locator, entry.method(), makers);
        entry.others().forEach(other -> {
            if (world.converters.gives(other)) {
                convert(route, other);
            } else {
                enterProvider(route, other, makers);
            }
        });
        entry.mappings().forEach(mapping -> map(route, mapping));
        entry.instantiations().forEach(made -> world.instantiations.makeAndEnd(route, made));
        entry.reads().forEach(signature -> world.json.read(route, Generic.parse(signature)));
        entry.asked().forEach(value -> world.asked.ask(route, value));
        if (method != null) {
            world.exceptionMappings.returned(route, method);
            world.subscribed.returned(route, method, entry.written());
            world.responseEntities.returned(method.result, entry.others().stream().map(Method::owner).toList());
        }
        if (entry.written().asks() && method != null) {
            switch (entry.written()) {
                case JSON -> world.json.answer(route, method.result);
                case ITEMS -> items(route, method.result);
                default -> world.json.entity(route, method.result);
            }
            world.json.declared(route, method, entry.method().owner());
            world.gaps.use(method.result, entry.method().returned(),
                    () -> Cause.empty("what " + method.words() + " returns", Place.method(method.method)));
        }
    }

    /** A stream of the platform, or of Mutiny, holds its items; any other one is asked for them. */
    private void items(Node route, Variable stream) {
        core.flow().listen(stream, given -> {
            AbstractObject object = given.unproxied();
            switch (object.kind) {
                case PLATFORM, MADE -> world.json.entity(route, object.content == null ? new Variable() : object.content);
                case ARRAY -> { // is no stream
                }
                default -> route.event(Event.strange(ReasonKind.NO_CLASS, "the stream",
                        "is asked for its items, which isn't followed", new CallSite(route, null)));
            }
        });
    }

    /**
     * Enters a locator or the resource method, on an object of its class. Objects of one class are not told apart by what makes
     * them. What a locator returned may still be a proxy; then the call makes the object behind it.
     */
    private Node goOn(Node route, Node locator, Method next, ProvidedValues.Makers makers) {
        Node node = enter(route, next, makers);
        if (node == null) {
            return null;
        }
        world.requestState.served(core.objects().object(next.owner()));
        if (locator != null && !node.isStatic()) {
            List<Variable> arguments = new ArrayList<>(node.parameters); // which enter has filled
            arguments.set(0, core.flow().filtered(locator.result, next.owner()));
            core.caller().call(new CallSite(route, null),
                    new Invocation(Invocation.Kind.VIRTUAL, next, arguments, new Variable()));
        }
        return node;
    }

    /** What a provider does when the application starts isn't the route's; what it gave then is called by the route. */
    private void convert(Node route, Method provider) {
        Node conversion = conversions.computeIfAbsent(provider, this::conversion);
        core.graph().arrow(route, conversion, new CallSite(route, null));
    }

    private Node conversion(Method provider) {
        Node conversion = core.graph().hidden(provider);
        Node start = core.graph().hidden(provider);
        Node node = enter(start, provider, world.provided.any());
        if (node != null) {
            world.converters.call(conversion, provider, node.result);
        } else { // the start says why nobody knows what it gave
            core.graph().arrow(conversion, start, new CallSite(conversion, null));
        }
        return conversion;
    }

    /** An exception that others throw too may come on any route; one of the application only where it is thrown. */
    private void map(Node route, ExceptionMapping mapping) {
        Node known = mappings.get(mapping);
        if (known == null) {
            Node node = core.graph().hidden(route.method());
            mappings.put(mapping, node);
            mapping.methods().forEach(method -> enterProvider(node, method, world.provided.any()));
            mapping.instantiations().forEach(made -> world.instantiations.makeAndEnd(node, made));
            known = node;
            if (world.exceptionMappings.follows(mapping.thrown())) {
                world.exceptionMappings.add(mapping.thrown(), node);
            }
        }
        if (!world.exceptionMappings.follows(mapping.thrown())) {
            core.graph().arrow(route, known, new CallSite(route, null));
        }
    }

    /** A provider for a type of the platform gets what the application has below it as well. */
    private void enterProvider(Node route, Method method, ProvidedValues.Makers makers) {
        Node node = enter(route, method, makers);
        if (node == null || !providers.add(method)) {
            return;
        }
        for (int i = node.first(); i < node.parameters.size(); i++) {
            if (!GIVEN.contains(String.valueOf(node.types.get(i)))) {
                world.havoc.below(node.parameters.get(i), node.types.get(i));
            }
            world.thrown.give(node.parameters.get(i), node.types.get(i));
        }
        world.responseEntities.give(node, method.owner());
        world.responseEntities.answered(node);
        world.provided.returned(node, method.owner());
        world.havoc.created(node);
    }

    private Node enter(Node route, Method method, ProvidedValues.Makers makers) {
        Found found = core.classes().resolve(method);
        CallSite site = new CallSite(route, null);
        if (found == null || found.isAbstract()) {
            route.event(Event.strange(ReasonKind.ABSENT, method.words(), "isn't found", site));
            return null;
        }
        if (core.reviews().covers(method, found)) {
            route.event(Event.of(method, core.reviews().direct(method, found), site));
            return null;
        }
        Node node = core.graph().node(found);
        node.entered = true;
        Entrance entrance = new Entrance(method, makers);
        Invocation known = entrances.get(entrance);
        Invocation invocation = known != null ? known : invocation(node, method);
        world.connector.run(site, node, invocation, node.isStatic() ? null : core.objects().object(method.owner()));
        world.later.returned(route, node.result);
        core.graph().initialise(route, method.owner());
        List<Generic> types = world.json.parameters(node, method.owner());
        if (known == null) {
            entrances.put(entrance, invocation);
            give(invocation, types, makers);
        }
        for (Generic type : types) {
            core.graph().initialise(route, type.erased());
            world.json.collect(route, type);
        }
        return node;
    }

    private static Invocation invocation(Node node, Method method) {
        List<Variable> arguments = node.parameters.stream().map(parameter -> new Variable()).toList();
        return new Invocation(node.isStatic() ? Invocation.Kind.STATIC : Invocation.Kind.SPECIAL, method, arguments,
                new Variable());
    }

    private void give(Invocation invocation, List<Generic> types, ProvidedValues.Makers makers) {
        String self = invocation.named().owner();
        for (int i = 0; i < types.size(); i++) {
            String type = types.get(i).erased();
            Variable argument = invocation.others().get(i);
            if (!world.streams.give(argument, invocation.named(), i) && !world.responseEntities.give(argument, type, self)
                    && !world.provided.give(argument, type, self)) {
                world.havoc.request(argument, type, types.get(i), makers);
            }
        }
    }

    /** Closes what no route reaches; whether that added something. */
    private boolean close() {
        boolean more = false;
        for (List<Node> nodes : List.of(core.graph().methods(), core.graph().hidden())) {
            for (int i = 0, known = nodes.size(); i < known; i++) {
                more |= close(nodes.get(i));
            }
        }
        return more || world.uncalledMethods.free() || world.budget.stop() || world.leaks.close(world.fields)
                || world.gaps.close() || world.sinks.release();
    }

    private static boolean close(Node node) {
        boolean more = false;
        if (!node.reached && !node.waiting.isEmpty()) {
            for (Node.Waiting one : List.copyOf(node.waiting)) {
                more |= one.take();
            }
        }
        return more;
    }

    private List<Node> all() {
        List<Node> all = new ArrayList<>(core.graph().methods());
        all.addAll(core.graph().hidden());
        return all;
    }
}
