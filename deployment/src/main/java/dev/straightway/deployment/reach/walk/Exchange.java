package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Found;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Shape;
import dev.straightway.deployment.reach.judge.Judgement;
import dev.straightway.deployment.reach.judge.Verdict;

/**
 * Is what may meet in one call of a reviewed method: whatever goes in, with all that it holds, may be kept by the receiver, be
 * handed back, and be called.
 */
final class Exchange {

    /** Methods that read their arguments and never change them. */
    private static final Set<String> READ_ONLY = Set.of("<init>", "add", "addAll", "addFirst", "addLast", "contains",
            "containsAll", "containsKey", "containsValue", "equals", "get", "getOrDefault", "indexOf", "lastIndexOf",
            "merge", "offer", "of", "ofNullable", "ofEntries", "copyOf", "push", "put", "putAll", "putIfAbsent", "remove",
            "removeAll", "removeIf", "replace", "retainAll", "set", "append", "join", "requireNonNull", "map", "filter",
            "flatMap", "forEach", "orElse", "orElseGet", "ok", "entity", "valueOf", "format", "formatted", "compare",
            "compareTo", "sorted", "anyMatch", "allMatch", "noneMatch", "stream", "asList", "unmodifiableList",
            "unmodifiableMap", "unmodifiableSet", "unmodifiableCollection", "entry", "toString", "hashCode", "isNull",
            "nonNull", "requireNonNullElse", "max", "min", "abortWith", "setEntity", "putSingle");

    /** Methods that write to their receiver; where they have none, to what they are given. */
    private static final Set<String> WRITES = Set.of("add", "addAll", "addFirst", "addLast", "merge", "offer", "push", "put",
            "putAll", "putIfAbsent", "remove", "removeAll", "removeIf", "replace", "retainAll", "set", "append");

    /** Methods of collections and maps that look, and neither keep what they are given nor what they find. */
    private static final Set<String> LOOKS = Set.of("size", "isEmpty", "contains", "containsAll", "containsKey",
            "containsValue", "indexOf", "lastIndexOf", "equals", "hashCode", "toString");

    /** Methods that fill a container which a function makes for them. */
    private static final Set<String> FILLING = Set.of("collect", "toArray", "toCollection");

    /** Methods that make a function of others, and call none: whoever calls what they make has the arguments. */
    private static final Set<String> MAKERS = Set.of("java/util/Comparator", "java/util/stream/Collectors");
    private static final String FUNCTIONS = "java/util/function/";
    private static final String OPTIONAL = "java/util/Optional";
    private static final Set<String> COMBINING = Set.of("andThen", "compose", "and", "or", "negate", "not", "minBy", "maxBy",
            "isEqual", "identity");

    /** A functional object has no method of its own; what it returns is not told by type. */
    private static final Method FUNCTION = new Method(Things.OBJECT, "apply", "()Ljava/lang/Object;");

    /** Types whose objects may write through to what they were made of. */
    private static final List<String> VIEWS = List.of("java/util/Collection", "java/util/Map", "java/util/Iterator",
            "java/util/Map$Entry");

    private final World world;
    private final Site site;
    private final Spec spec;
    /** All that the method can get at. */
    private final Var all;
    /** All of that but the functions that it only calls. */
    private final Var held = new Var();
    /** All that it is given and may keep, without its receiver. */
    private final Var arguments = new Var();
    /** What is held by what it makes; null until it makes something. */
    private Var content;
    private final Map<String, Thing> made = new HashMap<>();
    private final Set<Thing> receivers = new HashSet<>();
    private final List<Back> backs = new ArrayList<>();
    private final List<Event> unseen = new ArrayList<>();
    private final Map<Node, Thing> holders = new LinkedHashMap<>();
    private final boolean looks;
    private boolean calls;
    private boolean view;

    /** A method that is called back. */
    private record Back(Node node, Spec spec, Thing self) {
    }

