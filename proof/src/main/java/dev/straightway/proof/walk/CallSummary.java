package dev.straightway.proof.walk;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Is what may meet in one call of a reviewed method: whatever goes in, with all that it holds ({@link CallReach}), may be kept
 * by
 * the receiver, be handed back, and be called.
 */
final class CallSummary {

    /** A functional object has no method of its own; what it returns is not told by type. */
    private static final Method FUNCTION = new Method(TypeNames.OBJECT, "apply", "()Ljava/lang/Object;");

    private static final String ENTRY = "java/util/Map$Entry";
    private static final String ENTRIES = "entrySet";

    private final ReviewedCode code;
    private final Core core;
    private final CallSite site;
    private final Invocation invocation;
    private final Map<String, AbstractObject> made = new HashMap<>();
    private final HeldCalls holding;
    private final ReviewedCall call;
    private final CallReach reach;
    private boolean calls;
    private boolean asksReceiver;
    private final Set<ReasonKind> unknown = EnumSet.noneOf(ReasonKind.class);

    CallSummary(ReviewedCode code, CallSite site, Invocation invocation) {
        this.code = code;
        this.core = code.core();
        this.site = site;
        this.invocation = invocation;
        this.holding = new HeldCalls(code, site, invocation);
        this.call = new ReviewedCall(core, invocation);
        this.reach = new CallReach(code, site, invocation, call, holding);
    }

    void take(AbstractObject self) {
        reach.take(self);
    }

    void same(String type) {
        reach.same(type);
    }

    AbstractObject exact(String type) {
        reach.view(type);
        return made.computeIfAbsent(type, key -> core.reviews().exact(key, reach.content()));
    }

    void result(String type) {
        boolean library = !call.isOfPlatform();
        AbstractObject object = TypeNames.isArray(type) ? core.objects().array(type, reach.content())
                : core.objects().made(type, held(call.heldValues()), library);
        core.flow().add(invocation.result(), object);
        if (library && type.equals(TypeNames.OBJECT) && invocation.kind() == Invocation.Kind.STATIC && !isGeneric()) {
            core.flow().add(invocation.result(),
                    core.objects().unknown(UnseenCode.returned(invocation.named(), site.caller)));
        }
        code.thrown().give(reach.content(), type);
        if (!TypeNames.isArray(type)) {
            code.thrown().give(invocation.result(), type);
        }
        reach.same(type);
        reach.view(type);
        if (call.nests()) {
            Inside.CONTAINERS
                    .forEach(one -> core.flow().add(reach.content(), core.objects().made(one, reach.content(), false)));
        }
        if (ENTRIES.equals(invocation.named().name())) {
            core.flow().add(reach.content(), core.objects().made(ENTRY, reach.content(), library)); // each writes through, wherever it gets
        }
    }

    /** What a result holds: values alone, or whatever the method can get at. */
    private Variable held(List<String> values) {
        if (values.isEmpty()) {
            return reach.content();
        }
        Variable some = new Variable();
        values.forEach(type -> core.flow().add(some, core.objects().value(type)));
        return some;
    }

    /** Whether the method returns something of what it is given, or holds, and nothing that others gave to its class. */
    private boolean isGeneric() {
        Found found = core.classes().resolve(invocation.named());
        return found == null || found.node().signature != null;
    }

    void callBack() {
        if (!calls) {
            calls = true;
            code.defaults().ask(site.caller);
            code.thrown().keep(invocation.named(), reach.all);
            if (call.madeOfValues()) {
                core.flow().listen(invocation.receiver(), this::callBack);
                code.registrations().each(invocation.named(), this::callBack);
            } else {
                core.flow().listen(reach.all, this::callBack);
            }
        }
    }

    /** A method that is named by its entry calls nothing of what it is given, but what a subclass overrides it may. */
    void askReceiver() {
        if (!calls && !asksReceiver) {
            asksReceiver = true;
            reach.take(null);
            core.flow().listen(invocation.receiver(), this::callBack);
        }
    }

