package dev.straightway.proof.walk;

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

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Verdict;

/**
 * Is what may meet in one call of a reviewed method: whatever goes in, with all that it holds, may be kept by the receiver, be
 * handed back, and be called.
 */
final class CallSummary {

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
    private static final Method FUNCTION = new Method(TypeNames.OBJECT, "apply", "()Ljava/lang/Object;");

    /** Types whose objects may write through to what they were made of. */
    private static final List<String> VIEWS = List.of("java/util/Collection", "java/util/Map", "java/util/Iterator",
            "java/util/Map$Entry");

    private static final String ENTRY = "java/util/Map$Entry";
    private static final String ENTRIES = "entrySet";

    private final World world;
    private final CallSite site;
    private final Invocation invocation;
    /** All that the method can get at. */
    private final Variable all;
    /** All of that but the functions that it only calls, and what these throw. */
    private final Variable held = new Variable();
    /** All that it is given and may keep, without its receiver. */
    private final Variable arguments = new Variable();
    /** What is held by what it makes; null until it makes something. */
    private Variable content;
    private final Map<String, AbstractObject> made = new HashMap<>();
    private final Set<AbstractObject> receivers = new HashSet<>();
    private final List<Back> backs = new ArrayList<>();
    private final List<Event> unseen = new ArrayList<>();
    private final Map<Node, AbstractObject> holders = new LinkedHashMap<>();
    private final boolean looks;
    private boolean calls;
    private boolean view;

    /** A method that is called back. */
    private record Back(Node node, Invocation invocation, AbstractObject self) {
    }

    CallSummary(World world, CallSite site, Invocation invocation) {
        this.world = world;
        this.site = site;
        this.invocation = invocation;
        this.looks = looks(invocation.named());
        world.flow.listen(held, object -> hold(object, held));
        world.flow.listen(arguments, object -> hold(object, arguments));
        world.flow.edge(arguments, held, null);
        world.registrations.each(invocation.named(), object -> world.flow.add(held, object));
        world.enumConstants.ask(site.caller, invocation.named(), held);
        List<Variable> others = invocation.others();
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        boolean functions = Stream.of(types).anyMatch(this::called);
        all = functions || world.thrown.keeps(invocation.named()) ? new Variable() : held;
        world.flow.edge(held, all, null);
        for (int i = 0; i < others.size(); i++) {
            Variable argument = others.get(i);
            world.flow.edge(argument, called(types[i]) ? all : arguments, null);
            world.gaps.use(argument, TypeNames.reference(types[i]),
                    () -> "what " + invocation.words() + " is given in " + site.caller.words());
            if (!readsOnly(TypeNames.reference(types[i]))) {
                world.flow.listen(argument, this::change);
            }
        }
    }

    /**
     * What has a receiver may read its arguments into that; what has none writes to one of them if its name says that it
     * writes.
     */
    private boolean readsOnly(String type) {
        String name = invocation.named().name();
        return !wraps(type) && READ_ONLY.contains(name)
                && (invocation.kind() != Invocation.Kind.STATIC || !WRITES.contains(name));
    }

    /** A library's container may be made around one that it is given, and write to that. */
    private boolean wraps(String type) {
        return invocation.named().constructor() && type != null && !platform(invocation.named().owner())
                && world.objects.family(type) >= 0;
    }

    private boolean looks(Method named) {
        return LOOKS.contains(named.name()) && (world.classes.subtype(named.owner(), "java/util/Collection")
                || world.classes.subtype(named.owner(), "java/util/Map")) && platform(named.owner());
    }

    /** The platform's collections and optional values call the functions that they are given, and keep what those return. */
    private boolean called(Type type) {
        String owner = invocation.named().owner();
        return invocation.kind() == Invocation.Kind.VIRTUAL && type.getClassName().startsWith("java.util.function.")
                && platform(owner)
                && (owner.startsWith(OPTIONAL) || world.classes.subtype(owner, "java/util/Map")
                        || world.classes.subtype(owner, "java/util/Collection"));
    }

    private Variable content() {
        if (content == null) {
            content = new Variable();
            world.flow.edge(held, content, null);
        }
        return content;
    }

    private void hold(AbstractObject object, Variable var) {
        if (object.content != null) {
            world.flow.edge(object.content, var, null);
        }
    }

    private void change(AbstractObject object) {
        if (object.content != null) {
            world.flow.edge(held, object.content, null);
        }
    }

    void take(AbstractObject self) {
        if (self != null) {
            receive(self);
            return;
        }
        world.locks.holders(invocation.named(), null, holder -> hold(holder, null));
        if (invocation.receiver() != null) {
            world.flow.listen(invocation.receiver(), this::receive);
        }
    }