    Exchange(World world, Site site, Spec spec) {
        this.world = world;
        this.site = site;
        this.spec = spec;
        this.looks = looks(spec.named());
        world.flow.listen(held, thing -> hold(thing, held));
        world.flow.listen(arguments, thing -> hold(thing, arguments));
        world.flow.edge(arguments, held, null);
        world.companions.add(spec.named(), held);
        world.constants.ask(site.caller, spec.named(), held);
        List<Var> others = spec.others();
        Type[] types = Type.getArgumentTypes(spec.named().descriptor());
        boolean functions = Stream.of(types).anyMatch(this::called);
        all = functions ? new Var() : held;
        world.flow.edge(held, all, null);
        for (int i = 0; i < others.size(); i++) {
            Var argument = others.get(i);
            world.flow.edge(argument, called(types[i]) ? all : arguments, null);
            world.gaps.use(argument, Things.reference(types[i]),
                    () -> "what " + spec.words() + " is given in " + site.caller.words());
            if (!readsOnly()) {
                world.flow.listen(argument, this::change);
            }
        }
    }

    /**
     * What has a receiver may read its arguments into that; what has none writes to one of them if its name says that it
     * writes.
     */
    private boolean readsOnly() {
        String name = spec.named().name();
        return READ_ONLY.contains(name) && (spec.kind() != Spec.Kind.STATIC || !WRITES.contains(name));
    }

    private boolean looks(Method named) {
        return LOOKS.contains(named.name()) && (world.classes.subtype(named.owner(), "java/util/Collection")
                || world.classes.subtype(named.owner(), "java/util/Map")) && platform(named.owner());
    }

    /** The platform's collections and optional values call the functions that they are given, and keep what those return. */
    private boolean called(Type type) {
        String owner = spec.named().owner();
        return spec.kind() == Spec.Kind.VIRTUAL && type.getClassName().startsWith("java.util.function.") && platform(owner)
                && (owner.startsWith(OPTIONAL) || world.classes.subtype(owner, "java/util/Map")
                        || world.classes.subtype(owner, "java/util/Collection"));
    }

    private Var content() {
        if (content == null) {
            content = new Var();
            world.flow.edge(held, content, null);
        }
        return content;
    }

    private void hold(Thing thing, Var var) {
        if (thing.content != null) {
            world.flow.edge(thing.content, var, null);
        }
    }

    private void change(Thing thing) {
        if (thing.content != null) {
            world.flow.edge(held, thing.content, null);
        }
    }

    void take(Thing self) {
        if (self != null) {
            receive(self);
            return;
        }
        world.bins.holders(spec.named(), null, holder -> hold(holder, null));
        if (spec.receiver() != null) {
            world.flow.listen(spec.receiver(), this::receive);
        }
    }

    /** Lets a collection be held while the method calls back. */
    private void hold(Node holder, Thing self) {
        if (!holders.containsKey(holder)) {
            holders.put(holder, self);
            backs.forEach(back -> hold(holder, self, back));
            unseen.forEach(event -> unseen(holder, event));
        }
    }

    private void hold(Node holder, Thing self, Back back) {
        if (world.bins.holds(spec.named(), self, back.spec().named())) {
            world.calls.run(new Site(holder, null), back.node(), back.spec(), back.self());
        }
    }

    /** Says what can't be seen, to whoever calls the method and to whoever waits for it. */
    private void unseen(String reason) {
        Event event = new Event(spec.named(), "", new Judgement(Verdict.UNSEEN, List.of(), reason, true), site);
        site.caller.event(event);
        holders.keySet().forEach(holder -> unseen(holder, event));
        unseen.add(event);
    }

    private void unseen(Node holder, Event event) {
        if (!Bins.reads(spec.named())) {
            holder.event(event);
        }
    }

    private void receive(Thing self) {
        if (receivers.add(self)) {
            world.flow.add(held, self);
            if (self.content != null && !looks) {
                world.flow.edge(arguments, self.content, null);
            }
            if (view) {
                back(self);
            }
            world.bins.holders(spec.named(), self, holder -> hold(holder, self));
        }
    }

