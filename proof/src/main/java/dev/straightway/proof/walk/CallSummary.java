package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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
 * Is what may meet in one call of a reviewed method: whatever goes in, with all that it holds, may be kept by the receiver, be
 * handed back, and be called.
 */
final class CallSummary {

    /** A functional object has no method of its own; what it returns is not told by type. */
    private static final Method FUNCTION = new Method(TypeNames.OBJECT, "apply", "()Ljava/lang/Object;");

    private static final String MUTINY = "io/smallrye/mutiny/";
    private static final String STAGE = "java/util/concurrent/CompletionStage";
    private static final String ENTRY = "java/util/Map$Entry";
    private static final String ENTRIES = "entrySet";

    private final ReviewedCode code;
    private final Core core;
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
    private final HeldCalls holding;
    private final ReviewedCall call;
    private boolean calls;
    private boolean asksReceiver;
    private boolean view;

    CallSummary(ReviewedCode code, CallSite site, Invocation invocation) {
        this.code = code;
        this.core = code.core();
        this.site = site;
        this.invocation = invocation;
        this.holding = new HeldCalls(code, site, invocation);
        this.call = new ReviewedCall(core, invocation);
        core.flow().listen(held, object -> hold(object, held));
        core.flow().listen(arguments, object -> hold(object, arguments));
        core.flow().edge(arguments, held, null);
        if (invocation.named().owner().startsWith(MUTINY)) {
            core.flow().listen(held, this::await);
        }
        code.registrations().each(invocation.named(), object -> core.flow().add(held, object));
        code.constants().ask(site.caller, invocation.named(), held);
        Variable shared = code.registrations().shared(invocation.named());
        if (shared != null) {
            core.flow().edge(shared, held, null);
            core.flow().edge(content(), shared, null);
        }
        List<Variable> others = invocation.others();
        Type[] types = Type.getArgumentTypes(invocation.named().descriptor());
        boolean functions = Stream.of(types).anyMatch(call::calls);
        all = functions || code.thrown().keeps(invocation.named()) ? new Variable() : held;
        core.flow().edge(held, all, null);
        for (int i = 0; i < others.size(); i++) {
            Variable argument = others.get(i);
            code.registrations().number(invocation.named(), argument);
            core.flow().edge(argument, call.calls(types[i]) ? all : arguments, null);
            if (ReviewedCall.isFunction(types[i])) {
                core.flow().listen(argument, this::compose);
            }
            if (call.tellsToClose()) {
                core.flow().edge(argument, code.closing(), null);
            }
            code.gaps().use(argument, TypeNames.reference(types[i]),
                    () -> Cause.empty("what " + invocation.words() + " is given in " + site.caller.words(), here()));
            if (!call.readsOnly(TypeNames.reference(types[i]))) {
                core.flow().listen(argument, this::change);
            } else if (call.looksUp()) {
                core.flow().listen(argument, this::lookUp);
            }
        }
    }

    private Variable content() {
        if (content == null) {
            content = new Variable();
            core.flow().edge(held, content, null);
        }
        return content;
    }

    private void hold(AbstractObject object, Variable var) {
        if (object.content != null) {
            core.flow().edge(object.content, var, null);
        }
        if (call.mayClose(object)) {
            core.flow().edge(code.closing(), arguments, null);
        }
    }

    private void change(AbstractObject object) {
        if (object.content != null) {
            core.flow().edge(held, object.content, null);
        }
        code.locks().write(site, invocation.named(), object);
        code.locks().holders(invocation.named(), object, holding::fill);
    }

    /** Also what a map holds already, as the lists that are grouped into, and what a map of its own makes of an entry. */
    private void fill(AbstractObject object) {
        change(object);
        if (object.content != null && core.classes().subtype(object.type, "java/util/Map")) {
            if (object.kind == AbstractObject.Kind.OBJECT) {
                back(object);
            }
            core.flow().listen(object.content, this::fillInside);
        }
    }

    private void fillInside(AbstractObject object) {
        if (object.content != null && object.type != null && core.objects().family(object.type) >= 0) {
            core.flow().edge(held, object.content, null);
        }
    }