    /** Lets a collection be held while the method calls back. */
    private void hold(Node holder, AbstractObject self) {
        if (!holders.containsKey(holder)) {
            holders.put(holder, self);
            world.defaults.ask(holder);
            backs.forEach(back -> hold(holder, self, back));
            unseen.forEach(event -> unseen(holder, event));
        }
    }

    private void hold(Node holder, AbstractObject self, Back back) {
        if (world.locks.holds(invocation.named(), self, back.invocation().named())) {
            world.calls.run(new CallSite(holder, null), back.node(), back.invocation(), back.self());
        }
    }

    /** Says what can't be seen, to whoever calls the method and to whoever waits for it. */
    private void unseen(String reason) {
        Event event = new Event(invocation.named(), "", new Judgement(Verdict.UNSEEN, List.of(), reason, true), site);
        site.caller.event(event);
        holders.keySet().forEach(holder -> unseen(holder, event));
        unseen.add(event);
    }

    private void unseen(Node holder, Event event) {
        if (!CollectionLocks.reads(invocation.named())) {
            holder.event(event);
        }
    }

    private void receive(AbstractObject self) {
        if (receivers.add(self)) {
            world.flow.add(held, self);
            if (self.content != null && !looks) {
                world.flow.edge(arguments, self.content, null);
            }
            if (view) {
                back(self);
            }
            world.locks.holders(invocation.named(), self, holder -> hold(holder, self));
        }
    }

    AbstractObject exact(String type) {
        view(type);
        return made.computeIfAbsent(type, key -> world.summaries.exact(key, content()));
    }

    void result(String type) {
        boolean library = !platform(invocation.named().owner());
        AbstractObject object = type.startsWith("[") ? world.objects.array(type, content())
                : world.objects.made(type, content(), library);
        world.flow.add(invocation.result(), object);
        if (library && type.equals(TypeNames.OBJECT) && invocation.kind() == Invocation.Kind.STATIC && !isGeneric()) {
            world.flow.add(invocation.result(),
                    world.objects.unknown("what " + invocation.words() + " returns to " + site.caller.words()));
        }
        world.thrown.give(content(), type);
        if (!type.startsWith("[")) {
            world.thrown.give(invocation.result(), type);
        }
        same(type);
        view(type);
        if (ENTRIES.equals(invocation.named().name())) {
            world.flow.add(content(), world.objects.made(ENTRY, content(), library)); // each writes through, wherever it gets
        }
    }

    /** Whether the method returns something of what it is given, or holds, and nothing that others gave to its class. */
    private boolean isGeneric() {
        Found found = world.classes.resolve(invocation.named());
        return found == null || found.node().signature != null;
    }

    /** What comes in may come out. */
    void same(String type) {
        world.flow.edge(held, invocation.result(), type);
        world.defaults.give(invocation.result(), type);
    }

    /** What is put into a view, or set in an entry, is in what it was made of. */
    private void view(String type) {
        boolean is = VIEWS.stream().anyMatch(view -> world.classes.subtype(type, view));
        boolean may = is || type.equals(TypeNames.OBJECT);
        boolean of = invocation.kind() == Invocation.Kind.STATIC || is && !platform(invocation.named().owner())
                || VIEWS.stream().anyMatch(view -> world.classes.subtype(invocation.named().owner(), view));
        if (may && of && !view) {
            view = true;
            receivers.forEach(this::back);
            if (invocation.kind() == Invocation.Kind.STATIC) {
                invocation.others().forEach(argument -> world.flow.listen(argument, this::back));
            }
        }
    }

