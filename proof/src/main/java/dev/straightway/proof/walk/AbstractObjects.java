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

/**
 * Makes the objects that are one for the whole world, and says what remains of an object when it is taken for a type.
 * <p>
 * What can't be told apart passes: an interface that an unseen class might implement never stops an object.
 */
final class AbstractObjects {

    /**
     * What the classes have that the container generates for beans: proxies, and subclasses with interceptors or decorators.
     */
    private static final Set<String> GENERATED = Set.of("io/quarkus/arc/ClientProxy", "io/quarkus/arc/Subclass",
            "io/quarkus/arc/InterceptionProxySubclass", "io/quarkus/arc/Mockable");
    private static final String ZONE = "java/time/ZoneId";
    /** The only kind of zone that has more than zones have. */
    private static final String OFFSET = "java/time/ZoneOffset";

    /** Classes of the platform whose objects hold nothing that can be called. */
    private static final Set<String> VALUES = Set.of("java/lang/String", "java/lang/StringBuilder", "java/lang/Boolean",
            "java/lang/Character", "java/lang/Byte", "java/lang/Short", "java/lang/Integer", "java/lang/Long",
            "java/lang/Float", "java/lang/Double", "java/math/BigDecimal", "java/math/BigInteger", "java/util/UUID",
            "java/util/Locale", "java/net/URI", "java/util/BitSet", "java/util/OptionalInt", "java/util/OptionalLong",
            "java/util/OptionalDouble", "java/util/StringJoiner", "java/lang/Void", "java/util/Currency");

    private static final Set<String> FUNCTIONS = Set.of("java/lang/Runnable", "java/util/concurrent/Callable",
            "java/util/Comparator");

    /** No class of the platform is of two of these. */
    static final List<String> FAMILIES = List.of("java/util/Collection", "java/util/Map", "java/util/Map$Entry",
            "java/util/Iterator", "java/util/Comparator", "java/util/stream/BaseStream", "java/util/stream/Collector");

