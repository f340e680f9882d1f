package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Found;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Shape;
import dev.straightway.deployment.reach.judge.Judgement;
import dev.straightway.deployment.reach.judge.Judgements;
import dev.straightway.deployment.reach.judge.Verdict;

/**
 * Does what code that is not walked would do, by its judgement: whatever it is given, or can reach from it, may be stored
 * in its receiver, handed back, and, if it {@code calls}, called.
 */
final class Reviewed {

    private final World world;
    private final Map<Spec, Exchange> exchanges = new IdentityHashMap<>();
    private final Map<String, Judgement> known = new HashMap<>();

    Reviewed(World world) {
        this.world = world;
    }

    /** {@return whether a method is judged and not walked} */
    boolean covers(Method named, Found found) {
        Judgements table = world.judgements;
        return found.type().platform() || table.method(named.owner(), named.name(), named.descriptor()).isPresent()
                || table.method(found.type().name(), named.name(), named.descriptor()).isPresent()
                || table.type(found.type().name()).isPresent();
    }

    /** {@return whether objects of a class are judged as a whole, so that the class isn't walked} */
    boolean covers(Shape type) {
        return type.platform() || world.judgements.type(type.name()).isPresent();
    }

    /** {@return the judgement of a method that no receiver chooses} */
    Judgement direct(Method named, Found found) {
        String above = inherited(named, found);
        if (above != null) {
            Judgement judged = exact(above, named);
            return judged.verdict() == Verdict.PLAIN && walked(named.owner()) ? calling(judged) : judged;
        }
        Judgements table = world.judgements;
        String declaring = found.type().name();
        Judgement judged = table.method(named.owner(), named.name(), named.descriptor())
                .or(() -> table.method(declaring, named.name(), named.descriptor()))
                .or(() -> table.type(declaring))
                .orElse(Judgement.unlisted());
        boolean inherits = !named.owner().equals(declaring) && found.type().platform();
        return judged.verdict() == Verdict.PLAIN && inherits && walked(named.owner()) ? calling(judged) : judged;
    }

    /**
     * The nearest class of the platform that an object is one of, when it inherits the method from further above: a class
     * of the platform may override what the method calls, so only its own entry counts. Exceptions are all alike.
     */
    private String inherited(Method named, Found found) {
        if (!found.type().platform() || found.isFixed() || named.constructor() || named.owner().startsWith("[")
                || found.type().name().equals("java/lang/Throwable")) {
            return null;
        }
        Shape shape = world.classes.shape(named.owner());
        while (shape != null && !shape.platform()) {
            shape = world.classes.shape(shape.superName());
        }
        boolean self = shape == null || shape.isInterface() || shape.name().equals(Things.OBJECT)
                || shape.name().equals(found.type().name()) || shape.name().equals("java/lang/Record");
        return self ? null : shape.name();
    }

    private boolean walked(String type) {
        Shape shape = type.startsWith("[") ? null : world.classes.shape(type);
        return shape != null && !shape.platform() && world.things.object(type).content != null;
    }

    /** What a class inherits from the platform may call the methods that it overrides, whatever the table says of it. */
    private static Judgement calling(Judgement judged) {
        return new Judgement(Verdict.CALLS, judged.returns(), judged.reason(), judged.listed());
    }

    /** {@return the judgement of a method by the object that it is called on} */
    Judgement of(Thing thing, Method named) {
        String key = thing.kind + thing.type + "#" + named.owner() + named.signature();
        Judgement judged = known.get(key);
        if (judged == null) {
            judged = thing.kind == Thing.Kind.PLATFORM ? exact(thing.type, named) : declared(thing.type, named);
            known.put(key, judged);
        }
        return judged;
    }

    private Judgement exact(String type, Method named) {
        return special(type, named).orElseGet(() -> {
            Found found = world.classes.resolve(type, named.name(), named.descriptor());
            return world.judgements.type(type).or(() -> found != null && found.isFixed()
                    ? world.judgements.method(found.type().name(), named.name(), named.descriptor())
                    : Optional.empty()).orElse(Judgement.unlisted());
        });
    }