    private void back(AbstractObject origin) {
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
            world.defaults.ask(site.caller);
            world.thrown.keep(invocation.named(), all);
            if (madeOfValues()) {
                world.flow.listen(invocation.receiver(), this::callBack);
                world.registrations.each(invocation.named(), this::callBack);
            } else {
                world.flow.listen(all, this::callBack);
            }
        }
    }

    /** A constructor that gets texts and numbers alone has nothing to call but what a subclass overrides. */
    private boolean madeOfValues() {
        return invocation.named().constructor() && Stream.of(Type.getArgumentTypes(invocation.named().descriptor()))
                .map(TypeNames::reference).allMatch(type -> type == null || AbstractObjects.isValue(type));
    }

    private void callBack(AbstractObject called) {
        world.container.ask(site, called, invocation.named(), invocation.words());
        AbstractObject object = called.behind == null ? called : called.behind;
        switch (object.kind) {
            case LAMBDA -> function(object);
            case OBJECT -> object(object);
            case ANY -> any(object);
            case PLATFORM -> judged(object);
            case UNKNOWN -> unseen("may call an object whose class is not known: " + object.reason);
            default -> {
                // arrays, and what reviewed methods make: their makers vouch for them
            }
        }
    }

    private void any(AbstractObject object) {
        Shape shape = world.classes.shape(object.type);
        if (shape == null) {
            unseen("may call a " + object.type.replace('/', '.') + ", whose class is missing");
            return;
        }
        Set<String> ours = world.classes.application();
        boolean all = shape.application() || !world.summaries.covers(shape);
        world.classes.concrete(object.type).stream().filter(one -> all || ours.contains(one))
                .forEach(one -> object(world.objects.object(one)));
        if (all && !shape.application() && world.classes.function(object.type) != null) {
            unseen("may call any function that a library makes for " + object.type.replace('/', '.'));
        }
        world.lambdas.each(object.type, this::function);
    }

    private void judged(AbstractObject object) {
        if (receivers.contains(object) || AbstractObjects.isValue(object.type) || object.type.equals("java/lang/Class")) {
            return; // what a method does with a class that it is given belongs to its own review
        }
        Judgement judged = world.judgements.type(object.type).orElse(Judgement.unlisted());
        if (!judged.verdict().harmless()) {
            unseen("may call a " + object.type.replace('/', '.') + ", which " + judged.reason());
        }
    }

    private void function(AbstractObject object) {
        Found function = world.classes.function(object.type);
        if (function == null || !function.type().application()) {
            run(object.lambda.node, null);
        }
        callBack(world.overrides.of(object.lambda, true), object, false);
    }

    private void object(AbstractObject object) {
        world.thrown.may(object);
        String caller = invocation.named().owner();
        boolean library = !platform(caller) || world.classes.application().contains(object.type);
        callBack(library ? world.overrides.knownTo(caller, object.type) : world.overrides.of(object.type, false), object,
                receivers.contains(object));
    }

    private void callBack(List<Node> overrides, AbstractObject object, boolean self) {
        overrides.stream().filter(node -> !world.summaries.vouches(node.found, self)).forEach(node -> run(node, object));
    }

    /** What an argument is made of; of a class that the method can't make itself there must be something among all. */
    private Variable given(String type) {
        Shape shape = type == null || type.startsWith("[") ? null : world.classes.shape(type);
        if (keeps()) {
            Variable none = new Variable();
            none.nothing = true;
            return none;
        }
        if (shape == null || shape.platform()) {
            return all;
        }
        Variable some = world.flow.filtered(all, type);
        some.owed = true;
        world.gaps.use(some, type, () -> "what " + invocation.words() + " hands to a function in " + site.caller.words());
        return some;
    }

    /** Where goes what a function returns. */
    private Variable returned() {
        if (invocation.named().owner().startsWith(OPTIONAL) && invocation.named().name().equals("orElseThrow")) {
            Variable thrown = new Variable();
            world.flow.listen(thrown, world.thrown::may);
            return thrown;
        }
        return keeps() ? new Variable() : looks ? held : arguments;
    }

    /** Whether the functions are only kept in what the method makes. */
    private boolean keeps() {
        Method named = invocation.named();
        return named.owner().startsWith(FUNCTIONS) && COMBINING.contains(named.name())
                || named.owner().equals("java/util/Map$Entry") && named.name().startsWith("comparing")
                || MAKERS.contains(named.owner()) && Type.getReturnType(named.descriptor()).getSort() == Type.OBJECT;
    }

    /** A function that takes no object and gives one makes what is filled. */
    private boolean fills(Node node) {
        return FILLING.contains(invocation.named().name())
                && node.types.stream().skip(node.first()).noneMatch(Objects::nonNull);
    }

    /** What the method makes itself may be an argument too: entries, collections, functions, numbers. */
    private void own(Variable parameter, String type) {
        Shape shape = type == null || type.startsWith("[") ? null : world.classes.shape(type);
        world.thrown.give(parameter, type);
        world.defaults.give(parameter, type);
        if (shape != null && shape.platform()) {
            world.flow.add(parameter, AbstractObjects.isValue(type) ? world.objects.value(type)
                    : world.objects.made(type, content(), !platform(invocation.named().owner())));
        } else if (type != null && type.startsWith("[")) {
            world.flow.add(parameter, world.objects.array(type, content()));
        }
    }

    /** Everything that the method can get at may be an argument. */
    private void run(Node node, AbstractObject self) {
        List<Variable> given = new ArrayList<>();
        if (fills(node)) {
            world.flow.listen(node.result, this::change);
        }
        for (int i = 0; i < node.parameters.size(); i++) {
            given.add(given(node.types.get(i)));
            own(node.parameters.get(i), node.types.get(i));
        }
        Method as = node.found == null ? FUNCTION : node.method;
        Invocation call = new Invocation(node.isStatic() ? Invocation.Kind.STATIC : Invocation.Kind.SPECIAL, as, given,
                returned());
        world.calls.run(new CallSite(site.caller, invocation.named()), node, call, self);
        Back known = new Back(node, call, self);
        backs.add(known);
        holders.forEach((holder, object) -> hold(holder, object, known));
    }
}
