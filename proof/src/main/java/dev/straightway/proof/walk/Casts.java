package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgements;

/**
 * Says what remains of an object when it is taken for a type.
 * <p>
 * What can't be told apart passes: an interface that an unseen class might implement never stops an object.
 */
final class Casts {

    /**
     * What the classes have that the container generates for beans: proxies, and subclasses with interceptors or decorators.
     */
    private static final Set<String> GENERATED = Set.of("io/quarkus/arc/ClientProxy", "io/quarkus/arc/Subclass",
            "io/quarkus/arc/InterceptionProxySubclass", "io/quarkus/arc/Mockable");
    private static final String ZONE = "java/time/ZoneId";
    /** The only kind of zone that has more than zones have. */
    private static final String OFFSET = "java/time/ZoneOffset";

    private static final Set<String> FUNCTIONS = Set.of("java/lang/Runnable", "java/util/concurrent/Callable",
            "java/util/Comparator");

    /** No class of the platform is of two of these. */
    static final List<String> FAMILIES = List.of("java/util/Collection", "java/util/Map", "java/util/Map$Entry",
            "java/util/Iterator", "java/util/Comparator", "java/util/stream/BaseStream", "java/util/stream/Collector");

    private final AbstractObjects objects;
    private final Classes classes;
    private final Judgements judgements;
    private final ProxiedTypes proxiedTypes;
    private final RuntimeClasses runtimeClasses;
    /** Of a reviewed type of a library: what isn't known, as far as it is of that. */
    private final Map<String, AbstractObject> anything = new HashMap<>();
    private final Map<String, Integer> families = new HashMap<>();

    Casts(AbstractObjects objects, Judgements judgements) {
        this.objects = objects;
        this.classes = objects.classes;
        this.judgements = judgements;
        this.proxiedTypes = new ProxiedTypes(objects.classes);
        this.runtimeClasses = new RuntimeClasses(objects.classes);
    }

    /**
     * {@return whether an object of a type may be of a class that nobody sees: it is abstract, may be a proxy, or may be of a
     * class that is made at run time}
     */
    boolean mayBeUnseen(Shape type) {
        return type.isAbstract() || proxiedTypes.contains(type.name()) || !type.isFinal() && runtimeClasses.any();
    }

    /** Asked once for each object and type, see {@link TypeFilter}. */
    AbstractObject cast(AbstractObject object, String type) {
        if (type.equals(object.type)) {
            return object;
        }
        if (GENERATED.contains(type) && (object.behind != null || object.kind == AbstractObject.Kind.OBJECT
                || object.kind == AbstractObject.Kind.ANY)) {
            return object;
        }
        if (object.behind != null) {
            AbstractObject behind = objects.take(object.behind, type);
            return behind == null ? null : objects.proxied(behind, object.proxy);
        }
        Shape shape = classes.shape(type);
        boolean array = TypeNames.isArray(type);
        return switch (object.kind) {
            case OBJECT, PLATFORM -> classes.subtype(object.type, type) || shape == null && !array ? object
                    : ZONE.equals(object.type) && classes.subtype(OFFSET, type) ? objects.value(OFFSET) : null;
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
        AbstractObject inside = element == null ? null : objects.take(object, element);
        Variable content = inside == null ? new Variable() : objects.holding(inside);
        return AbstractObject.of(AbstractObject.Kind.ARRAY, type, content);
    }

    private AbstractObject madeArray(AbstractObject object, String type) {
        boolean may = object.type.equals(TypeNames.OBJECT) || object.type.equals("java/io/Serializable")
                || object.type.equals("java/lang/Cloneable");
        return may ? objects.array(type, object.content) : null;
    }

    private AbstractObject unknownAs(AbstractObject object, Shape type) {
        if (!type.platform()) {
            boolean reviewed = judgements.type(type.name()).isPresent();
            if (!reviewed && mayBeUnseen(type)) {
                return object; // it is of no class that is seen
            }
            if (reviewed && !type.application()) {
                return anything(type, object);
            }
            objects.narrowings.add(type.name());
            return objects.any(type.name());
        }
        if (!type.isFinal()) {
            return object;
        }
        if (AbstractObjects.isValue(type.name())) {
            return objects.value(type.name());
        }
        return AbstractObject.of(AbstractObject.Kind.PLATFORM, type.name(), objects.holding(object));
    }

    /** The entries of a reviewed type count for what it does itself; what it holds, and hands on to, isn't known. */
    private AbstractObject anything(Shape type, AbstractObject unknown) {
        AbstractObject known = anything(type);
        objects.flow().add(known.content, unknown);
        return known;
    }

    private AbstractObject anything(Shape type) {
        return anything.computeIfAbsent(type.name(), key -> AbstractObject
                .of(type.isFinal() ? AbstractObject.Kind.PLATFORM : AbstractObject.Kind.ANY, key, new Variable()));
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
            return objects.any(type.name());
        }
        AbstractObject below = anything(type);
        objects.flow().edge(object.content, below.content, null);
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
            return objects.made(type.name(), object.content, object.foreign);
        }
        if (!type.platform()) {
            return object.foreign ? objects.any(type.name()) : null;
        }
        if (isFunction(type.name()) && (own == null || !isFunction(own.name()))) {
            return null; // what the platform makes to be a function is declared as one
        }
        return AbstractObjects.isValue(type.name()) ? objects.value(type.name())
                : objects.made(type.name(), object.content, object.foreign);
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

    /** {@return whether a type is one of the platform's functions} */
    static boolean isFunction(String type) {
        return type.startsWith("java/util/function/") || FUNCTIONS.contains(type);
    }

    /** {@return whether it is certain that an object is never of a type, and not only as far as is seen} */
    boolean apart(AbstractObject object, String type) {
        AbstractObject seen = object.unproxied();
        Shape own = classes.shape(seen.type);
        Shape wanted = classes.shape(type);
        if (seen.kind != AbstractObject.Kind.MADE || own == null || wanted == null) {
            return seen.kind != AbstractObject.Kind.MADE && objects.take(object, type) == null;
        }
        return !seen.foreign && strangers(seen.type, type)
                || !classes.subtype(type, seen.type) && (!own.isInterface() && !wanted.isInterface() || wanted.isFinal()
                        || own.isFinal());
    }
}