    Thing exact(String type) {
        view(type);
        return made.computeIfAbsent(type, key -> world.reviewed.exact(key, content()));
    }

    void result(String type) {
        boolean library = !platform(spec.named().owner());
        Thing thing = type.startsWith("[") ? world.things.array(type, content())
                : world.things.made(type, content(), library);
        world.flow.add(spec.result(), thing);
        if (library && type.equals(Things.OBJECT) && spec.kind() == Spec.Kind.STATIC && !isGeneric()) {
            world.flow.add(spec.result(), world.things.unknown("what " + spec.words() + " returns to " + site.caller.words()));
        }
        world.failures.give(content(), type);
        if (!type.startsWith("[")) {
            world.failures.give(spec.result(), type);
        }
        same(type);
        view(type);
    }

    /** Whether the method returns something of what it is given, or holds, and nothing that others gave to its class. */
    private boolean isGeneric() {
        Found found = world.classes.resolve(spec.named());
        return found == null || found.node().signature != null;
    }

    /** What comes in may come out. */
    void same(String type) {
        world.flow.edge(held, spec.result(), type);
    }

    /** What is put into a view, or set in an entry, is in what it was made of. */
    private void view(String type) {
        boolean is = VIEWS.stream().anyMatch(view -> world.classes.subtype(type, view));
        boolean may = is || type.equals(Things.OBJECT);
        boolean of = spec.kind() == Spec.Kind.STATIC || is && !platform(spec.named().owner())
                || VIEWS.stream().anyMatch(view -> world.classes.subtype(spec.named().owner(), view));
        if (may && of && !view) {
            view = true;
            receivers.forEach(this::back);
            if (spec.kind() == Spec.Kind.STATIC) {
                spec.others().forEach(argument -> world.flow.listen(argument, this::back));
            }
        }
    }

    private void back(Thing origin) {
        if (origin.content != null) {
            world.flow.edge(content(), origin.content, null);
        }
    }

    private boolean platform(String type) {
        Shape shape = type.startsWith("[") ? null : world.classes.shape(type);
        return shape == null || shape.platform();
    }

    void callBack() {
        if (!calls) {
            calls = true;
            world.failures.keep(spec.named(), all);
            world.flow.listen(madeOfValues() ? spec.receiver() : all, this::callBack);
        }
    }

    /** A constructor that gets texts and numbers alone has nothing to call but what a subclass overrides. */
    private boolean madeOfValues() {
        return spec.named().constructor() && Stream.of(Type.getArgumentTypes(spec.named().descriptor()))
                .map(Things::reference).allMatch(type -> type == null || Things.isValue(type));
    }

    private void callBack(Thing called) {
        world.container.ask(site, called, spec.named(), spec.words());
        Thing thing = called.behind == null ? called : called.behind;
        switch (thing.kind) {
            case LAMBDA -> function(thing);
            case OBJECT -> object(thing);
            case ANY -> any(thing);
            case PLATFORM -> judged(thing);
            case UNKNOWN -> unseen("may call an object whose class is not known: " + thing.reason);
            default -> {
                // arrays, and what reviewed methods make: their makers vouch for them
            }
        }
    }

    private void any(Thing thing) {
        Shape shape = world.classes.shape(thing.type);
        if (shape == null) {
            unseen("may call a " + thing.type.replace('/', '.') + ", whose class is missing");
            return;
        }
        Set<String> ours = world.classes.application();
        boolean all = shape.application() || !world.reviewed.covers(shape);
        world.classes.concrete(thing.type).stream().filter(one -> all || ours.contains(one))
                .forEach(one -> object(world.things.object(one)));
        if (all && !shape.application() && world.classes.function(thing.type) != null) {
            unseen("may call any function that a library makes for " + thing.type.replace('/', '.'));
        }
        world.lambdas.each(thing.type, this::function);
    }

