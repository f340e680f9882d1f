package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.ReasonKind;

/** Makes the objects that are one for the whole world. */
final class AbstractObjects {

    /** Classes of the platform whose objects hold nothing that can be called. */
    private static final Set<String> VALUES = Set.of("java/lang/String", "java/lang/StringBuilder", "java/lang/Boolean",
            "java/lang/Character", "java/lang/Byte", "java/lang/Short", "java/lang/Integer", "java/lang/Long",
            "java/lang/Float", "java/lang/Double", "java/math/BigDecimal", "java/math/BigInteger", "java/util/UUID",
            "java/util/Locale", "java/net/URI", "java/util/BitSet", "java/util/OptionalInt", "java/util/OptionalLong",
            "java/util/OptionalDouble", "java/util/StringJoiner", "java/lang/Void", "java/util/Currency");

    final Classes classes;
    final Narrowings narrowings = new Narrowings();
    final Casts casts;
    private final Judgements judgements;
    private final Map<String, AbstractObject> objects = new HashMap<>();
    private final Map<String, AbstractObject> any = new HashMap<>();
    private final Map<String, AbstractObject> values = new HashMap<>();
    private final Map<Cause, AbstractObject> unseen = new HashMap<>();
    private final Map<Cause, AbstractObject> handedOut = new HashMap<>();
    private final Map<Cause, AbstractObject> unknown = new HashMap<>();
    private final Map<String, TypeFilter> filters = new HashMap<>();
    /** Those that get anywhere, by their numbers. */
    private final List<AbstractObject> numbered = new ArrayList<>();
    /** Bits at the numbers of those of which nothing is known but a reason. */
    private long[] reasons = {};
    private final Map<Made, AbstractObject> made = new HashMap<>();
    private final Map<ClientProxy, Map<AbstractObject, AbstractObject>> proxied = new IdentityHashMap<>();

    /** What is made at one place and taken for several types must stay finite: one object for a place and a type. */
    private record Made(AbstractObject.Kind kind, String type, Variable content, boolean foreign) {
    }

    private Flow flow;

    AbstractObjects(Classes classes, Judgements judgements) {
        this.classes = classes;
        this.judgements = judgements;
        this.casts = new Casts(this, judgements);
    }

    /** Gives the flow between what these hold. */
    void open(Flow opened) {
        flow = opened;
    }

    Flow flow() {
        return flow;
    }

    /**
     * {@return objects of exactly this class, which is walked; of a class that isn't seen, or has no code, an unseen object}
     */
    AbstractObject object(String type) {
        AbstractObject known = objects.get(type);
        if (known == null) {
            Shape shape = classes.shape(type);
            known = shape == null ? unseen(Cause.of(ReasonKind.ABSENT, "the class " + TypeNames.words(type) + " isn't there"))
                    : shape.isAbstract() ? unseen(Cause.of(ReasonKind.NO_CLASS, "a class below " + TypeNames.words(type)))
                            : AbstractObject.of(AbstractObject.Kind.OBJECT, type, holds(type) ? new Variable() : null);
            objects.put(type, known);
        }
        return known;
    }

    /** An object whose class extends a reviewed one may hold what is handed to the methods that it inherits. */
    boolean holds(String type) {
        for (Shape shape = classes.shape(type); shape != null && shape.superName() != null; shape = classes
                .shape(shape.superName())) {
            if (shape.platform() || judgements.type(shape.name()).isPresent()) {
                return !shape.name().equals("java/lang/Enum") && !shape.name().equals("java/lang/Record");
            }
        }
        return false;
    }

    AbstractObject any(String type) {
        AbstractObject known = any.get(type);
        if (known == null) {
            Shape shape = classes.shape(type);
            known = shape != null && shape.isFinal() ? object(type)
                    : AbstractObject.of(AbstractObject.Kind.ANY, type,
                            shape != null && shape.application() ? heldBelow(type) : new Variable());
            any.put(type, known);
        }
        return known;
    }

    /** {@return what is held by objects of the classes below one of the application; null if none of them holds anything} */
    private Variable heldBelow(String type) {
        List<AbstractObject> holders = classes.concrete(type).stream().filter(this::holds).map(this::object)
                .filter(object -> object.content != null).toList();
        if (holders.isEmpty()) {
            return null;
        }
        Variable held = new Variable();
        flow.later(() -> holders.forEach(holder -> {
            flow.edge(holder.content, held, null);
            flow.edge(held, holder.content, null);
        }));
        return held;
    }

    /** {@return an object that may be of a class which is not among those that are seen, whatever it is used as} */
    AbstractObject unseen(Cause cause) {
        return unseen.computeIfAbsent(cause, AbstractObject::unseen);
    }

    /** {@return an unseen object that the container has handed out, see {@link HandedBeans}} */
    AbstractObject handedOut(Cause cause) {
        return handedOut.computeIfAbsent(cause, AbstractObject::unseen);
    }

