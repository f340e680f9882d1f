package dev.straightway.deployment.reach.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Classes;
import dev.straightway.deployment.reach.code.Shape;
import dev.straightway.deployment.reach.judge.Judgements;

/**
 * Makes the things that are one for the whole world, and says what remains of a thing when it is taken for a type.
 * <p>
 * What can't be told apart passes: an interface that an unseen class might implement never stops a thing.
 */
final class Things {

    static final String OBJECT = "java/lang/Object";

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
    private final Judgements judgements;
    private final Map<String, Thing> objects = new HashMap<>();
    private final Map<String, Thing> any = new HashMap<>();
    private final Map<String, Thing> values = new HashMap<>();
    private final Map<String, Thing> unseen = new HashMap<>();
    private final Map<String, Thing> unknown = new HashMap<>();
    private final Map<String, Integer> families = new HashMap<>();
    private final Map<String, Filter> filters = new HashMap<>();
    /** Those that get anywhere, by their numbers. */
    private final List<Thing> numbered = new ArrayList<>();
    /** Bits at the numbers of those of which nothing is known but a reason. */
    private long[] reasons = {};
    private final Map<Made, Thing> made = new HashMap<>();
    private final Map<Proxy, Map<Thing, Thing>> proxied = new IdentityHashMap<>();

    /** What is made at one place and taken for several types must stay finite: one thing for a place and a type. */
    private record Made(Thing.Kind kind, String type, Var content, boolean foreign) {
    }

    Things(Classes classes, Judgements judgements) {
        this.classes = classes;
        this.judgements = judgements;
    }

