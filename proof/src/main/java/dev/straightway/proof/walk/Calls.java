package dev.straightway.proof.walk;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Verdict;

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

    void call(CallSite site, Invocation invocation) {
        Method named = invocation.named();
        Found found = world.classes.resolve(named);
        if (found == null) {
            strange(site, invocation, null, invocation.words(),
                    "the method isn't found: its class is missing, or links by name alone");
        } else if (named.constructor() && found.type().name().equals(TypeNames.OBJECT)) {
            return;
        } else if (invocation.kind() != Invocation.Kind.VIRTUAL || found.isFixed()) {
            direct(site, invocation, named, found, null);
            if (invocation.kind() == Invocation.Kind.VIRTUAL && !found.type().platform()) {
                world.flow.listen(invocation.receiver(),
                        object -> world.graph.ask(site, object, named, invocation.words())); // the container opens final methods
            }
        } else if (named.owner().startsWith("[")) {
            world.flow.edge(invocation.receiver(), invocation.result(), null);
        } else {
            invocation.result().of = invocation.receiver();
            world.gaps.use(invocation.receiver(), named.owner(),
                    () -> "what " + invocation.words() + " is called on in " + site.caller.words());
            world.flow.listen(invocation.receiver(), object -> {
                AbstractObject receiver = world.objects.take(object, named.owner());
                if (receiver != null) {
                    dispatch(site, invocation, receiver);
                }
            });
        }
    }

    /** {@code named} is the method on the class where it was looked for, never on a class above that an object overrides. */
    private void direct(CallSite site, Invocation invocation, Method named, Found found, AbstractObject self) {
        if (world.core.reviews().covers(named, found)) {
            world.summaries.call(site, invocation, world.core.reviews().direct(named, found), self);
        } else if (found.isAbstract()) {
            strange(site, invocation, self, invocation.words(), "has no code");
        } else {
            run(site, world.node(found), invocation, self);
        }
    }

    private void dispatch(CallSite site, Invocation invocation, AbstractObject called) {
        world.graph.ask(site, called, invocation.named(), invocation.words());
        AbstractObject object = called.behind == null ? called : called.behind;
        if (world.configMappings.answers(object)) {
            world.configMappings.call(site, invocation, object);
            return;
        }
        switch (object.kind) {
            case OBJECT -> object(site, invocation, object);
            case ANY -> any(site, invocation, object);
            case LAMBDA -> lambda(site, invocation, object);
            case PLATFORM, MADE, ARRAY ->
                world.summaries.call(site, invocation, world.core.reviews().of(object, invocation.named()), object);
            case UNKNOWN -> unknown(site, invocation, object);
            default -> throw new IllegalStateException(object.toString());
        }
    }

    /** Runs a method that an object has, or says that it isn't there. */
    void fixed(CallSite site, Invocation invocation, Found found, AbstractObject object) {
        if (found == null) {
            strange(site, invocation, object, object.type.replace('/', '.') + "#" + invocation.named().name(), "isn't found");
        } else {
            direct(site, invocation, invocation.named().on(object.type), found, object);
        }
    }

    /** What an annotation makes a framework generate may be known to block, as a client of another server does. */
    private void unknown(CallSite site, Invocation invocation, AbstractObject object) {
        Shape declared = world.classes.shape(invocation.named().owner());
        Optional<Judgement> bad = declared == null || LATER.contains(String.valueOf(invocation.returns())) ? Optional.empty()
                : world.annotations.bad(declared.annotations());
        if (bad.isPresent()) {
            site.targets.add(invocation.named());
            site.caller.event(Event.of(invocation.named(), bad.get(), site));
            assume(site, invocation, object);
        } else {
            strange(site, invocation, object, invocation.words(),
                    "is called on an object whose class is not known: " + object.reason);
        }
        if (declared != null && declared.application()) {
            any(site, invocation, world.objects.any(declared.name())); // it may be of a class that is seen, and keep what it is given
        }
    }

    private void object(CallSite site, Invocation invocation, AbstractObject object) {
        Method named = invocation.named().on(object.type);
        Found found = world.classes.resolve(named);
        if (found == null || found.isAbstract() && !world.core.reviews().covers(named, found)) {
            strange(site, invocation, object, object.type.replace('/', '.') + "#" + named.name(), "isn't found");
        } else {
            direct(site, invocation, named, found, object);
            Found behind = world.classes.behind(invocation.named(), found);
            if (behind != null && !behind.isAbstract()) {
                direct(site, invocation, named, behind, object);
            }
        }
    }

    private void any(CallSite site, Invocation invocation, AbstractObject object) {
        Method named = invocation.named();
        Shape type = world.classes.shape(object.type);
        Found found = world.classes.resolve(named.on(object.type));
        if (type == null) {
            strange(site, invocation, object, invocation.words(), "the class " + object.type.replace('/', '.') + " is missing");
            return;
        }
        if (found == null) {
            both(site, invocation, object, type);
            return;
        }
        boolean judged = found.type().platform() ? !type.application() && world.core.reviews().covers(type)
                : world.core.reviews().covers(invocation.named().on(object.type), found);
        if (judged) {
            reviewedAny(site, invocation, object, type);
            return;
        }
        if (type.isAbstract() && found.isAbstract() && world.annotations.act(type.annotations())) {
            strange(site, invocation, object, invocation.words(),
                    "may be implemented by generated code, as its type is annotated");
            return;
        }
        Set<String> classes = world.classes.concrete(object.type);
        if (classes.size() > MOST_CLASSES) {
            strange(site, invocation, object, invocation.words(),
                    "has " + classes.size() + " implementations, which are more than "
                            + MOST_CLASSES);
            return;
        }
        classes.forEach(one -> object(site, invocation, world.objects.object(one)));
        functions(site, invocation, object, found);
    }

    /** A method that the type doesn't have is called on objects that are of another type as well. */
    private void both(CallSite site, Invocation invocation, AbstractObject object, Shape type) {
        if (type.isAbstract() && world.annotations.act(type.annotations())) {
            strange(site, invocation, object, invocation.words(),
                    "may be implemented by generated code, as its type is annotated");
            return;
        }
        world.classes.concrete(type.name()).stream().filter(one -> world.classes.subtype(one, invocation.named().owner()))
                .forEach(one -> object(site, invocation, world.objects.object(one)));
    }

    /** Objects of a reviewed type: what the application makes below it is walked, the rest is judged. */
    private void reviewedAny(CallSite site, Invocation invocation, AbstractObject object, Shape type) {
        if (type.application()) {
            Method named = invocation.named().on(object.type);
            direct(site, invocation, named, world.classes.resolve(named), object);
            world.classes.concrete(object.type).forEach(one -> object(site, invocation, world.objects.object(one)));
            world.functions.each(object.type, one -> lambda(site, invocation, one));
            return;
        }
        world.summaries.call(site, invocation, world.core.reviews().of(object, invocation.named()), object);
        Set<String> ours = world.classes.application();
        world.classes.concrete(object.type).stream().filter(ours::contains)
                .forEach(one -> object(site, invocation, world.objects.object(one)));
        world.functions.each(object.type, one -> lambda(site, invocation, one));
    }

    private void functions(CallSite site, Invocation invocation, AbstractObject object, Found found) {
        Shape type = world.classes.shape(object.type);
        if (!type.isInterface()) {
            if (world.classes.concrete(type.name()).isEmpty()) {
                strange(site, invocation, object, invocation.words(),
                        "no class below " + type.name().replace('/', '.') + " is seen");
            }
            return;
        }
        world.functions.each(type.name(), one -> lambda(site, invocation, one));
        boolean function = world.classes.function(type.name()) != null;
        if (function && !type.application()) {
            strange(site, invocation, object, invocation.words(), "may be any function that a library makes");
        }
        world.atTheEnd.add(() -> {
            if (site.targets.isEmpty()) {
                strange(site, invocation, object, invocation.words(),
                        "no implementation of " + type.name().replace('/', '.') + " is seen");
            }
        });
    }

    private void lambda(CallSite site, Invocation invocation, AbstractObject object) {
        Method named = invocation.named();
        Found found = world.classes.resolve(named.on(object.type));
        if (found != null && !found.isAbstract()) {
            direct(site, invocation, named.on(object.type), found, object);
        } else if (named.name().equals(object.lambda.name) && invocation.others().size() == object.lambda.parameters) {
            world.flow.later(() -> run(site, object.lambda.node, invocation, null));
        } else if (found != null && world.core.reviews().covers(named.on(object.type), found)) {
            direct(site, invocation, named.on(object.type), found, object);
        } else {
            strange(site, invocation, object, invocation.words(), "isn't found in " + object.type.replace('/', '.'));
        }
    }

    /** Lets a call run a method: now, or when the caller turns out to be reached, if it is a library's. */
    void run(CallSite site, Node target, Invocation invocation, AbstractObject self) {
        if (target.library() && !site.caller.reached) {
            site.caller.waiting
                    .add(new Node.Waiting(() -> connect(site, target, invocation, self), () -> assume(site, invocation, self)));
        } else {
            connect(site, target, invocation, self);
        }
    }

    private void connect(CallSite site, Node target, Invocation invocation, AbstractObject self) {
        if (self != null && !target.isStatic()) {
            world.flow.add(target.parameters.get(0), self);
        }
        if (!site.targets.add(target)) {
            return;
        }
        world.arrow(site.caller, target, site);
        List<Variable> arguments = target.isStatic() ? invocation.others() : invocation.arguments();
        for (int i = self != null && !target.isStatic() ? 1 : 0; i < target.parameters.size(); i++) {
            if (target.types.get(i) != null) {
                world.flow.edge(arguments.get(i), target.parameters.get(i), target.types.get(i));
            }
        }
        String returns = invocation.returns();
        if (returns != null) {
            world.flow.edge(target.result, invocation.result(), returns);
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
        world.inputs.around(target.method, methods -> {
            for (Method method : methods) {
                around(target, method);
            }
        });
    }

    private void around(Node target, Method method) {
        Found found = world.classes.resolve(method);
        CallSite inside = new CallSite(target, null);
        if (found == null || found.type().platform()) {
            target.event(Event.strange("an interceptor", method.owner().replace('/', '.') + "#" + method.name()
                    + " isn't found", inside));
            return;
        }
        Node node = world.node(found);
        world.arrow(target, node, inside);
        world.initialise(target, method.owner());
        world.interception.add(target, node);
        String returns = TypeNames.reference(Type.getReturnType(target.method.descriptor()));
        if (returns != null) {
            world.flow.edge(node.result, target.result, returns);
            world.provided.around(target, node.result);
        }
    }

    /** Says that a call isn't understood; {@code self} is the receiver for which it isn't, or null for all. */
    void strange(CallSite site, Invocation invocation, AbstractObject self, String words, String reason) {
        site.targets.add(words + reason);
        Method named = invocation.named();
        site.caller.event(new Event(named, words, new Judgement(Verdict.UNSEEN, List.of(), reason, true), site));
        assume(site, invocation, self);
    }

    /** Takes a call on an object for one of unknown code; on all that the receiver may be, if the object is null. */
    void assume(CallSite site, Invocation invocation, AbstractObject self) {
        String caller = site.caller.words();
        String code = "the call of " + invocation.words() + " in " + caller;
        if (invocation.returns() != null) {
            world.havoc.open(invocation.result(), invocation.returns(), "what " + invocation.words() + " returns to " + caller);
        }
        if (self != null && invocation.kind() != Invocation.Kind.STATIC) {
            world.escapes.escape(self, code);
        } else if (invocation.receiver() != null) {
            world.escapes.escape(invocation.receiver(), code);
        }
        for (Variable argument : invocation.others()) {
            world.escapes.escape(argument, code);
            world.registrations.hand(invocation.named(), argument);
        }
    }

    static int parameters(String descriptor) {
        return Type.getArgumentTypes(descriptor).length;
    }
}