    /** A function that the platform has made calls those that it was made of, and may collect what it is called with. */
    private void compose(AbstractObject function) {
        if (function.content != null && function.kind != AbstractObject.Kind.LAMBDA) {
            core.flow().edge(function.content, all, null);
            core.flow().edge(held, function.content, null);
        }
    }

    private void lookUp(AbstractObject object) {
        code.locks().holders(invocation.named(), object, holder -> holding.hold(holder, object));
    }

    /** Who completes a future runs what the pipelines do that wait for it. */
    private void await(AbstractObject object) {
        if (object.content != null && core.classes().subtype(object.type, STAGE)) {
            core.flow().edge(arguments, object.content, null);
        }
    }

    void take(AbstractObject self) {
        if (self != null) {
            receive(self);
            return;
        }
        code.locks().holders(invocation.named(), null, holder -> holding.hold(holder, null));
        if (invocation.receiver() != null) {
            core.flow().listen(invocation.receiver(), this::receive);
        }
    }

    private void receive(AbstractObject self) {
        if (receivers.add(self)) {
            if (call.usesUp(self)) {
                hold(self, held);
            } else {
                core.flow().add(held, self);
            }
            if (self.content != null && !call.looks()) {
                core.flow().edge(arguments, self.content, null);
                if (call.addsToLists()) {
                    core.flow().listen(self.content, this::change);
                }
            }
            code.inside().hold(self);
            if (view) {
                back(self);
            }
            code.locks().holders(invocation.named(), self, holder -> holding.hold(holder, self));
        }
    }

    AbstractObject exact(String type) {
        view(type);
        return made.computeIfAbsent(type, key -> core.reviews().exact(key, content()));
    }

    void result(String type) {
        boolean library = !call.isOfPlatform();
        AbstractObject object = type.startsWith("[") ? core.objects().array(type, content())
                : core.objects().made(type, held(call.heldValues()), library);
        core.flow().add(invocation.result(), object);
        if (library && type.equals(TypeNames.OBJECT) && invocation.kind() == Invocation.Kind.STATIC && !isGeneric()) {
            core.flow().add(invocation.result(),
                    core.objects().unknown(UnseenCode.returned(invocation.named(), site.caller)));
        }
        code.thrown().give(content(), type);
        if (!type.startsWith("[")) {
            code.thrown().give(invocation.result(), type);
        }
        same(type);
        view(type);
        if (call.nests()) {
            Inside.CONTAINERS.forEach(one -> core.flow().add(content(), core.objects().made(one, content(), false)));
        }
        if (ENTRIES.equals(invocation.named().name())) {
            core.flow().add(content(), core.objects().made(ENTRY, content(), library)); // each writes through, wherever it gets
        }
    }

