package dev.straightway.proof.walk;

import java.util.Optional;
import java.util.Set;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/** Finds what a call can run: every method that a receiver which flows there has. */
final class Calls implements Caller {

    /** A type with more classes below it is a framework's, not one of a choice of implementations. */
    private static final int MOST_CLASSES = 150;
    /** What is returned before the work is done. */
    private static final Set<String> LATER = Set.of("io/smallrye/mutiny/Uni", "io/smallrye/mutiny/Multi",
            "java/util/concurrent/CompletionStage", "java/util/concurrent/CompletableFuture");

    private static final Judgement GENERATED = Judgement.unseen(ReasonKind.GENERATED,
            "may be implemented by generated code, as its type is annotated");

    private final Core core;
    private final Connector connector;
    private final UnseenCalls unseen;
    private final Summaries summaries;
    private final Functions functions;
    private final Gaps gaps;
    private final ConfigMappings configMappings;
    private final MapperChanges mapperChanges;
    private final UnknownReceivers receivers;

    Calls(Core core, Connector connector, UnseenCalls unseen, Summaries summaries, Functions functions, Gaps gaps,
            ConfigMappings configMappings, MapperChanges mapperChanges, UnknownReceivers receivers) {
        this.core = core;
        this.connector = connector;
        this.unseen = unseen;
        this.summaries = summaries;
        this.functions = functions;
        this.gaps = gaps;
        this.configMappings = configMappings;
        this.mapperChanges = mapperChanges;
        this.receivers = receivers;
    }

    @Override
    public void call(CallSite site, Invocation invocation) {
        Method named = invocation.named();
        mapperChanges.called(site, invocation);
        Found found = core.classes().resolve(named);
        if (found == null) {
            unseen.strange(site, invocation, null, Judgement.unseen(ReasonKind.ABSENT,
                    "the method isn't found: its class is missing, or is one of two of its name, or links by name alone"));
        } else if (named.constructor() && found.type().name().equals(TypeNames.OBJECT)) {
            return;
        } else if (invocation.kind() != Invocation.Kind.VIRTUAL || found.isFixed()) {
            direct(site, invocation, named, found, null);
            if (invocation.kind() == Invocation.Kind.VIRTUAL && !found.type().platform()) {
                core.flow().listen(invocation.receiver(), object -> fixed(site, invocation, object));
            }
        } else if (TypeNames.isArray(named.owner())) {
            core.flow().edge(invocation.receiver(), invocation.result(), null);
        } else {
            invocation.result().of = invocation.receiver();
            gaps.use(invocation.receiver(), named.owner(),
                    () -> Cause.empty("what " + invocation.words() + " is called on in " + site.caller.words(),
                            Place.call(site.caller.method, named)));
            core.flow().listen(invocation.receiver(), object -> {
                AbstractObject receiver = core.objects().take(object, named.owner());
                if (receiver != null) {
                    dispatch(site, invocation, receiver);
                }
            });
        }
    }

    /** The container opens final methods, so that there may be a proxy before them. */
    private void fixed(CallSite site, Invocation invocation, AbstractObject object) {
        core.graph().ask(site, object, invocation.named(), invocation.words());
        if (object.unproxied().kind == AbstractObject.Kind.UNKNOWN && object.unproxied().foreign) {
            unseen.unknown(site, invocation, object.unproxied());
        }
    }

    /** {@code named} is the method on the class where it was looked for, never on a class above that an object overrides. */
    private void direct(CallSite site, Invocation invocation, Method named, Found found, AbstractObject self) {
        if (core.reviews().covers(named, found)) {
            summaries.call(site, invocation, core.reviews().direct(named, found), self);
        } else if (found.isAbstract()) {
            unseen.strange(site, invocation, self, Judgement.unseen(ReasonKind.NO_CLASS, "has no code"));
        } else {
            connector.run(site, core.graph().node(found), invocation, self);
        }
    }