    /** {@return whether the container has handed an object out} */
    boolean isHandedOut(AbstractObject object) {
        AbstractObject seen = object.unproxied();
        return seen.kind == AbstractObject.Kind.UNKNOWN && handedOut.get(seen.cause) == seen;
    }

    AbstractObject unknown(Cause cause) {
        return unknown.computeIfAbsent(cause, AbstractObject::unknown);
    }

    /** {@return what reviewed code makes at a place, which its content stands for} */
    AbstractObject made(String type, Variable content, boolean foreign) {
        return made.computeIfAbsent(new Made(AbstractObject.Kind.MADE, type, content, foreign),
                key -> AbstractObject.made(type, content, foreign));
    }

    /** {@return what is injected for an object behind a proxy; what can't have one is injected as it is} */
    AbstractObject proxied(AbstractObject object, ClientProxy proxy) {
        boolean never = object.behind != null || object.kind == AbstractObject.Kind.ARRAY
                || object.kind == AbstractObject.Kind.PLATFORM && isFixed(object.type);
        return never ? object
                : proxied.computeIfAbsent(proxy, key -> new IdentityHashMap<>()).computeIfAbsent(object,
                        key -> AbstractObject.proxied(key, proxy));
    }

    /** Whether no class of the container's can extend it. */
    private boolean isFixed(String type) {
        Shape shape = classes.shape(type);
        return shape.isFinal() || isValue(type) && shape.found("<init>", "()V") == null;
    }

    AbstractObject array(String type, Variable content) {
        return made.computeIfAbsent(new Made(AbstractObject.Kind.ARRAY, type, content, false),
                key -> AbstractObject.of(AbstractObject.Kind.ARRAY, type, content));
    }

    static boolean isValue(String type) {
        return VALUES.contains(type) || type.startsWith("java/time/") && !type.endsWith("/TemporalAdjuster")
                && !type.endsWith("/TemporalQuery") && !type.startsWith("java/time/temporal/Temporal")
                && !type.startsWith("java/time/chrono/") && !type.startsWith("java/time/format/") && !type.endsWith("Clock")
                && !type.endsWith("Exception") && !type.contains("InstantSource");
    }

    AbstractObject value(String type) {
        return values.computeIfAbsent(type, key -> AbstractObject.of(AbstractObject.Kind.PLATFORM, key, null));
    }

    /** {@return the number of an object, which it gets when it is asked for first} */
    int number(AbstractObject object) {
        if (object.number < 0) {
            object.number = numbered.size();
            numbered.add(object);
            if (object.reasoned()) {
                reasons = Arrays.copyOf(reasons, Math.max(reasons.length, words()));
                reasons[object.number >> 6] |= 1L << object.number;
            }
        }
        return object.number;
    }

    /** {@return the object of the first bit of a word of bits} */
    AbstractObject numbered(int word, long some) {
        return numbered.get((word << 6) + Long.numberOfTrailingZeros(some));
    }

    /** {@return the bits of those of which nothing is known but a reason} */
    long reasons(int word) {
        return word < reasons.length ? reasons[word] : 0;
    }

    /** {@return how many words of bits there are} */
    int words() {
        return (numbered.size() + 63) >> 6;
    }

    TypeFilter filter(String type) {
        TypeFilter known = filters.get(type);
        if (known == null) {
            known = new TypeFilter(type, this);
            filters.put(type, known);
        }
        return known;
    }

    /** {@return what an object is when it is of a type, or null when it never is} */
    AbstractObject take(AbstractObject object, String type) {
        return type.equals(TypeNames.OBJECT) || type.equals(object.type) ? object : filter(type).take(object);
    }

    /** {@return a new value that is an object} */
    Variable holding(AbstractObject object) {
        number(object);
        Variable value = new Variable();
        value.add(object);
        value.points().tell();
        return value;
    }

    /** {@return classes that the platform's own containers have when a framework fills them} */
    static List<String> containers(String type) {
        return switch (type) {
            case "java/util/List", "java/util/Collection", "java/lang/Iterable", "java/util/ArrayList" ->
                List.of("java/util/ArrayList");
            case "java/util/Set", "java/util/LinkedHashSet", "java/util/HashSet" ->
                List.of("java/util/HashSet", "java/util/LinkedHashSet");
            case "java/util/SortedSet", "java/util/NavigableSet", "java/util/TreeSet" -> List.of("java/util/TreeSet");
            case "java/util/Map", "java/util/LinkedHashMap", "java/util/HashMap" -> List.of("java/util/LinkedHashMap");
            case "java/util/concurrent/ConcurrentMap", "java/util/concurrent/ConcurrentHashMap" ->
                List.of("java/util/concurrent/ConcurrentHashMap");
            case "java/util/Queue", "java/util/Deque" -> List.of("java/util/LinkedList", "java/util/ArrayDeque");
            case "java/util/Optional" -> List.of("java/util/Optional");
            default -> List.of();
        };
    }
}
