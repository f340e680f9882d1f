package dev.straightway.proof.walk;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.Verdict;

/**
 * Does what code that is not walked would do, by its judgement: whatever it is given, or can reach from it, may be stored
 * in its receiver, handed back, and, if it {@code calls}, called.
 */
final class Summaries {

    private static final String THROWABLE = "java/lang/Throwable";
    /** Their final methods read what nobody overrides. */
    private static final Set<String> FIXED = Set.of(TypeNames.OBJECT, THROWABLE, "java/lang/Enum");
    private static final String FUNCTIONS = "java/util/function/";

    private final Core core;
    private final ReviewedCode code;
    private final UnseenCalls unseen;
    private final ApiCalls apiCalls;
    private final MapperCalls mapperCalls;
    private final MapperSettings mapperSettings;
    private final MapperChanges mapperChanges;
    private final Map<Invocation, CallSummary> summaries = new IdentityHashMap<>();

    Summaries(ReviewedCode code, UnseenCalls unseen, ApiCalls apiCalls, MapperSettings mapperSettings,
            MapperChanges mapperChanges) {
        this.core = code.core();
        this.code = code;
        this.unseen = unseen;
        this.apiCalls = apiCalls;
        this.mapperCalls = code.mapperCalls();
        this.mapperSettings = mapperSettings;
        this.mapperChanges = mapperChanges;
    }

    /** Lets a reviewed method run; {@code self} is the receiver that chose it, or null. */
    void call(CallSite site, Invocation invocation, Judgement judged, AbstractObject self) {
        if (mapperCalls.follows(site, invocation, self)) {
            return;
        }
        Method named = invocation.named();
        boolean own = self != null && self.kind == AbstractObject.Kind.PLATFORM;
        Method target = own ? named.on(self.type) : named;
        site.targets.add(target);
        site.caller.event(Event.of(target, judged, site));
        if (!judged.verdict().harmless()) {
            mapperSettings.called(invocation);
            unseen.assume(site, mapperChanges.returning(invocation, self), self);
            return;
        }
        if (apiCalls.take(site, invocation, self)) {
            return;
        }
        mapperCalls.text(site.caller, named, self);
        code.annotations().called(site.caller, invocation);
        code.messages().called(site.caller, invocation);
        code.registrations().called(site.caller, named);
        code.locks().write(site, named, self);
        code.exceptions().call(site, invocation, self);
        boolean walked = self != null && mayOverride(self, named)
                && !(judged.verdict() == Verdict.PLAIN && ofThrowable(self, named));
        boolean calls = judged.verdict() == Verdict.CALLS || walked || takesFunction(named)
                || judged.verdict() == Verdict.PLAIN && takesExtensible(named, self) || code.registrations().calls(named);
        if (!calls && self == null) {
            overridden(site, invocation);
        }
        if (!calls) {
            code.registrations().whenKept(named, () -> callBack(site, invocation, self));
            asksDefaults(site, named);
        }
        if (!calls && nothingMoves(invocation, self)) {
            result(invocation, judged, null);
            return;
        }
        CallSummary summary = summary(site, invocation);
        summary.take(self);
        result(invocation, judged, summary);
        if (calls) {
            summary.callBack();
        }
    }

    private void asksDefaults(CallSite site, Method named) {
        if (code.registrations().asks(named)) {
            code.defaults().ask(site.caller);
        }
    }

    private CallSummary summary(CallSite site, Invocation invocation) {
        return summaries.computeIfAbsent(invocation, key -> new CallSummary(code, site, invocation));
    }

    /** An entry for all methods of a name, or of a class, says nothing of a function that one of them is given. */
    private static boolean takesFunction(Method named) {
        return Stream.of(Type.getArgumentTypes(named.descriptor()))
                .anyMatch(type -> type.getSort() == Type.OBJECT && type.getInternalName().startsWith(FUNCTIONS));
    }

    /** An entry for all methods of a class says nothing of an object that one of them is given and whose methods it calls. */
    private boolean takesExtensible(Method named, AbstractObject self) {
        if (Stream.of(Type.getArgumentTypes(named.descriptor())).noneMatch(this::extensible)) {
            return false;
        }
        boolean known = self != null && self.type != null && !TypeNames.isArray(self.type);
        Method target = known ? named.on(self.type) : named;
        Found found = core.classes().resolve(target);
        return found != null && !FIXED.contains(found.type().name()) && !named(named, found) && !named(target, found);
    }