    private void dispatch(CallSite site, Invocation invocation, AbstractObject called) {
        core.graph().ask(site, called, invocation.named(), invocation.words());
        AbstractObject object = called.unproxied();
        if (configMappings.answers(object)) {
            if (!configMappings.gives(site, invocation, object)) {
                exact(site, invocation, object);
            }
            return;
        }
        switch (object.kind) {
            case OBJECT -> object(site, invocation, object);
            case ANY -> any(site, invocation, object);
            case LAMBDA -> lambda(site, invocation, object);
            case PLATFORM, MADE, ARRAY ->
                summaries.call(site, invocation, core.reviews().of(object, invocation.named()), object);
            case UNKNOWN -> unknown(site, invocation, object);
            default -> throw new IllegalStateException(object.toString());
        }
    }

    /** Runs a method that an object has, or says that it isn't there. */
    private void exact(CallSite site, Invocation invocation, AbstractObject object) {
        Method named = invocation.named().on(object.type);
        Found found = core.classes().resolve(named);
        if (found == null) {
            unseen.strange(site, invocation, object,
                    Judgement.unseen(ReasonKind.ABSENT, "isn't found in " + TypeNames.words(object.type)));
        } else {
            direct(site, invocation, named, found, object);
        }
    }

    /** What an annotation makes a framework generate may be known to block, as a client of another server does. */
    private void unknown(CallSite site, Invocation invocation, AbstractObject object) {
        Shape declared = core.classes().shape(invocation.named().owner());
        Optional<Judgement> bad = declared == null || LATER.contains(String.valueOf(invocation.returns())) ? Optional.empty()
                : core.annotations().bad(declared.annotations());
        if (bad.isPresent()) {
            site.targets.add(invocation.named());
            site.caller.event(Event.of(invocation.named(), bad.get(), site));
            unseen.assume(site, invocation, object);
        } else {
            unseen.unknown(site, invocation, object);
        }
        if (declared != null && declared.application()) {
            core.objects().narrowings.add(declared.name());
            any(site, invocation, core.objects().any(declared.name())); // it may be of a class that is seen, and keep what it is given
        } else {
            receivers.call(site.caller, invocation.named().owner());
        }
    }

    private void object(CallSite site, Invocation invocation, AbstractObject object) {
        Method named = invocation.named().on(object.type);
        Found found = core.classes().resolve(named);
        if (found == null || found.isAbstract() && !core.reviews().covers(named, found)) {
            unseen.strange(site, invocation, object,
                    Judgement.unseen(ReasonKind.ABSENT, "isn't found in " + TypeNames.words(object.type)));
        } else {
            direct(site, invocation, named, found, object);
            Found behind = core.classes().behind(invocation.named(), found);
            if (behind != null && !behind.isAbstract()) {
                direct(site, invocation, named, behind, object);
            }
        }
    }

    private void any(CallSite site, Invocation invocation, AbstractObject object) {
        Method named = invocation.named();
        Shape type = core.classes().shape(object.type);
        Found found = core.classes().resolve(named.on(object.type));
        if (type == null) {
            unseen.strange(site, invocation, object, Judgement.unseen(ReasonKind.ABSENT,
                    "the class " + TypeNames.words(object.type) + " is missing"));
            return;
        }
        if (found == null) {
            both(site, invocation, object, type);
            return;
        }
        boolean judged = found.type().platform() ? !type.application() && core.reviews().covers(type)
                : core.reviews().covers(invocation.named().on(object.type), found);
        if (judged) {
            reviewedAny(site, invocation, object, type);
            return;
        }
        if (found.isAbstract()) {
            generated(site, invocation, object, type);
        }
        Set<String> classes = core.classes().concrete(object.type);
        if (classes.size() > MOST_CLASSES) {
            unseen.strange(site, invocation, object, Judgement.unseen(ReasonKind.MANY_CLASSES,
                    "has " + classes.size() + " implementations, which are more than " + MOST_CLASSES));
            return;
        }
        classes.forEach(one -> object(site, invocation, core.objects().object(one)));
        functions(site, invocation, object, found);
    }