    /** What a result holds: values alone, or whatever the method can get at. */
    private Variable held(List<String> values) {
        if (values.isEmpty()) {
            return content();
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

    /** What comes in may come out. */
    void same(String type) {
        core.flow().edge(held, invocation.result(), type);
        code.defaults().give(invocation.result(), type);
    }

    /** What is put into a view, or set in an entry, is in what it was made of. */
    private void view(String type) {
        if (call.mayView(type)) {
            writeBack();
        }
    }

    private void writeBack() {
        if (!view) {
            view = true;
            receivers.forEach(this::back);
            if (invocation.kind() == Invocation.Kind.STATIC) {
                invocation.others().forEach(argument -> core.flow().listen(argument, this::back));
            }
        }
    }

    private void back(AbstractObject origin) {
        if (origin.content != null) {
            core.flow().edge(content(), origin.content, null);
        }
    }

    void callBack() {
        if (!calls) {
            calls = true;
            code.defaults().ask(site.caller);
            code.thrown().keep(invocation.named(), all);
            if (call.madeOfValues()) {
                core.flow().listen(invocation.receiver(), this::callBack);
                code.registrations().each(invocation.named(), this::callBack);
            } else {
                core.flow().listen(all, this::callBack);
            }
        }
    }

    /** A method that is named by its entry calls nothing of what it is given, but what a subclass overrides it may. */
    void askReceiver() {
        if (!calls && !asksReceiver) {
            asksReceiver = true;
            take(null);
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
            case UNKNOWN -> holding.unseen(Judgement.unseen(object.cause.kind(), "may call an object whose class is not known"),
                    object.cause);
            default -> {
                // arrays
            }
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
        if (receivers.contains(object) || AbstractObjects.isValue(object.type) || object.type.equals("java/lang/Class")) {
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
        if (receivers.contains(object) || MapperCalls.isTree(invocation.named().owner()) && MapperCalls.isTree(object.type)) {
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
        if (!receivers.contains(object)) {
            code.exceptions().whenHeld(object, by -> holding.unseen(held(object), by));
        }
        String caller = invocation.named().owner();
        boolean library = !call.isOfPlatform() || core.classes().application().contains(object.type);
        callBack(library ? code.overrides().knownTo(caller, object.type) : code.overrides().of(object.type, false), object,
                receivers.contains(object));
    }

    private void callBack(List<Node> overrides, AbstractObject object, boolean self) {
        overrides.stream().filter(node -> !core.reviews().vouches(node.found, self)).forEach(node -> run(node, object));
    }

    /** What an argument is made of; of a class that the method can't make itself there must be something among all. */
    private Variable given(String type) {
        Shape shape = type == null || type.startsWith("[") ? null : core.classes().shape(type);
        if (call.keepsFunctions()) {
            Variable none = new Variable();
            none.nothing = true;
            return none;
        }
        if (shape == null || shape.platform()) {
            return all;
        }
        Variable some = core.flow().filtered(all, type);
        some.owed = true;
        code.gaps().use(some, type,
                () -> Cause.empty("what " + invocation.words() + " hands to a function in " + site.caller.words(), here()));
        return some;
    }

    /** Where goes what a function returns. */
    private Variable returned() {
        if (call.throwsSupplied()) {
            Variable thrown = new Variable();
            core.flow().listen(thrown, code.thrown()::may);
            return thrown;
        }
        return call.keepsFunctions() ? new Variable() : call.looks() ? held : arguments;
    }

    /** A function that takes no object and gives one makes what is filled. */
    private boolean fills(Node node) {
        return call.fills() && node.types.stream().skip(node.first()).noneMatch(Objects::nonNull);
    }

    /** What the method makes itself may be an argument too: entries, collections, functions, numbers. */
    private void own(Variable parameter, String type, boolean visits) {
        Shape shape = type == null || type.startsWith("[") ? null : core.classes().shape(type);
        code.thrown().give(parameter, type);
        code.defaults().give(parameter, type);
        if (shape != null && shape.platform()) {
            core.flow().add(parameter, AbstractObjects.isValue(type) ? core.objects().value(type)
                    : core.objects().made(type, content(), !call.isOfPlatform()));
            if (call.isView(type) || visits && ReviewedCall.isConsumer(type)) {
                writeBack();
            }
        } else if (type != null && type.startsWith("[")) {
            core.flow().add(parameter, core.objects().array(type, content()));
        }
    }

    /** Everything that the method can get at may be an argument. */
    private void run(Node node, AbstractObject self) {
        List<Variable> given = new ArrayList<>();
        boolean visits = "forEach".equals(node.method.name());
        if (fills(node)) {
            core.flow().listen(node.result, this::fill);
        } else if (receivers.contains(self) && !call.looks() && ReviewedCall.writesThrough(node.method.name())) {
            core.flow().listen(node.result, this::change);
        }
        for (int i = 0; i < node.parameters.size(); i++) {
            given.add(given(node.types.get(i)));
            own(node.parameters.get(i), node.types.get(i), visits);
        }
        Method as = node.found == null ? FUNCTION : node.method;
        Invocation back = new Invocation(node.isStatic() ? Invocation.Kind.STATIC : Invocation.Kind.SPECIAL, as, given,
                returned());
        code.connector().run(new CallSite(site.caller, invocation.named()), node, back, self);
        holding.called(node, back, self);
    }

    private static Judgement held(AbstractObject object) {
        return Judgement.unseen(ReasonKind.HELD_MONITOR,
                "may wait for the monitor of a " + TypeNames.words(object.type) + ", which other code holds");
    }

    private Place here() {
        return Place.call(site.caller.method, invocation.named());
    }
}