    /**
     * {@return objects of exactly this class, which is walked; of a class that isn't seen, or has no code, an unseen object}
     */
    Thing object(String type) {
        Thing known = objects.get(type);
        if (known == null) {
            Shape shape = classes.shape(type);
            known = shape == null || shape.isAbstract() ? unseen("the class " + type.replace('/', '.') + " isn't seen")
                    : Thing.of(Thing.Kind.OBJECT, type, holds(type) ? new Var() : null);
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

    Thing any(String type) {
        Thing known = any.get(type);
        if (known == null) {
            Shape shape = classes.shape(type);
            known = shape != null && shape.isFinal() ? object(type)
                    : Thing.of(Thing.Kind.ANY, type, shape != null && shape.application() ? null : new Var());
            any.put(type, known);
        }
        return known;
    }

    /** {@return an object that may be of a class which is not among those that are seen, whatever it is used as} */
    Thing unseen(String reason) {
        return unseen.computeIfAbsent(reason, Thing::unseen);
    }

    Thing unknown(String reason) {
        return unknown.computeIfAbsent(reason, Thing::unknown);
    }

    /** {@return what reviewed code makes at a place, which its content stands for} */
    Thing made(String type, Var content, boolean foreign) {
        return made.computeIfAbsent(new Made(Thing.Kind.MADE, type, content, foreign),
                key -> Thing.made(type, content, foreign));
    }

    /** {@return what is injected for an object behind a proxy; what can't have one is injected as it is} */
    Thing proxied(Thing thing, Proxy proxy) {
        boolean never = thing.behind != null || thing.kind == Thing.Kind.ARRAY
                || thing.kind == Thing.Kind.PLATFORM && (isValue(thing.type) || classes.shape(thing.type).isFinal());
        return never ? thing
                : proxied.computeIfAbsent(proxy, key -> new IdentityHashMap<>()).computeIfAbsent(thing,
                        key -> Thing.proxied(key, proxy));
    }

    Thing array(String type, Var content) {
        return made.computeIfAbsent(new Made(Thing.Kind.ARRAY, type, content, false),
                key -> Thing.of(Thing.Kind.ARRAY, type, content));
    }

    static boolean isValue(String type) {
        return VALUES.contains(type) || type.startsWith("java/time/") && !type.endsWith("/TemporalAdjuster")
                && !type.endsWith("/TemporalQuery") && !type.startsWith("java/time/temporal/Temporal")
                && !type.startsWith("java/time/chrono/") && !type.startsWith("java/time/format/") && !type.endsWith("Clock")
                && !type.contains("InstantSource");
    }

    Thing value(String type) {
        return values.computeIfAbsent(type, key -> Thing.of(Thing.Kind.PLATFORM, key, null));
    }

    /** {@return the element type of an array: internal name, or descriptor; null for numbers} */
    static String element(String array) {
        String element = array.substring(1);
        return element.length() == 1 ? null : Classes.internal(element);
    }

    /** {@return the internal name, or descriptor of an array, of a descriptor; null for numbers} */
    static String reference(Type type) {
        return type.getSort() == Type.OBJECT ? type.getInternalName()
                : type.getSort() == Type.ARRAY ? type.getDescriptor() : null;
    }

    /** {@return the number of a thing, which it gets when it is asked for first} */
    int number(Thing thing) {
        if (thing.number < 0) {
            thing.number = numbered.size();
            numbered.add(thing);
            if (thing.reasoned()) {
                reasons = Arrays.copyOf(reasons, Math.max(reasons.length, words()));
                reasons[thing.number >> 6] |= 1L << thing.number;
            }
        }
        return thing.number;
    }

    /** {@return the thing of the first bit of a word of bits} */
    Thing numbered(int word, long some) {
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

    Filter filter(String type) {
        Filter known = filters.get(type);
        if (known == null) {
            known = new Filter(type, this);
            filters.put(type, known);
        }
        return known;
    }

    /** {@return what a thing is when it is of a type, or null when it never is} */
    Thing take(Thing thing, String type) {
        return type.equals(OBJECT) || type.equals(thing.type) ? thing : filter(type).take(thing);
    }

    /** Asked once for each thing and type, see {@link Filter}. */
    Thing taken(Thing thing, String type) {
        if (type.equals(thing.type)) {
            return thing;
        }
        if (thing.behind != null) {
            Thing behind = take(thing.behind, type);
            return behind == null ? null : proxied(behind, thing.proxy);
        }
        Shape shape = type.startsWith("[") ? null : classes.shape(type);
        boolean array = type.startsWith("[");
        return switch (thing.kind) {
            case OBJECT, PLATFORM -> classes.subtype(thing.type, type) || shape == null && !array ? thing : null;
            case LAMBDA -> classes.subtype(thing.type, type) || thing.lambda.markers.contains(type) ? thing : null;
            case ARRAY -> array || classes.subtype(thing.type, type) ? thing : null;
            case UNKNOWN ->
                thing.foreign ? thing : array ? arrayOf(thing, type) : shape == null ? thing : unknownAs(thing, shape);
            case ANY -> array ? null : shape == null ? thing : anyAs(thing, shape);
            case MADE -> array || shape == null ? madeArray(thing, type) : madeAs(thing, shape);
        };
    }

    private Thing arrayOf(Thing thing, String type) {
        String element = element(type);
        Thing inside = element == null ? null : take(thing, element);
        Var content = inside == null ? new Var() : holding(inside);
        return Thing.of(Thing.Kind.ARRAY, type, content);
    }

    private Thing madeArray(Thing thing, String type) {
        boolean may = thing.type.equals(OBJECT) || thing.type.equals("java/io/Serializable")
                || thing.type.equals("java/lang/Cloneable");
        return may ? array(type, thing.content) : null;
    }

    private Thing unknownAs(Thing thing, Shape type) {
        if (!type.platform()) {
            boolean generated = type.isAbstract() && judgements.type(type.name()).isEmpty();
            return generated ? thing : any(type.name()); // a proxy is of no class that is seen
        }
        if (!type.isFinal()) {
            return thing;
        }
        if (isValue(type.name())) {
            return value(type.name());
        }
        return Thing.of(Thing.Kind.PLATFORM, type.name(), holding(thing));
    }

    /** {@return a new value that is a thing} */
    Var holding(Thing thing) {
        number(thing);
        Var value = new Var();
        value.add(thing);
        value.points().tell();
        return value;
    }

    private Thing anyAs(Thing thing, Shape type) {
        Shape own = classes.shape(thing.type);
        if (own == null || classes.subtype(thing.type, type.name())) {
            return thing;
        }
        if (classes.subtype(type.name(), thing.type)) {
            return any(type.name());
        }
        if ("java/lang/Enum".equals(own.superName())) {
            return classes.concrete(thing.type).stream().anyMatch(one -> classes.subtype(one, type.name())) ? thing : null;
        }
        boolean apart = !own.isInterface() && !type.isInterface() || own.isFinal() || type.isFinal();
        if (apart || !own.isInterface() && none(own, type)) {
            return null;
        }
        return type.platform() ? thing : any(type.name());
    }

    /** Whether no class below one of the application is of a type; a function may be of any interface. */
    private boolean none(Shape own, Shape type) {
        return own.application() && classes.concrete(own.name()).stream().noneMatch(one -> classes.subtype(one, type.name()));
    }

    private Thing madeAs(Thing thing, Shape type) {
        Shape own = classes.shape(thing.type);
        if (own != null && classes.subtype(thing.type, type.name())) {
            return thing;
        }
        if (!thing.foreign && strangers(thing.type, type.name())) {
            return null;
        }
        boolean below = classes.subtype(type.name(), thing.type);
        boolean apart = own != null && !own.isInterface() && !type.isInterface() || type.isFinal()
                || own != null && own.isFinal();
        if (!below && apart) {
            return null;
        }
        if (!type.platform()) {
            return thing.foreign ? any(type.name()) : null;
        }
        if (isFunction(type.name()) && (own == null || !isFunction(own.name()))) {
            return null; // what the platform makes to be a function is declared as one
        }
        return isValue(type.name()) ? value(type.name()) : made(type.name(), thing.content, thing.foreign);
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

    /** {@return whether it is certain that a thing is never of a type, and not only as far as is seen} */
    boolean apart(Thing thing, String type) {
        Thing seen = thing.behind == null ? thing : thing.behind;
        Shape own = seen.type == null || seen.type.startsWith("[") ? null : classes.shape(seen.type);
        Shape wanted = type.startsWith("[") ? null : classes.shape(type);
        if (seen.kind != Thing.Kind.MADE || own == null || wanted == null) {
            return seen.kind != Thing.Kind.MADE && take(thing, type) == null;
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
