package dev.straightway.proof.walk;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.TypeNames;

/**
 * Is what one call of a reviewed method can get at, and where it may put that: into its receiver, its arguments, and what its
 * views and entries are made of.
 */
final class CallReach {

    private static final String MUTINY = "io/smallrye/mutiny/";
    private static final String STAGE = "java/util/concurrent/CompletionStage";

    private final ReviewedCode code;
    private final Core core;
    private final CallSite site;
    private final Invocation invocation;
    private final ReviewedCall call;
    private final HeldCalls holding;
    /** All that the method can get at. */
    final Variable all;
    /** All of that but the functions that it only calls, and what these throw. */
    final Variable held = new Variable();
    /** All that it is given and may keep, without its receiver. */
    final Variable arguments = new Variable();
    /** What is held by what it makes; null until it makes something. */
    private Variable content;
    private final Set<AbstractObject> receivers = new LinkedHashSet<>();
    private boolean writesBack;

    CallReach(ReviewedCode code, CallSite site, Invocation invocation, ReviewedCall call, HeldCalls holding) {
        this.code = code;
        this.core = code.core();
        this.site = site;
        this.invocation = invocation;
        this.call = call;
        this.holding = holding;
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
                    () -> Cause.empty("what " + invocation.words() + " is given in " + site.caller.words(),
                            Place.call(site.caller.method, invocation.named())));
            if (!call.readsOnly(TypeNames.reference(types[i]))) {
                core.flow().listen(argument, this::change);
            } else if (call.looksUp()) {
                core.flow().listen(argument, this::lookUp);
            }
        }
    }

    /** {@return what is held by what the method makes} */
    Variable content() {
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

    /** An object is told of what the method can get at. */
    void change(AbstractObject object) {
        if (object.content != null) {
            core.flow().edge(held, object.content, null);
        }
        code.locks().write(site, invocation.named(), object);
        code.locks().holders(invocation.named(), object, holding::fill);
    }

    /** Also what a map holds already, as the lists that are grouped into, and what a map of its own makes of an entry. */
    void fill(AbstractObject object) {
        change(object);
        if (object.content != null && core.classes().subtype(object.type, "java/util/Map")) {
            if (object.kind == AbstractObject.Kind.OBJECT) {
                back(object);
            }
            core.flow().listen(object.content, this::fillInside);
        }
    }

    private void fillInside(AbstractObject object) {
        if (object.content != null && object.type != null && core.objects().casts.family(object.type) >= 0) {
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

    /** @param self the receiver, or null for any that gets to the call */
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

    boolean isReceiver(AbstractObject object) {
        return receivers.contains(object);
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
            if (writesBack) {
                back(self);
            }
            code.locks().holders(invocation.named(), self, holder -> holding.hold(holder, self));
        }
    }

    /** What comes in may come out. */
    void same(String type) {
        core.flow().edge(held, invocation.result(), type);
        code.defaults().give(invocation.result(), type);
    }

    /** What is put into a view, or set in an entry, is in what it was made of. */
    void view(String type) {
        if (call.mayView(type)) {
            writeBack();
        }
    }

    /** What it puts into what it makes is in its receiver, or its arguments. */
    void writeBack() {
        if (!writesBack) {
            writesBack = true;
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
}
