package dev.straightway.deployment.reach.walk;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Found;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Shape;
import dev.straightway.deployment.reach.judge.Judgement;
import dev.straightway.deployment.reach.judge.Verdict;

/** Finds what a call can run: every method that a receiver which flows there has. */
final class Calls {

    /** A type with more classes below it is a framework's, not one of a choice of implementations. */
    private static final int MOST_CLASSES = 150;
    /** What is returned before the work is done. */
    private static final Set<String> LATER = Set.of("io/smallrye/mutiny/Uni", "io/smallrye/mutiny/Multi",
            "java/util/concurrent/CompletionStage", "java/util/concurrent/CompletableFuture");

    private final World world;

    Calls(World world) {
        this.world = world;
    }

    void call(Site site, Spec spec) {
        Method named = spec.named();
        Found found = world.classes.resolve(named);
        if (found == null) {
            strange(site, spec, null, spec.words(), "the method isn't found: its class is missing, or links by name alone");
        } else if (named.constructor() && found.type().name().equals(Things.OBJECT)) {
            return;
        } else if (spec.kind() != Spec.Kind.VIRTUAL || found.isFixed()) {
            direct(site, spec, named, found, null);
            if (spec.kind() == Spec.Kind.VIRTUAL && !found.type().platform()) {
                world.flow.listen(spec.receiver(), thing -> world.container.ask(site, thing, named, spec.words())); // the container opens final methods
            }
        } else if (named.owner().startsWith("[")) {
            world.flow.edge(spec.receiver(), spec.result(), null);
        } else {
            spec.result().of = spec.receiver();
            world.gaps.use(spec.receiver(), named.owner(),
                    () -> "what " + spec.words() + " is called on in " + site.caller.words());
            world.flow.listen(spec.receiver(), thing -> {
                Thing receiver = world.things.take(thing, named.owner());
                if (receiver != null) {
                    dispatch(site, spec, receiver);
                }
            });
        }
    }

    /** {@code named} is the method on the class where it was looked for, never on a class above that an object overrides. */
    private void direct(Site site, Spec spec, Method named, Found found, Thing self) {
        if (world.reviewed.covers(named, found)) {
            world.reviewed.call(site, spec, world.reviewed.direct(named, found), self);
        } else if (found.isAbstract()) {
            strange(site, spec, self, spec.words(), "has no code");
        } else {
            run(site, world.node(found), spec, self);
        }
    }

    private void dispatch(Site site, Spec spec, Thing called) {
        world.container.ask(site, called, spec.named(), spec.words());
        Thing thing = called.behind == null ? called : called.behind;
        if (world.settings.answers(thing)) {
            world.settings.call(site, spec, thing);
            return;
        }
        switch (thing.kind) {
            case OBJECT -> object(site, spec, thing);
            case ANY -> any(site, spec, thing);
            case LAMBDA -> lambda(site, spec, thing);
            case PLATFORM, MADE, ARRAY -> world.reviewed.call(site, spec, world.reviewed.of(thing, spec.named()), thing);
            case UNKNOWN -> unknown(site, spec, thing);
            default -> throw new IllegalStateException(thing.toString());
        }
    }

    /** Runs a method that an object has, or says that it isn't there. */
    void fixed(Site site, Spec spec, Found found, Thing thing) {
        if (found == null) {
            strange(site, spec, thing, thing.type.replace('/', '.') + "#" + spec.named().name(), "isn't found");
        } else {
            direct(site, spec, spec.named().on(thing.type), found, thing);
        }
    }

    /** What an annotation makes a framework generate may be known to block, as a client of another server does. */
    private void unknown(Site site, Spec spec, Thing thing) {
        Shape declared = world.classes.shape(spec.named().owner());
        Optional<Judgement> bad = declared == null || LATER.contains(String.valueOf(spec.returns())) ? Optional.empty()
                : world.annotations.bad(declared.annotations());
        if (bad.isPresent()) {
            site.targets.add(spec.named());
            site.caller.event(Event.of(spec.named(), bad.get(), site));
            assume(site, spec, thing);
        } else {
            strange(site, spec, thing, spec.words(), "is called on an object whose class is not known: " + thing.reason);
        }
        if (declared != null && declared.application()) {
            any(site, spec, world.things.any(declared.name())); // it may be of a class that is seen, and keep what it is given
        }
    }

