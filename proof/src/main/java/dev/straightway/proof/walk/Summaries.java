package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
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

    /** Its plain methods, which the table names one by one, read fields and call nothing that a subclass could override. */
    private static final String THROWABLE = "java/lang/Throwable";
    /** Their final methods read what nobody overrides. */
    private static final Set<String> FIXED = Set.of(TypeNames.OBJECT, THROWABLE, "java/lang/Enum");
    private static final String FUNCTIONS = "java/util/function/";

    private final World world;
    private final Map<Invocation, CallSummary> summaries = new IdentityHashMap<>();
    /** By the type of the object, then by the method. */
    private final Map<String, Map<Method, Judgement>> exact = new HashMap<>();
    private final Map<String, Map<Method, Judgement>> declared = new HashMap<>();

    Summaries(World world) {
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

    /**
     * {@return whether a method that reviewed code calls back is left to its own review, as those of the platform are: it is a
     * library's, and harmless; of its receiver, a harmless method calls nothing worse}
     */
    boolean vouches(Found found, boolean receiver) {
        return !found.type().application() && covers(found.method(), found)
                && (receiver || direct(found.method(), found).verdict().harmless());
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
        boolean inherits = !named.owner().equals(declaring) && found.type().platform() && !declaring.equals(THROWABLE);
        return judged.verdict() == Verdict.PLAIN && inherits && walked(named.owner()) ? calling(judged) : judged;
    }

    /**
     * The nearest class of the platform that an object is one of, when it inherits the method from further above: a class
     * of the platform may override what the method calls, so only its own entry counts. Exceptions are all alike.
     */
    private String inherited(Method named, Found found) {
        if (!found.type().platform() || found.isFixed() || named.constructor() || named.owner().startsWith("[")
                || found.type().name().equals(THROWABLE)) {
            return null;
        }
        Shape shape = world.classes.shape(named.owner());
        while (shape != null && !shape.platform()) {
            shape = world.classes.shape(shape.superName());
        }
        boolean self = shape == null || shape.isInterface() || shape.name().equals(TypeNames.OBJECT)
                || shape.name().equals(found.type().name()) || shape.name().equals("java/lang/Record");
        return self ? null : shape.name();
    }

    private boolean walked(String type) {
        Shape shape = type.startsWith("[") ? null : world.classes.shape(type);
        return shape != null && !shape.platform() && world.objects.holds(type);
    }

    /** What a class inherits from the platform may call the methods that it overrides, whatever the table says of it. */
    private static Judgement calling(Judgement judged) {
        return new Judgement(Verdict.CALLS, judged.returns(), judged.reason(), judged.listed());
    }

    /** {@return the judgement of a method by the object that it is called on} */
    Judgement of(AbstractObject object, Method named) {
        boolean one = object.kind == AbstractObject.Kind.PLATFORM;
        return (one ? exact : declared).computeIfAbsent(object.type, type -> new HashMap<>()).computeIfAbsent(named,
                method -> one ? exact(object.type, method) : declared(object.type, method));
    }

    private Judgement exact(String type, Method named) {
        return special(type, named).orElseGet(() -> {
            Found found = world.classes.resolve(named.on(type));
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
        Found found = world.classes.resolve(named.on(type));
        if (found != null && found.type().name().equals(THROWABLE)) {
            return table.method(THROWABLE, named.name(), named.descriptor()); // exceptions are all alike
        }
        return world.classes.supertypes(type).stream()
                .map(above -> table.method(above, named.name(), named.descriptor())).flatMap(Optional::stream)
                .filter(one -> !one.verdict().harmless()).findFirst();
    }

    /** Objects that reviewed code made are judged by what is known of their type: as it is declared, or as it is used. */
    private Judgement declared(String type, Method named) {
        String own = type.startsWith("[") ? TypeNames.OBJECT : type;
        String used = world.classes.subtype(named.owner(), own) ? named.owner() : own;
        Judgement judged = special(used, named).orElseGet(() -> {
            Found found = world.classes.resolve(named.on(used));
            return world.judgements.type(used).or(() -> found == null ? Optional.empty()
                    : world.judgements.method(found.type().name(), named.name(), named.descriptor()))
                    .orElse(Judgement.unlisted());
        });
        boolean anything = used.equals(TypeNames.OBJECT) && !type.startsWith("[");
        return anything && judged.verdict() == Verdict.PLAIN ? calling(judged) : judged;
    }

    /** {@return an object of a class that a table names or that code makes; of any class below an interface} */
    AbstractObject exact(String type, Variable content) {
        if (AbstractObjects.isValue(type)) {
            return world.objects.value(type);
        }
        return isInterface(type) ? world.objects.any(type) : AbstractObject.of(AbstractObject.Kind.PLATFORM, type, content);
    }

    /** The same where nothing that it holds matters. */
    private AbstractObject exact(String type) {
        return isInterface(type) ? world.objects.any(type) : world.objects.value(type);
    }

    private boolean isInterface(String type) {
        Shape shape = world.classes.shape(type);
        return shape != null && shape.isInterface();
    }

    /** Lets a reviewed method run; {@code self} is the receiver that chose it, or null. */
    void call(CallSite site, Invocation invocation, Judgement judged, AbstractObject self) {
        if (world.mapperCalls.follows(site, invocation, self)) {
            return;
        }
        Method named = invocation.named();
        boolean own = self != null && self.kind == AbstractObject.Kind.PLATFORM;
        Method target = own ? named.on(self.type) : named;
        site.targets.add(target);
        site.caller.event(Event.of(target, judged, site));
        if (!judged.verdict().harmless()) {
            world.unmodelled.called(invocation);
            world.calls.assume(site, invocation, self);
            return;
        }
        world.exceptionMappings.called(site.caller, invocation);
        world.responseEntities.take(site, invocation);
        world.streams.take(invocation);
        if (world.responseEntities.gives(invocation, self) || world.provided.gives(invocation, self)
                || world.interception.gives(invocation, self) || world.exceptionMappings.gives(invocation, self)
                || world.requestState.gives(invocation) || world.streams.gives(invocation)) {
            return;
        }
        world.json.text(site.caller, named, self);
        world.locks.write(site, named, self);
        boolean walked = self != null && self.kind == AbstractObject.Kind.OBJECT && self.content != null
                && !(judged.verdict() == Verdict.PLAIN && ofThrowable(self, named));
        boolean calls = judged.verdict() == Verdict.CALLS || walked || takesFunction(named) || world.registrations.calls(named);
        if (!calls && self == null) {
            overridden(site, invocation);
        }
        if (!calls) {
            world.registrations.whenKept(named, () -> callBack(site, invocation, self));
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
        if (world.registrations.asks(named)) {
            world.defaults.ask(site.caller);
        }
    }

    private CallSummary summary(CallSite site, Invocation invocation) {
        return summaries.computeIfAbsent(invocation, key -> new CallSummary(world, site, invocation));
    }

    /** An entry for all methods of a name, or of a class, says nothing of a function that one of them is given. */
    private static boolean takesFunction(Method named) {
        return Stream.of(Type.getArgumentTypes(named.descriptor()))
                .anyMatch(type -> type.getSort() == Type.OBJECT && type.getInternalName().startsWith(FUNCTIONS));
    }

    /** What can't be overridden, or is called as it is above, may call what can be, and has been. */
    private void overridden(CallSite site, Invocation invocation) {
        Found found = world.classes.resolve(invocation.named());
        if (invocation.kind() == Invocation.Kind.STATIC || found == null || found.type().isFinal()
                || FIXED.contains(found.type().name())
                || invocation.kind() == Invocation.Kind.SPECIAL && named(invocation.named(), found)) {
            return;
        }
        world.flow.listen(invocation.receiver(), object -> {
            AbstractObject self = object.behind == null ? object : object.behind;
            if (self.kind == AbstractObject.Kind.ANY || self.kind == AbstractObject.Kind.OBJECT && self.content != null) {
                callBack(site, invocation, self);
            }
        });
    }

    /** Whether an entry names the method, not only its class. */
    private boolean named(Method named, Found found) {
        Judgements table = world.judgements;
        return table.method(named.owner(), named.name(), named.descriptor()).isPresent()
                || table.method(found.type().name(), named.name(), named.descriptor()).isPresent();
    }

    private void callBack(CallSite site, Invocation invocation, AbstractObject self) {
        CallSummary summary = summary(site, invocation);
        summary.take(self);
        summary.callBack();
    }

    private boolean ofThrowable(AbstractObject self, Method named) {
        Found found = world.classes.resolve(named.on(self.type));
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
                || AbstractObjects.isValue(returns) && (numbers || world.classes.shape(returns).isFinal());
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
            judged.returns().forEach(exact -> world.flow.add(invocation.result(),
                    summary == null ? exact(exact) : summary.exact(exact)));
        } else if (AbstractObjects.isValue(type)) {
            world.flow.add(invocation.result(), world.objects.value(type));
            if (summary != null && !world.classes.shape(type).isFinal()) {
                summary.same(type);
            }
        } else {
            summary.result(type);
        }
    }
}