    private void judged(Thing thing) {
        if (receivers.contains(thing) || Things.isValue(thing.type) || thing.type.equals("java/lang/Class")) {
            return; // what a method does with a class that it is given belongs to its own review
        }
        Judgement judged = world.judgements.type(thing.type).orElse(Judgement.unlisted());
        if (!judged.verdict().harmless()) {
            unseen("may call a " + thing.type.replace('/', '.') + ", which " + judged.reason());
        }
    }

    private void function(Thing thing) {
        Found function = world.classes.function(thing.type);
        if (function == null || !function.type().application()) {
            run(thing.lambda.node, null);
        }
        callBack(world.overrides.of(thing.lambda, true), thing, false);
    }

    private void object(Thing thing) {
        world.failures.may(thing);
        boolean library = !platform(spec.named().owner()) || world.classes.application().contains(thing.type);
        callBack(world.overrides.of(thing.type, library), thing, receivers.contains(thing));
    }

    private void callBack(List<Node> overrides, Thing thing, boolean self) {
        overrides.stream().filter(node -> !world.reviewed.vouches(node.found, self)).forEach(node -> run(node, thing));
    }

    /** What an argument is made of; of a class that the method can't make itself there must be something among all. */
    private Var given(String type) {
        Shape shape = type == null || type.startsWith("[") ? null : world.classes.shape(type);
        if (keeps()) {
            Var none = new Var();
            none.nothing = true;
            return none;
        }
        if (shape == null || shape.platform()) {
            return all;
        }
        Var some = world.flow.filtered(all, type);
        some.owed = true;
        world.gaps.use(some, type, () -> "what " + spec.words() + " hands to a function in " + site.caller.words());
        return some;
    }

    /** Where goes what a function returns. */
    private Var returned() {
        if (spec.named().owner().startsWith(OPTIONAL) && spec.named().name().equals("orElseThrow")) {
            Var thrown = new Var();
            world.flow.listen(thrown, world.failures::may);
            return thrown;
        }
        return keeps() ? new Var() : looks ? held : arguments;
    }

    /** Whether the functions are only kept in what the method makes. */
    private boolean keeps() {
        Method named = spec.named();
        return named.owner().startsWith(FUNCTIONS) && COMBINING.contains(named.name())
                || named.owner().equals("java/util/Map$Entry") && named.name().startsWith("comparing")
                || MAKERS.contains(named.owner()) && Type.getReturnType(named.descriptor()).getSort() == Type.OBJECT;
    }

    /** A function that takes no object and gives one makes what is filled. */
    private boolean fills(Node node) {
        return FILLING.contains(spec.named().name())
                && node.types.stream().skip(node.first()).noneMatch(Objects::nonNull);
    }

    /** What the method makes itself may be an argument too: entries, collections, functions, numbers. */
    private void own(Var parameter, String type) {
        Shape shape = type == null || type.startsWith("[") ? null : world.classes.shape(type);
        world.failures.give(parameter, type);
        if (shape != null && shape.platform()) {
            world.flow.add(parameter, Things.isValue(type) ? world.things.value(type)
                    : world.things.made(type, content(), !platform(spec.named().owner())));
        } else if (type != null && type.startsWith("[")) {
            world.flow.add(parameter, world.things.array(type, content()));
        }
    }

    /** Everything that the method can get at may be an argument. */
    private void run(Node node, Thing self) {
        List<Var> given = new ArrayList<>();
        if (fills(node)) {
            world.flow.listen(node.result, this::change);
        }
        for (int i = 0; i < node.parameters.size(); i++) {
            given.add(given(node.types.get(i)));
            own(node.parameters.get(i), node.types.get(i));
        }
        Method as = node.found == null ? FUNCTION : node.method;
        Spec call = new Spec(node.isStatic() ? Spec.Kind.STATIC : Spec.Kind.SPECIAL, as, given, returned());
        world.calls.run(new Site(site.caller, spec.named()), node, call, self);
        Back known = new Back(node, call, self);
        backs.add(known);
        holders.forEach((holder, thing) -> hold(holder, thing, known));
    }
}