    final Classes classes;
    final Narrowings narrowings = new Narrowings();
    private final Judgements judgements;
    private final ProxiedTypes proxiedTypes;
    private final Map<String, AbstractObject> objects = new HashMap<>();
    private final Map<String, AbstractObject> any = new HashMap<>();
    /** Of a reviewed type of a library: what isn't known, as far as it is of that. */
    private final Map<String, AbstractObject> anything = new HashMap<>();
    private final Map<String, AbstractObject> values = new HashMap<>();
    private final Map<Cause, AbstractObject> unseen = new HashMap<>();
    private final Map<Cause, AbstractObject> handedOut = new HashMap<>();
    private final Map<Cause, AbstractObject> unknown = new HashMap<>();
    private final Map<String, Integer> families = new HashMap<>();
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
        this.proxiedTypes = new ProxiedTypes(classes);
    }

    /** Gives the flow between what these hold. */
    void open(Flow opened) {
        flow = opened;
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

    /** {@return whether an object of a type may be of a class that nobody sees: it is abstract, or may be a proxy} */
    boolean mayBeUnseen(Shape type) {
        return type.isAbstract() || proxiedTypes.contains(type.name());
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

    /** Asked once for each object and type, see {@link TypeFilter}. */
    AbstractObject taken(AbstractObject object, String type) {
        if (type.equals(object.type)) {
            return object;
        }
        if (GENERATED.contains(type) && (object.behind != null || object.kind == AbstractObject.Kind.OBJECT
                || object.kind == AbstractObject.Kind.ANY)) {
            return object;
        }
        if (object.behind != null) {
            AbstractObject behind = take(object.behind, type);
            return behind == null ? null : proxied(behind, object.proxy);
        }
        Shape shape = classes.shape(type);
        boolean array = TypeNames.isArray(type);
        return switch (object.kind) {
            case OBJECT, PLATFORM -> classes.subtype(object.type, type) || shape == null && !array ? object
                    : ZONE.equals(object.type) && classes.subtype(OFFSET, type) ? value(OFFSET) : null;
            case LAMBDA -> classes.subtype(taken(object.lambda, type), type) ? object : null;
            case ARRAY -> array || classes.subtype(object.type, type) ? object : null;
            case UNKNOWN ->
                object.foreign ? object : array ? arrayOf(object, type) : shape == null ? object : unknownAs(object, shape);
            case ANY -> array ? null : shape == null ? object : anyAs(object, shape);
            case MADE -> array || shape == null ? madeArray(object, type) : madeAs(object, shape);
        };
    }

    /** {@return the interface of a function that a type is, or is above: its own, or else one that it has as well} */
    String taken(Lambda lambda, String type) {
        return classes.subtype(lambda.type, type) ? lambda.type
                : lambda.markers.stream().filter(marker -> classes.subtype(marker, type)).findFirst().orElse(lambda.type);
    }

    private AbstractObject arrayOf(AbstractObject object, String type) {
        String element = TypeNames.element(type);
        AbstractObject inside = element == null ? null : take(object, element);
        Variable content = inside == null ? new Variable() : holding(inside);
        return AbstractObject.of(AbstractObject.Kind.ARRAY, type, content);
    }

    private AbstractObject madeArray(AbstractObject object, String type) {
        boolean may = object.type.equals(TypeNames.OBJECT) || object.type.equals("java/io/Serializable")
                || object.type.equals("java/lang/Cloneable");
        return may ? array(type, object.content) : null;
    }

    private AbstractObject unknownAs(AbstractObject object, Shape type) {
        if (!type.platform()) {
            boolean reviewed = judgements.type(type.name()).isPresent();
            if (!reviewed && mayBeUnseen(type)) {
                return object; // a proxy is of no class that is seen
            }
            if (reviewed && !type.application()) {
                return anything(type, object);
            }
            narrowings.add(type.name());
            return any(type.name());
        }
        if (!type.isFinal()) {
            return object;
        }
        if (isValue(type.name())) {
            return value(type.name());
        }
        return AbstractObject.of(AbstractObject.Kind.PLATFORM, type.name(), holding(object));
    }

    /** The entries of a reviewed type count for what it does itself; what it holds, and hands on to, isn't known. */
    private AbstractObject anything(Shape type, AbstractObject unknown) {
        AbstractObject known = anything(type);
        flow.add(known.content, unknown);
        return known;
    }

    private AbstractObject anything(Shape type) {
        return anything.computeIfAbsent(type.name(), key -> AbstractObject
                .of(type.isFinal() ? AbstractObject.Kind.PLATFORM : AbstractObject.Kind.ANY, key, new Variable()));
    }

    /** {@return a new value that is an object} */
    Variable holding(AbstractObject object) {
        number(object);
        Variable value = new Variable();
        value.add(object);
        value.points().tell();
        return value;
    }

    private AbstractObject anyAs(AbstractObject object, Shape type) {
        Shape own = classes.shape(object.type);
        if (own == null || classes.subtype(object.type, type.name())) {
            return object;
        }
        if (classes.subtype(type.name(), object.type)) {
            return anyBelow(object, type);
        }
        if ("java/lang/Enum".equals(own.superName())) {
            return classes.concrete(object.type).stream().anyMatch(one -> classes.subtype(one, type.name())) ? object : null;
        }
        boolean apart = !own.isInterface() && !type.isInterface() || own.isFinal() || type.isFinal();
        if (apart || !own.isInterface() && none(own, type)) {
            return null;
        }
        return type.platform() ? object : anyBelow(object, type);
    }

    /** What isn't known stays so where it is taken for another type. */
    private AbstractObject anyBelow(AbstractObject object, Shape type) {
        if (anything.get(object.type) != object || type.application() || judgements.type(type.name()).isEmpty()) {
            return any(type.name());
        }
        AbstractObject below = anything(type);
        flow.edge(object.content, below.content, null);
        return below;
    }

    /** Whether no class below one of the application is of a type; a function may be of any interface. */
    private boolean none(Shape own, Shape type) {
        return own.application() && classes.concrete(own.name()).stream().noneMatch(one -> classes.subtype(one, type.name()));
    }

    private AbstractObject madeAs(AbstractObject object, Shape type) {
        Shape own = classes.shape(object.type);
        if (own != null && classes.subtype(object.type, type.name())) {
            return object;
        }
        if (!object.foreign && strangers(object.type, type.name())) {
            return null;
        }
        boolean below = classes.subtype(type.name(), object.type);
        boolean apart = own != null && !own.isInterface() && !type.isInterface() || type.isFinal()
                || own != null && own.isFinal();
        if (!below && apart) {
            return null;
        }
        if (below && MapperCalls.isTree(object.type)) {
            return made(type.name(), object.content, object.foreign);
        }
        if (!type.platform()) {
            return object.foreign ? any(type.name()) : null;
        }
        if (isFunction(type.name()) && (own == null || !isFunction(own.name()))) {
            return null; // what the platform makes to be a function is declared as one
        }
        return isValue(type.name()) ? value(type.name()) : made(type.name(), object.content, object.foreign);
    }

    /** Whether what the platform makes for one type is never of the other. */
    private boolean strangers(String one, String other) {
        int first = family(one);
        int second = family(other);
        return first >= 0 && second >= 0 && first != second;
    }

    /** {@return the number of the family that a type is of; negative if it is of none} */
    int family(String type) {
        Integer known = families.get(type);
        if (known == null) {
            known = -1;
            for (int i = 0; i < FAMILIES.size() && known < 0; i++) {
                known = classes.subtype(type, FAMILIES.get(i)) ? i : -1;
            }
            families.put(type, known);
        }
        return known;
    }

    private static boolean isFunction(String type) {
        return type.startsWith("java/util/function/") || FUNCTIONS.contains(type);
    }

    /** {@return whether it is certain that an object is never of a type, and not only as far as is seen} */
    boolean apart(AbstractObject object, String type) {
        AbstractObject seen = object.unproxied();
        Shape own = classes.shape(seen.type);
        Shape wanted = classes.shape(type);
        if (seen.kind != AbstractObject.Kind.MADE || own == null || wanted == null) {
            return seen.kind != AbstractObject.Kind.MADE && take(object, type) == null;
        }
        return !seen.foreign && strangers(seen.type, type)
                || !classes.subtype(type, seen.type) && (!own.isInterface() && !wanted.isInterface() || wanted.isFinal()
                        || own.isFinal());
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