    /** The entry of the method on the class itself, or else one that holds for all classes below because it is bad. */
    private Optional<Judgement> special(String type, Method named) {
        Judgements table = world.judgements;
        Optional<Judgement> own = table.method(type, named.name(), named.descriptor());
        if (own.isPresent()) {
            return own;
        }
        return world.classes.supertypes(type).stream()
                .map(above -> table.method(above, named.name(), named.descriptor())).flatMap(Optional::stream)
                .filter(one -> !one.verdict().harmless()).findFirst();
    }

    /** Objects that reviewed code made are judged by what is known of their type: as it is declared, or as it is used. */
    private Judgement declared(String type, Method named) {
        String own = type.startsWith("[") ? Things.OBJECT : type;
        String used = world.classes.subtype(named.owner(), own) ? named.owner() : own;
        Judgement judged = special(used, named).orElseGet(() -> {
            Found found = world.classes.resolve(used, named.name(), named.descriptor());
            return world.judgements.type(used).or(() -> found == null ? Optional.empty()
                    : world.judgements.method(found.type().name(), named.name(), named.descriptor()))
                    .orElse(Judgement.unlisted());
        });
        boolean anything = used.equals(Things.OBJECT) && !type.startsWith("[");
        return anything && judged.verdict() == Verdict.PLAIN ? calling(judged) : judged;
    }

    /** {@return an object of a class that a table names or that code makes} */
    Thing exact(String type, Var content) {
        return Things.isValue(type) ? world.things.value(type) : Thing.of(Thing.Kind.PLATFORM, type, content);
    }

    /** Lets a reviewed method run; {@code self} is the receiver that chose it, or null. */
    void call(Site site, Spec spec, Judgement judged, Thing self) {
        Method named = spec.named();
        boolean own = self != null && self.kind == Thing.Kind.PLATFORM;
        Method target = own ? new Method(self.type, named.name(), named.descriptor()) : named;
        site.targets.add(target);
        site.caller.event(Event.of(target, judged, site));
        if (!judged.verdict().harmless()) {
            world.calls.assume(spec);
            return;
        }
        world.answers.take(site, spec);
        boolean walked = self != null && self.kind == Thing.Kind.OBJECT && self.content != null;
        boolean calls = judged.verdict() == Verdict.CALLS || walked;
        if (!calls && nothingMoves(spec, self)) {
            result(spec, judged, null);
            return;
        }
        Exchange exchange = exchanges.computeIfAbsent(spec, key -> new Exchange(world, site, spec));
        exchange.take(self);
        result(spec, judged, exchange);
        if (calls) {
            exchange.callBack();
        }
    }

    /** Whether neither the receiver can keep anything nor the result be anything that came in. */
    private boolean nothingMoves(Spec spec, Thing self) {
        String returns = spec.returns();
        boolean keeps = spec.named().constructor() || spec.kind() == Spec.Kind.STATIC && spec.others().size() > 1
                || self == null && spec.kind() != Spec.Kind.STATIC || self != null && self.content != null;
        boolean numbers = spec.others().isEmpty() || !spec.named().descriptor().substring(0,
                spec.named().descriptor().indexOf(')')).matches(".*[L\\[].*");
        boolean fresh = returns == null || Things.isValue(returns) && (numbers || world.classes.shape(returns).isFinal());
        return fresh && (!keeps || numbers);
    }

    private void result(Spec spec, Judgement judged, Exchange exchange) {
        String type = spec.returns();
        if (type == null) {
            return;
        }
        if (!judged.returns().isEmpty()) {
            judged.returns().forEach(exact -> world.flow.add(spec.result(), exchange == null ? world.things.value(exact)
                    : exchange.exact(exact)));
        } else if (Things.isValue(type)) {
            world.flow.add(spec.result(), world.things.value(type));
            if (exchange != null && !world.classes.shape(type).isFinal()) {
                exchange.same(type);
            }
        } else {
            exchange.result(type);
        }
    }