    private void object(Site site, Spec spec, Thing thing) {
        Method named = spec.named().on(thing.type);
        Found found = world.classes.resolve(named);
        if (found == null || found.isAbstract() && !world.reviewed.covers(named, found)) {
            strange(site, spec, thing, thing.type.replace('/', '.') + "#" + named.name(), "isn't found");
        } else {
            direct(site, spec, named, found, thing);
            Found behind = world.classes.behind(spec.named(), found);
            if (behind != null && !behind.isAbstract()) {
                direct(site, spec, named, behind, thing);
            }
        }
    }

    private void any(Site site, Spec spec, Thing thing) {
        Method named = spec.named();
        Shape type = world.classes.shape(thing.type);
        Found found = world.classes.resolve(named.on(thing.type));
        if (type == null) {
            strange(site, spec, thing, spec.words(), "the class " + thing.type.replace('/', '.') + " is missing");
            return;
        }
        if (found == null) {
            both(site, spec, thing, type);
            return;
        }
        boolean judged = found.type().platform() ? !type.application() && world.reviewed.covers(type)
                : world.reviewed.covers(spec.named().on(thing.type), found);
        if (judged) {
            reviewedAny(site, spec, thing, type);
            return;
        }
        if (type.isAbstract() && found.isAbstract() && world.annotations.act(type.annotations())) {
            strange(site, spec, thing, spec.words(), "may be implemented by generated code, as its type is annotated");
            return;
        }
        Set<String> classes = world.classes.concrete(thing.type);
        if (classes.size() > MOST_CLASSES) {
            strange(site, spec, thing, spec.words(), "has " + classes.size() + " implementations, which are more than "
                    + MOST_CLASSES);
            return;
        }
        classes.forEach(one -> object(site, spec, world.things.object(one)));
        functions(site, spec, thing, found);
    }

    /** A method that the type doesn't have is called on objects that are of another type as well. */
    private void both(Site site, Spec spec, Thing thing, Shape type) {
        if (type.isAbstract() && world.annotations.act(type.annotations())) {
            strange(site, spec, thing, spec.words(), "may be implemented by generated code, as its type is annotated");
            return;
        }
        world.classes.concrete(type.name()).stream().filter(one -> world.classes.subtype(one, spec.named().owner()))
                .forEach(one -> object(site, spec, world.things.object(one)));
    }

    /** Objects of a reviewed type: what the application makes below it is walked, the rest is judged. */
    private void reviewedAny(Site site, Spec spec, Thing thing, Shape type) {
        if (type.application()) {
            Method named = spec.named().on(thing.type);
            direct(site, spec, named, world.classes.resolve(named), thing);
            world.classes.concrete(thing.type).forEach(one -> object(site, spec, world.things.object(one)));
            world.lambdas.each(thing.type, one -> lambda(site, spec, one));
            return;
        }
        world.reviewed.call(site, spec, world.reviewed.of(thing, spec.named()), thing);
        Set<String> ours = world.classes.application();
        world.classes.concrete(thing.type).stream().filter(ours::contains)
                .forEach(one -> object(site, spec, world.things.object(one)));
        world.lambdas.each(thing.type, one -> lambda(site, spec, one));
    }

    private void functions(Site site, Spec spec, Thing thing, Found found) {
        Shape type = world.classes.shape(thing.type);
        if (!type.isInterface()) {
            if (world.classes.concrete(type.name()).isEmpty()) {
                strange(site, spec, thing, spec.words(), "no class below " + type.name().replace('/', '.') + " is seen");
            }
            return;
        }
        world.lambdas.each(type.name(), one -> lambda(site, spec, one));
        boolean function = world.classes.function(type.name()) != null;
        if (function && !type.application()) {
            strange(site, spec, thing, spec.words(), "may be any function that a library makes");
        }
        world.atTheEnd.add(() -> {
            if (site.targets.isEmpty()) {
                strange(site, spec, thing, spec.words(), "no implementation of " + type.name().replace('/', '.') + " is seen");
            }
        });
    }