    private void callBack(AbstractObject called) {
        core.graph().ask(site, called, invocation.named(), invocation.words());
        AbstractObject object = called.unproxied();
        switch (object.kind) {
            case LAMBDA -> function(object);
            case OBJECT -> object(object);
            case ANY -> any(object);
            case PLATFORM -> judged(object);
            case MADE -> {
                asked(object);
                if (code.configMappings().answers(object)) {
                    callBack(code.overrides().of(object.type, true), object, false);
                }
            }
            case UNKNOWN -> {
                holding.unseen(Judgement.unseen(object.cause.kind(), "may call an object whose class is not known"),
                        object.cause);
                unknown(object);
            }
            default -> {
                // arrays
            }
        }
    }

    /** An argument may be of any class of the application that fits. */
    private void unknown(AbstractObject object) {
        if (unknown.add(object.cause.kind())) {
            Stream.of(Type.getArgumentTypes(invocation.named().descriptor()))
                    .map(type -> type.getSort() == Type.ARRAY ? type.getElementType() : type).map(TypeNames::reference)
                    .filter(Objects::nonNull)
                    .forEach(type -> {
                        if (type.equals(TypeNames.OBJECT)) {
                            code.unknown().find(site.caller, object);
                        } else {
                            code.unknown().call(site.caller, type);
                        }
                    });
        }
    }

    private void any(AbstractObject object) {
        Shape shape = core.classes().shape(object.type);
        if (shape == null) {
            holding.unseen(Judgement.unseen(ReasonKind.ABSENT,
                    "may call a " + TypeNames.words(object.type) + ", whose class is missing"));
            return;
        }
        boolean all = shape.application() || !core.reviews().covers(shape);
        (all ? core.classes().concrete(object.type) : core.classes().concreteOfApplication(object.type))
                .forEach(one -> object(core.objects().object(one)));
        if (shape.application() && core.classes().function(object.type) == null
                && core.classes().concrete(object.type).isEmpty()) {
            holding.unseen(Judgement.unseen(ReasonKind.NO_CLASS,
                    "may call a " + TypeNames.words(object.type) + ", of which no class is seen"));
        }
        if (all && !shape.application() && core.classes().function(object.type) != null) {
            holding.unseen(Judgement.unseen(ReasonKind.LIBRARY_FUNCTION,
                    "may call any function that a library makes for " + TypeNames.words(object.type)));
        }
        code.functions().each(object.type, this::function);
    }

    private void judged(AbstractObject object) {
        if (reach.isReceiver(object) || AbstractObjects.isValue(object.type) || object.type.equals("java/lang/Class")) {
            return; // what a method does with a class that it is given belongs to its own review
        }
        Judgement judged = core.judgements().type(object.type).orElse(Judgement.unlisted());
        if (!judged.verdict().harmless()) {
            holding.unseen(judged.of("may call a " + TypeNames.words(object.type)));
        } else {
            asked(object);
        }
    }

    /** What reviewed methods make they vouch for, but for what their table says of the methods that all objects have. */
    private void asked(AbstractObject object) {
        code.exceptions().whenTold(object, by -> holding.unseen(held(object), by));
        if (code.configMappings().asksValues(object)) {
            holding.unseen(ConfigMappings.ASKS.of("may ask a " + TypeNames.words(object.type)));
        }
        if (reach.isReceiver(object) || MapperCalls.isTree(invocation.named().owner()) && MapperCalls.isTree(object.type)) {
            return; // the methods of a tree of JSON ask no other for its text, but for those that are asked for a text
        }
        if (!code.mapperCalls().text(site.caller, object)) {
            core.reviews().asked(object.type).ifPresent(judged -> holding
                    .unseen(judged.of("may ask a " + TypeNames.words(object.type))));
        }
    }

    private void function(AbstractObject object) {
        if (code.overrides().knows(object.lambda)) {
            run(object.lambda.node, null);
        }
        callBack(code.overrides().of(object.lambda, true), object, false);
    }

    private void object(AbstractObject object) {
        code.thrown().may(object);
        if (!reach.isReceiver(object)) {
            code.exceptions().whenHeld(object, by -> holding.unseen(held(object), by));
        }
        String caller = invocation.named().owner();
        boolean library = !call.isOfPlatform() || core.classes().application().contains(object.type);
        callBack(library ? code.overrides().knownTo(caller, object.type) : code.overrides().of(object.type, false), object,
                reach.isReceiver(object));
    }