    /** What may meet in one call of a reviewed method. */
    private static final class Exchange {

        /** Methods that read their arguments and never change them. */
        private static final Set<String> READ_ONLY = Set.of("<init>", "add", "addAll", "addFirst", "addLast", "contains",
                "containsAll", "containsKey", "containsValue", "equals", "get", "getOrDefault", "indexOf", "lastIndexOf",
                "merge", "offer", "of", "ofNullable", "ofEntries", "copyOf", "push", "put", "putAll", "putIfAbsent", "remove",
                "removeAll", "removeIf", "replace", "retainAll", "set", "append", "join", "requireNonNull", "map", "filter",
                "flatMap", "forEach", "orElse", "orElseGet", "ok", "entity", "valueOf", "format", "formatted", "compare",
                "compareTo", "sorted", "anyMatch", "allMatch", "noneMatch", "stream", "asList", "unmodifiableList",
                "unmodifiableMap", "unmodifiableSet", "unmodifiableCollection", "entry", "toString", "hashCode", "isNull",
                "nonNull", "requireNonNullElse", "max", "min", "test", "apply", "accept");

        /** A functional object has no method of its own; what it returns is not told by type. */
        private static final Method FUNCTION = new Method(Things.OBJECT, "apply", "()Ljava/lang/Object;");

        /** Types whose objects may write through to what they were made of. */
        private static final List<String> VIEWS = List.of("java/util/Collection", "java/util/Map", "java/util/Iterator",
                "java/util/Map$Entry");

        private final World world;
        private final Site site;
        private final Spec spec;
        /** All that the method can get at. */
        private final Var all = new Var();
        /** All of that but the functions that it only calls. */
        private final Var held = new Var();
        /** All that it is given and may keep, without its receiver. */
        private final Var arguments = new Var();
        private final Var content = new Var();
        private final Map<String, Thing> made = new HashMap<>();
        private final Set<Thing> receivers = new HashSet<>();
        private boolean calls;
        private boolean view;

        Exchange(World world, Site site, Spec spec) {
            this.world = world;
            this.site = site;
            this.spec = spec;
            world.flow.listen(held, thing -> hold(thing, held));
            world.flow.listen(arguments, thing -> hold(thing, arguments));
            world.flow.edge(arguments, held, null);
            world.flow.edge(held, all, null);
            world.flow.edge(held, content, null);
            List<Var> others = spec.others();
            Type[] types = Type.getArgumentTypes(spec.named().descriptor());
            for (int i = 0; i < others.size(); i++) {
                Var argument = others.get(i);
                world.flow.edge(argument, called(types[i]) ? all : arguments, null);
                if (!READ_ONLY.contains(spec.named().name())) {
                    world.flow.listen(argument, this::change);
                }
            }
        }

        /** The platform's collections call the functions that they are given, and keep what those return, not them. */
        private boolean called(Type type) {
            String owner = spec.named().owner();
            return spec.kind() == Spec.Kind.VIRTUAL && type.getClassName().startsWith("java.util.function.") && platform(owner)
                    && (world.classes.subtype(owner, "java/util/Map") || world.classes.subtype(owner, "java/util/Collection"));
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
            } else if (spec.receiver() != null) {
                world.flow.listen(spec.receiver(), this::receive);
            }
        }

        private void receive(Thing self) {
            if (receivers.add(self)) {
                world.flow.add(held, self);
                if (self.content != null) {
                    world.flow.edge(arguments, self.content, null);
                }
                if (view) {
                    back(self);
                }
            }
        }

        Thing exact(String type) {
            view(type);
            return made.computeIfAbsent(type, key -> world.reviewed.exact(key, content));
        }

        void result(String type) {
            boolean library = !platform(spec.named().owner());
            Thing thing = type.startsWith("[") ? world.things.array(type, content)
                    : world.things.made(type, content, library);
            world.flow.add(spec.result(), thing);
            same(type);
            view(type);
        }

