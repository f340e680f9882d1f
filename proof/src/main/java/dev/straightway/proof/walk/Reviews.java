package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.Verdict;

/**
 * Says what isn't walked, since it is reviewed: which entry of the tables counts for a call, and what objects such code makes.
 */
final class Reviews {

    /** Its plain methods, which the table names one by one, read fields and call nothing that a subclass could override. */
    private static final String THROWABLE = "java/lang/Throwable";

    private static final List<Method> ASKED = List.of(Method.TO_STRING, Method.HASH_CODE, Method.EQUALS,
            new Method("java/lang/Comparable", "compareTo", "(Ljava/lang/Object;)I"));

    private final Classes classes;
    private final Judgements judgements;
    private final AbstractObjects objects;
    /** By the type of the object, then by the method. */
    private final Map<String, Map<Method, Judgement>> exact = new HashMap<>();
    private final Map<String, Map<Method, Judgement>> declared = new HashMap<>();
    private final Map<String, Optional<Judgement>> asked = new HashMap<>();

    Reviews(Classes classes, Judgements judgements, AbstractObjects objects) {
        this.classes = classes;
        this.judgements = judgements;
        this.objects = objects;
    }

    /** {@return whether a method is judged and not walked} */
    boolean covers(Method named, Found found) {
        Judgements table = judgements;
        return found.type().platform() || table.method(named.owner(), named.name(), named.descriptor()).isPresent()
                || table.method(found.type().name(), named.name(), named.descriptor()).isPresent()
                || table.type(found.type().name()).isPresent();
    }

    /** {@return whether objects of a class are judged as a whole, so that the class isn't walked} */
    boolean covers(Shape type) {
        return type.platform() || judgements.type(type.name()).isPresent();
    }

    /**
     * {@return whether a method that reviewed code calls back is left to its own review, as those of the platform are: it is a
     * library's, and harmless; of its receiver, a harmless method calls nothing worse}
     */
    boolean vouches(Found found, boolean receiver) {
        return !found.type().application() && covers(found.method(), found)
                && (receiver || direct(found.method(), found).verdict().harmless());
    }

    /** {@return whether an entry names a method of a library, and it is harmless} */
    boolean vouches(Found found) {
        return !found.type().application() && judgements
                .method(found.type().name(), found.method().name(), found.method().descriptor())
                .filter(judged -> judged.verdict().harmless()).isPresent();
    }

    /** {@return the judgement of a method that no receiver chooses} */
    Judgement direct(Method named, Found found) {
        String above = inherited(named, found);
        if (above != null) {
            Judgement judged = exact(above, named);
            return judged.verdict() == Verdict.PLAIN && walked(named.owner()) ? calling(judged) : judged;
        }
        Judgements table = judgements;
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
        if (!found.type().platform() || found.isFixed() || named.constructor() || TypeNames.isArray(named.owner())
                || found.type().name().equals(THROWABLE)) {
            return null;
        }
        Shape shape = classes.shape(named.owner());
        while (shape != null && !shape.platform()) {
            shape = classes.shape(shape.superName());
        }
        boolean self = shape == null || shape.isInterface() || shape.name().equals(TypeNames.OBJECT)
                || shape.name().equals(found.type().name()) || shape.name().equals("java/lang/Record");
        return self ? null : shape.name();
    }

    private boolean walked(String type) {
        Shape shape = classes.shape(type);
        return shape != null && !shape.platform() && objects.holds(type);
    }

    /** What a class inherits from the platform may call the methods that it overrides, whatever the table says of it. */
    private static Judgement calling(Judgement judged) {
        return new Judgement(Verdict.CALLS, judged.returns(), judged.reason(), judged.listed(), null);
    }

    /** {@return the judgement of a method by the object that it is called on} */
    Judgement of(AbstractObject object, Method named) {
        boolean one = object.kind == AbstractObject.Kind.PLATFORM;
        return (one ? exact : declared).computeIfAbsent(object.type, type -> new HashMap<>()).computeIfAbsent(named,
                method -> one ? exact(object.type, method) : declared(object.type, method));
    }

    private Judgement exact(String type, Method named) {
        return special(type, named).orElseGet(() -> {
            Found found = classes.resolve(named.on(type));
            return judgements.type(type).or(() -> found != null && found.isFixed()
                    ? judgements.method(found.type().name(), named.name(), named.descriptor())
                    : Optional.empty()).orElse(Judgement.unlisted());
        });
    }

    /** The entry of the method on the class itself, or else one that holds for all classes below because it is bad. */
    private Optional<Judgement> special(String type, Method named) {
        Judgements table = judgements;
        Optional<Judgement> own = table.method(type, named.name(), named.descriptor());
        if (own.isPresent()) {
            return own;
        }
        Found found = classes.resolve(named.on(type));
        if (found != null && found.type().name().equals(THROWABLE)) {
            return table.method(THROWABLE, named.name(), named.descriptor()); // exceptions are all alike
        }
        return classes.supertypes(type).stream()
                .map(above -> table.method(above, named.name(), named.descriptor())).flatMap(Optional::stream)
                .filter(one -> !one.verdict().harmless()).findFirst();
    }

    /** Objects that reviewed code made are judged by what is known of their type: as it is declared, or as it is used. */
    private Judgement declared(String type, Method named) {
        String own = TypeNames.isArray(type) ? TypeNames.OBJECT : type;
        String used = classes.subtype(named.owner(), own) ? named.owner() : own;
        Judgement judged = special(used, named).orElseGet(() -> {
            Found found = classes.resolve(named.on(used));
            return judgements.type(used).or(() -> found == null ? Optional.empty()
                    : judgements.method(found.type().name(), named.name(), named.descriptor()))
                    .orElse(Judgement.unlisted());
        });
        boolean anything = used.equals(TypeNames.OBJECT) && !TypeNames.isArray(type);
        boolean fields = used.equals(ResponseEntities.FIELDS) && !used.equals(named.owner()); // a key may be of any class
        return (anything || fields) && judged.verdict() == Verdict.PLAIN ? calling(judged) : judged;
    }

    /** {@return what speaks against asking an object for its text or comparing it, though its class may be harmless} */
    Optional<Judgement> asked(String type) {
        return asked.computeIfAbsent(type, key -> ASKED.stream().flatMap(method -> Stream
                .concat(Stream.of(key), classes.supertypes(key).stream())
                .flatMap(above -> judgements.method(above, method.name(), method.descriptor()).stream()).limit(1))
                .filter(judged -> !judged.verdict().harmless()).findFirst());
    }

    /** {@return an object of a class that a table names or that code makes; of any class below an interface} */
    AbstractObject exact(String type, Variable content) {
        if (AbstractObjects.isValue(type)) {
            return objects.value(type);
        }
        return isInterface(type) ? objects.any(type) : AbstractObject.of(AbstractObject.Kind.PLATFORM, type, content);
    }

    /** {@return the same where nothing that it holds matters} */
    AbstractObject exact(String type) {
        return isInterface(type) ? objects.any(type) : objects.value(type);
    }

    private boolean isInterface(String type) {
        Shape shape = classes.shape(type);
        return shape != null && shape.isInterface();
    }

    /** {@return what {@code new} makes, or a new array} */
    AbstractObject made(String type, Variable content) {
        if (TypeNames.isArray(type)) {
            return AbstractObject.of(AbstractObject.Kind.ARRAY, type, content);
        }
        Shape shape = classes.shape(type);
        return shape != null && covers(shape) ? exact(type, content)
                : objects.object(type);
    }
}