    private void callBack(List<Node> overrides, AbstractObject object, boolean self) {
        overrides.stream().filter(node -> !core.reviews().vouches(node.found, self)).forEach(node -> run(node, object));
    }

    /** What an argument is made of; of a class that the method can't make itself there must be something among all. */
    private Variable given(String type) {
        Shape shape = core.classes().shape(type);
        if (call.keepsFunctions()) {
            Variable none = new Variable();
            none.nothing = true;
            return none;
        }
        if (shape == null || shape.platform()) {
            return reach.all;
        }
        Variable some = core.flow().filtered(reach.all, type);
        some.owed = true;
        code.gaps().use(some, type,
                () -> Cause.empty("what " + invocation.words() + " hands to a function in " + site.caller.words(), here()));
        return some;
    }

    /**
     * Where goes what a function returns. What composes functions calls none, but may ask them for others by their other
     * methods: a predicate for its negation, a collector for its characteristics.
     */
    private Variable returned(Node node, AbstractObject self) {
        if (call.throwsSupplied()) {
            Variable thrown = new Variable();
            core.flow().listen(thrown, code.thrown()::may);
            return thrown;
        }
        boolean unused = call.keepsFunctions() && (self == null || isFunction(node));
        return unused ? new Variable() : call.looks() ? reach.held : reach.arguments;
    }

    /** Whether a method is the one by which its object is a function of the platform. */
    private boolean isFunction(Node node) {
        return core.classes().supertypes(node.found.type().name()).stream().filter(Casts::isFunction)
                .map(core.classes()::function)
                .anyMatch(function -> function != null && function.node().name.equals(node.method.name()));
    }

    /** A function that takes no object and gives one makes what is filled. */
    private boolean fills(Node node) {
        return call.fills() && node.types.stream().skip(node.first()).noneMatch(Objects::nonNull);
    }

    /** What the method makes itself may be an argument too: entries, collections, functions, numbers. */
    private void own(Variable parameter, String type, boolean visits) {
        Shape shape = core.classes().shape(type);
        code.thrown().give(parameter, type);
        code.defaults().give(parameter, type);
        if (shape != null && shape.platform()) {
            core.flow().add(parameter, AbstractObjects.isValue(type) ? core.objects().value(type)
                    : core.objects().made(type, reach.content(), !call.isOfPlatform()));
            if (call.isView(type) || visits && ReviewedCall.isConsumer(type)) {
                reach.writeBack();
            }
        } else if (TypeNames.isArray(type)) {
            core.flow().add(parameter, core.objects().array(type, reach.content()));
        }
    }

    private void run(Node node, AbstractObject self) {
        boolean visits = "forEach".equals(node.method.name());
        if (fills(node)) {
            core.flow().listen(node.result, reach::fill);
        } else if (reach.isReceiver(self) && !call.looks() && ReviewedCall.writesThrough(node.method.name())) {
            core.flow().listen(node.result, reach::change);
        }
        for (int i = 0; i < node.parameters.size(); i++) {
            own(node.parameters.get(i), node.types.get(i), visits);
        }
        Invocation back = back(node, self);
        code.connector().run(new CallSite(site.caller, invocation.named()), node, back, self);
        holding.called(node, back, self);
    }

    /** {@return the call of a method by this one: everything that it can get at may be an argument} */
    private Invocation back(Node node, AbstractObject self) {
        Method as = node.found == null ? FUNCTION : node.method;
        return new Invocation(node.isStatic() ? Invocation.Kind.STATIC : Invocation.Kind.SPECIAL, as,
                node.types.stream().map(this::given).toList(), returned(node, self));
    }

    private static Judgement held(AbstractObject object) {
        return Judgement.unseen(ReasonKind.HELD_MONITOR,
                "may wait for the monitor of a " + TypeNames.words(object.type) + ", which other code holds");
    }

    private Place here() {
        return Place.call(site.caller.method, invocation.named());
    }
}