    private void lambda(Site site, Spec spec, Thing thing) {
        Method named = spec.named();
        Found found = world.classes.resolve(named.on(thing.type));
        if (found != null && !found.isAbstract()) {
            direct(site, spec, named.on(thing.type), found, thing);
        } else if (named.name().equals(thing.lambda.name) && spec.others().size() == thing.lambda.parameters) {
            world.flow.later(() -> run(site, thing.lambda.node, spec, null));
        } else if (found != null && world.reviewed.covers(named.on(thing.type), found)) {
            direct(site, spec, named.on(thing.type), found, thing);
        } else {
            strange(site, spec, thing, spec.words(), "isn't found in " + thing.type.replace('/', '.'));
        }
    }

    /** Lets a call run a method: now, or when the caller turns out to be reached, if it is a library's. */
    void run(Site site, Node target, Spec spec, Thing self) {
        if (target.library() && !site.caller.reached) {
            site.caller.waiting.add(new Node.Waiting(() -> connect(site, target, spec, self), () -> assume(site, spec, self)));
        } else {
            connect(site, target, spec, self);
        }
    }

    private void connect(Site site, Node target, Spec spec, Thing self) {
        if (self != null && !target.isStatic()) {
            world.flow.add(target.parameters.get(0), self);
        }
        if (!site.targets.add(target)) {
            return;
        }
        world.arrow(site.caller, target, site);
        List<Var> arguments = target.isStatic() ? spec.others() : spec.arguments();
        for (int i = self != null && !target.isStatic() ? 1 : 0; i < target.parameters.size(); i++) {
            if (target.types.get(i) != null) {
                world.flow.edge(arguments.get(i), target.parameters.get(i), target.types.get(i));
            }
        }
        String returns = spec.returns();
        if (returns != null) {
            world.flow.edge(target.result, spec.result(), returns);
        }
        if (target.found != null) {
            around(target);
            if (target.isStatic() || target.method.constructor()) {
                world.initialise(site.caller, target.method.owner());
            }
        }
    }

    /** Interceptors and decorators run around a method whoever calls it, and may answer in its place. */
    void around(Node target) {
        world.beans.around(target.method, methods -> {
            for (Method method : methods) {
                around(target, method);
            }
        });
    }

    private void around(Node target, Method method) {
        Found found = world.classes.resolve(method);
        Site inside = new Site(target, null);
        if (found == null || found.type().platform()) {
            target.event(Event.strange("an interceptor", method.owner().replace('/', '.') + "#" + method.name()
                    + " isn't found", inside));
            return;
        }
        Node node = world.node(found);
        world.arrow(target, node, inside);
        world.initialise(target, method.owner());
        world.intercepted.add(target, node);
        String returns = Things.reference(Type.getReturnType(target.method.descriptor()));
        if (returns != null) {
            world.flow.edge(node.result, target.result, returns);
            world.provided.around(target, node.result);
        }
    }

    /** Says that a call isn't understood; {@code self} is the receiver for which it isn't, or null for all. */
    void strange(Site site, Spec spec, Thing self, String words, String reason) {
        site.targets.add(words + reason);
        Method named = spec.named();
        site.caller.event(new Event(named, words, new Judgement(Verdict.UNSEEN, List.of(), reason, true), site));
        assume(site, spec, self);
    }

    /** Takes a call on a thing for one of unknown code; on all that the receiver may be, if the thing is null. */
    void assume(Site site, Spec spec, Thing self) {
        String caller = site.caller.words();
        String code = "the call of " + spec.words() + " in " + caller;
        if (spec.returns() != null) {
            world.given.open(spec.result(), spec.returns(), "what " + spec.words() + " returns to " + caller);
        }
        if (self != null && spec.kind() != Spec.Kind.STATIC) {
            world.escapes.escape(self, code);
        } else if (spec.receiver() != null) {
            world.escapes.escape(spec.receiver(), code);
        }
        for (Var argument : spec.others()) {
            world.escapes.escape(argument, code);
            world.companions.hand(spec.named(), argument);
        }
    }

    static int parameters(String descriptor) {
        return Type.getArgumentTypes(descriptor).length;
    }
}