    /** A framework may have generated a class for an annotated type; it may still be of a class that is seen. */
    private void generated(CallSite site, Invocation invocation, AbstractObject object, Shape type) {
        if (type.isAbstract() && core.annotations().act(type.annotations())) {
            unseen.strange(site, invocation, object, GENERATED);
        }
    }

    /** A method that the type doesn't have is called on objects that are of another type as well. */
    private void both(CallSite site, Invocation invocation, AbstractObject object, Shape type) {
        generated(site, invocation, object, type);
        Shape other = core.classes().shape(invocation.named().owner());
        boolean reviewed = other != null && core.reviews().covers(type) && core.reviews().covers(other);
        if (reviewed) { // so are the classes of libraries that are below both
            Judgement judged = core.reviews().of(core.objects().any(other.name()), invocation.named());
            summaries.call(site, invocation, judged, object);
        }
        Set<String> below = reviewed ? core.classes().concreteOfApplication(type.name())
                : core.classes().concrete(other != null && other.application() ? other.name() : type.name());
        below.stream().filter(one -> core.classes().subtype(one, type.name()))
                .filter(one -> core.classes().subtype(one, invocation.named().owner()))
                .forEach(one -> object(site, invocation, core.objects().object(one)));
    }

    /** Objects of a reviewed type: what the application makes below it is walked, the rest is judged. */
    private void reviewedAny(CallSite site, Invocation invocation, AbstractObject object, Shape type) {
        if (type.application()) {
            Method named = invocation.named().on(object.type);
            direct(site, invocation, named, core.classes().resolve(named), object);
            core.classes().concrete(object.type).forEach(one -> object(site, invocation, core.objects().object(one)));
            functions.each(object.type, one -> lambda(site, invocation, one));
            return;
        }
        summaries.call(site, invocation, core.reviews().of(object, invocation.named()), object);
        core.classes().concreteOfApplication(object.type)
                .forEach(one -> object(site, invocation, core.objects().object(one)));
        functions.each(object.type, one -> lambda(site, invocation, one));
    }

    private void functions(CallSite site, Invocation invocation, AbstractObject object, Found found) {
        Shape type = core.classes().shape(object.type);
        if (!type.isInterface()) {
            if (core.classes().concrete(type.name()).isEmpty()) {
                unseen.strange(site, invocation, object, noClass(type));
            }
            return;
        }
        functions.each(type.name(), one -> lambda(site, invocation, one));
        boolean function = core.classes().function(type.name()) != null;
        if (function && !type.application()) {
            unseen.strange(site, invocation, object, Judgement.unseen(ReasonKind.LIBRARY_FUNCTION,
                    "may be any function that a library makes"));
        }
        core.flow().atTheEnd(() -> {
            if (site.targets.isEmpty()) {
                unseen.strange(site, invocation, object, noClass(type));
            }
        });
    }

    private void lambda(CallSite site, Invocation invocation, AbstractObject object) {
        Method named = invocation.named();
        Method own = named.on(core.objects().casts.taken(object.lambda, named.owner()));
        Found found = core.classes().resolve(own);
        if (found != null && !found.isAbstract()) {
            direct(site, invocation, own, found, object);
        } else if (named.name().equals(object.lambda.name) && invocation.others().size() == object.lambda.parameters) {
            core.flow().later(() -> connector.run(site, object.lambda.node, invocation, null));
        } else if (found != null && core.reviews().covers(own, found)) {
            direct(site, invocation, own, found, object);
        } else {
            unseen.strange(site, invocation, object,
                    Judgement.unseen(ReasonKind.ABSENT, "isn't found in " + TypeNames.words(object.type)));
        }
    }

    private static Judgement noClass(Shape type) {
        return Judgement.unseen(ReasonKind.NO_CLASS, "is called on a " + TypeNames.words(type.name())
                + ", of which no class is seen");
    }
}