    /** What a method does with any object is looked at when it is reviewed: it keeps that, or compares it. */
    private boolean extensible(Type type) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        String name = element.getSort() == Type.OBJECT ? element.getInternalName() : TypeNames.OBJECT;
        Shape shape = name.equals(TypeNames.OBJECT) ? null : core.classes().shape(name);
        return shape != null && !shape.isFinal() && !"java/lang/Enum".equals(shape.superName());
    }

    /** What can't be overridden, or is called as it is above, may call what can be, and has been. */
    private void overridden(CallSite site, Invocation invocation) {
        Found found = core.classes().resolve(invocation.named());
        boolean reviewed = invocation.kind() == Invocation.Kind.SPECIAL && named(invocation.named(), found);
        if (invocation.kind() == Invocation.Kind.STATIC || found == null || found.type().isFinal()
                || FIXED.contains(found.type().name()) || reviewed && invocation.named().constructor()) {
            return;
        }
        core.flow().listen(invocation.receiver(), object -> {
            AbstractObject self = object.unproxied();
            if (self.kind == AbstractObject.Kind.ANY || mayOverride(self, invocation.named())) {
                if (reviewed) {
                    summary(site, invocation).askReceiver();
                } else {
                    callBack(site, invocation, self);
                }
            }
        });
    }

    /** Whether a class that is walked inherits the method from a reviewed one, which may call what that class overrides. */
    private boolean mayOverride(AbstractObject self, Method named) {
        return self.kind == AbstractObject.Kind.OBJECT && (self.content != null || isDefault(named.on(self.type)));
    }

    private boolean isDefault(Method method) {
        Found found = core.classes().resolve(method);
        return found != null && found.type().isInterface() && !found.isAbstract();
    }

    /** Whether an entry names the method, not only its class. */
    private boolean named(Method named, Found found) {
        Judgements table = core.judgements();
        return table.method(named.owner(), named.name(), named.descriptor()).isPresent()
                || table.method(found.type().name(), named.name(), named.descriptor()).isPresent();
    }

    private void callBack(CallSite site, Invocation invocation, AbstractObject self) {
        CallSummary summary = summary(site, invocation);
        summary.take(self);
        summary.callBack();
    }

    private boolean ofThrowable(AbstractObject self, Method named) {
        Found found = core.classes().resolve(named.on(self.type));
        return found != null && found.type().name().equals(THROWABLE);
    }

    /** Whether neither the receiver can keep anything nor the result be anything that came in. */
    private boolean nothingMoves(Invocation invocation, AbstractObject self) {
        String returns = invocation.returns();
        boolean keeps = invocation.named().constructor()
                || invocation.kind() == Invocation.Kind.STATIC && invocation.others().size() > 1
                || self == null && invocation.kind() != Invocation.Kind.STATIC || self != null && self.content != null;
        boolean numbers = invocation.others().isEmpty() || takesOnlyNumbers(invocation.named().descriptor());
        boolean fresh = returns == null
                || AbstractObjects.isValue(returns) && (numbers || core.classes().shape(returns).isFinal());
        return fresh && (!keeps || numbers);
    }

    private static boolean takesOnlyNumbers(String descriptor) {
        String parameters = descriptor.substring(0, descriptor.indexOf(')'));
        return !parameters.contains("L") && !parameters.contains("[");
    }

    private void result(Invocation invocation, Judgement judged, CallSummary summary) {
        String type = invocation.returns();
        if (type == null) {
            return;
        }
        if (!judged.returns().isEmpty()) {
            judged.returns().forEach(exact -> core.flow().add(invocation.result(),
                    summary == null ? core.reviews().exact(exact) : summary.exact(exact)));
        } else if (AbstractObjects.isValue(type)) {
            core.flow().add(invocation.result(), core.objects().value(type));
            if (summary != null && !core.classes().shape(type).isFinal()) {
                summary.same(type);
            }
        } else {
            summary.result(type);
        }
    }
}