        /** What comes in may come out. */
        void same(String type) {
            world.flow.edge(held, spec.result(), type);
        }

        /** What is put into a view, or set in an entry, is in what it was made of. */
        private void view(String type) {
            boolean may = VIEWS.stream().anyMatch(view -> world.classes.subtype(type, view)) || type.equals(Things.OBJECT);
            boolean of = spec.kind() == Spec.Kind.STATIC
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
                world.flow.edge(content, origin.content, null);
            }
        }

        private boolean platform(String type) {
            Shape shape = type.startsWith("[") ? null : world.classes.shape(type);
            return shape == null || shape.platform();
        }

        void callBack() {
            if (!calls) {
                calls = true;
                world.flow.listen(all, this::callBack);
            }
        }

        private void callBack(Thing thing) {
            switch (thing.kind) {
                case LAMBDA -> function(thing);
                case OBJECT -> object(thing);
                case ANY -> any(thing);
                case PLATFORM -> judged(thing);
                case UNKNOWN -> site.caller.event(new Event(spec.named(), "",
                        new Judgement(Verdict.UNSEEN, List.of(),
                                "may call an object whose class is not known: " + thing.reason, true),
                        site));
                default -> {
                    // arrays, and what reviewed methods make: their makers vouch for them
                }
            }
        }

        private void any(Thing thing) {
            Set<String> classes = world.classes.concrete(thing.type);
            boolean library = !world.classes.shape(thing.type).application();
            Set<String> ours = world.classes.application();
            if (library && !world.reviewed.covers(world.classes.shape(thing.type))) {
                classes.forEach(one -> object(world.things.object(one)));
            } else {
                classes.stream().filter(one -> !library || ours.contains(one))
                        .forEach(one -> object(world.things.object(one)));
            }
            world.lambdas.each(thing.type, this::function);
        }

        private void judged(Thing thing) {
            if (receivers.contains(thing) || Things.isValue(thing.type) || thing.type.equals("java/lang/Class")) {
                return; // what a method does with a class that it is given belongs to its own review
            }
            Judgement judged = world.judgements.type(thing.type).orElse(Judgement.unlisted());
            if (!judged.verdict().harmless()) {
                site.caller.event(new Event(spec.named(), "", new Judgement(Verdict.UNSEEN, List.of(), "may call a "
                        + thing.type.replace('/', '.') + ", which " + judged.reason(), true), site));
            }
        }

        private void function(Thing thing) {
            Found function = world.classes.function(thing.type);
            if (function == null || !function.type().application()) {
                run(thing.lambda.node, null);
            }
        }

        private void object(Thing thing) {
            boolean library = !platform(spec.named().owner()) || world.classes.application().contains(thing.type);
            world.overrides.of(thing.type, library).forEach(node -> run(node, thing));
        }

        /** What the method makes itself may be an argument too: entries, collections, functions, numbers. */
        private void own(Var parameter, String type) {
            Shape shape = type == null || type.startsWith("[") ? null : world.classes.shape(type);
            if (shape != null && shape.platform()) {
                world.flow.add(parameter, Things.isValue(type) ? world.things.value(type)
                        : world.things.made(type, content, !platform(spec.named().owner())));
            } else if (type != null && type.startsWith("[")) {
                world.flow.add(parameter, world.things.array(type, content));
            }
        }

        /** Everything that the method can get at may be an argument. */
        private void run(Node node, Thing self) {
            List<Var> given = new ArrayList<>();
            for (int i = 0; i < node.parameters.size(); i++) {
                given.add(all);
                own(node.parameters.get(i), node.types.get(i));
            }
            boolean isStatic = node.isStatic();
            Method as = node.found == null ? FUNCTION : node.method;
            Spec back = new Spec(isStatic ? Spec.Kind.STATIC : Spec.Kind.SPECIAL, as, given, arguments);
            world.calls.run(new Site(site.caller, spec.named()), node, back, self);
        }
    }
}
