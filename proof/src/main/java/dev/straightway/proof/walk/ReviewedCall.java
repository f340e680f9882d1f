package dev.straightway.proof.walk;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Type;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/**
 * What the name, the types and the declaring class of a reviewed method tell of a call, beside its entry in the tables.
 * Immutable.
 */
final class ReviewedCall {

    /** They give views of the lists and maps that were put into them. */
    private static final String VIEWING = "io/vertx/core/json/";

    /** What a class overrides whose result the platform writes to. */
    private static final Set<String> WRITTEN_THROUGH = Set.of("listIterator", "entrySet", "computeIfAbsent",
            "newIncompleteFuture", "toCompletableFuture");

    /** Methods that read their arguments and never change them. */
    private static final Set<String> READ_ONLY = Set.of("<init>", "add", "addAll", "addFirst", "addLast", "contains",
            "containsAll", "containsKey", "containsValue", "equals", "get", "getOrDefault", "indexOf", "lastIndexOf",
            "merge", "offer", "of", "ofNullable", "ofEntries", "copyOf", "push", "put", "putAll", "putIfAbsent", "remove",
            "removeAll", "removeIf", "replace", "retainAll", "set", "append", "join", "requireNonNull", "map", "filter",
            "flatMap", "forEach", "orElse", "orElseGet", "ok", "entity", "valueOf", "format", "formatted", "compare",
            "compareTo", "sorted", "anyMatch", "allMatch", "noneMatch", "stream", "asList", "unmodifiableList",
            "unmodifiableMap", "unmodifiableSet", "unmodifiableCollection", "entry", "toString", "hashCode", "isNull",
            "nonNull", "requireNonNullElse", "max", "min", "abortWith", "setEntity", "putSingle", "isValid");

    /** Methods that write to their receiver; where they have none, to what they are given. */
    private static final Set<String> WRITES = Set.of("add", "addAll", "addFirst", "addLast", "merge", "offer", "push", "put",
            "putAll", "putIfAbsent", "remove", "removeAll", "removeIf", "replace", "retainAll", "set", "append");

    /** Methods of collections and maps that look, and neither keep what they are given nor what they find. */
    private static final Set<String> LOOKS = Set.of("size", "isEmpty", "contains", "containsAll", "containsKey",
            "containsValue", "indexOf", "lastIndexOf", "equals", "hashCode", "toString");

    /** Methods that fill a container which a function makes for them. */
    private static final Set<String> FILLING = Set.of("collect", "toArray", "toCollection");

    private static final Set<String> LOOKING_UP = Set.of("containsAll", "removeAll", "retainAll", "equals");
    private static final String COLLECTORS = "java/util/stream/Collectors";
    private static final Set<String> NESTING = Set.of("groupingBy", "partitioningBy", "teeing");

    /** Methods that make a function of others, and call none: the arguments come with the call of what they make. */
    private static final Set<String> MAKERS = Set.of("java/util/Comparator", COLLECTORS);
    /** What is made at once, and isn't computed from the receiver when it is asked. */
    private static final Set<String> COLLECTIONS = Set.of("java/util/Set", "java/util/List", "java/util/Collection",
            "java/util/Map");
    private static final String FUNCTIONS = "java/util/function/";
    private static final String STREAM = "java/util/stream/BaseStream";
    /** What methods of streams are called that give something which asks the stream later. */
    private static final Set<String> ASKING = Set.of("iterator", "spliterator");
    /** The first letters of what closes a stream among the methods of streams. */
    private static final List<String> CLOSING = List.of("close", "flatMap");
    private static final String OPTIONAL = "java/util/Optional";
    private static final Set<String> COMBINING = Set.of("andThen", "compose", "and", "or", "negate", "not", "minBy", "maxBy",
            "isEqual", "identity");

    private static final String ITERABLE = "java/lang/Iterable";
    /** Types whose objects may write through to what they were made of. */
    private static final List<String> VIEWS = List.of("java/util/Collection", "java/util/Map", "java/util/Iterator",
            "java/util/Map$Entry");

    private final Classes classes;
    private final AbstractObjects objects;
    private final Invocation invocation;
    private final Method named;
    private final boolean platform;
    private final boolean looks;

    ReviewedCall(Core core, Invocation invocation) {
        this.classes = core.classes();
        this.objects = core.objects();
        this.invocation = invocation;
        this.named = invocation.named();
        this.platform = isOfPlatform(named.owner());
        this.looks = LOOKS.contains(named.name()) && isContainer() && platform;
    }

    private boolean isOfPlatform(String type) {
        Shape shape = classes.shape(type);
        return shape == null || shape.platform();
    }

    /** {@return whether the method is the platform's, not a library's} */
    boolean isOfPlatform() {
        return platform;
    }

    /**
     * {@return whether an argument of a type is only read}
     * <p>
     * What has a receiver may read its arguments into that; what has none writes to one of them if its name says that it
     * writes.
     */
    boolean readsOnly(String type) {
        return !wraps(type) && !named.owner().startsWith(VIEWING) && READ_ONLY.contains(named.name())
                && (invocation.kind() != Invocation.Kind.STATIC || !WRITES.contains(named.name()));
    }

    /** A library's container may be made around one that it is given, and write to that. */
    private boolean wraps(String type) {
        return named.constructor() && type != null && !platform && objects.casts.family(type) >= 0;
    }

    /** {@return whether it only looks, and keeps neither what it is given nor what it finds} */
    boolean looks() {
        return looks;
    }

    private boolean isContainer() {
        return classes.subtype(named.owner(), "java/util/Collection") || classes.subtype(named.owner(), "java/util/Map");
    }

    /** {@return whether a type is one of the platform's functions} */
    static boolean isFunction(Type type) {
        return type.getClassName().startsWith("java.util.function.");
    }

    /** {@return whether a function is called and not kept, as the platform's collections and optional values do} */
    boolean calls(Type type) {
        return invocation.kind() == Invocation.Kind.VIRTUAL && isFunction(type) && platform
                && (named.owner().startsWith(OPTIONAL) || isContainer());
    }

    /** {@return whether a type is one of the platform's functions that take something and give nothing} */
    static boolean isConsumer(String type) {
        return type.startsWith(FUNCTIONS) && type.endsWith("Consumer");
    }

    /** {@return whether it adds to lists that its receiver holds} */
    boolean addsToLists() {
        return named.name().startsWith("add") && classes.subtype(named.owner(), "jakarta/ws/rs/core/MultivaluedMap");
    }

    /** {@return whether it throws what a function gives it} */
    boolean throwsSupplied() {
        return named.owner().startsWith(OPTIONAL) && named.name().equals("orElseThrow");
    }

    /** {@return whether the functions are only kept in what the method makes} */
    boolean keepsFunctions() {
        return named.owner().startsWith(FUNCTIONS) && COMBINING.contains(named.name())
                || named.owner().equals("java/util/Map$Entry") && named.name().startsWith("comparing")
                || MAKERS.contains(named.owner()) && Type.getReturnType(named.descriptor()).getSort() == Type.OBJECT;
    }

    /**
     * {@return whether it takes what a stream of the platform holds, and nobody finds the stream in what it gives}
     * <p>
     * An iterator goes on asking its stream.
     */
    boolean usesUp(AbstractObject self) {
        return self.kind == AbstractObject.Kind.MADE && !self.foreign && classes.subtype(named.owner(), STREAM)
                && classes.subtype(self.type, STREAM) && !ASKING.contains(named.name());
    }

    /** {@return whether it tells a stream what to do when it is closed} */
    boolean tellsToClose() {
        return named.name().equals("onClose") && classes.subtype(named.owner(), STREAM);
    }

    /** {@return whether an object that it gets at is a stream, which it may close} */
    boolean mayClose(AbstractObject object) {
        return object.type != null && classes.subtype(object.type, STREAM)
                && (!classes.subtype(named.owner(), STREAM) || CLOSING.stream().anyMatch(named.name()::startsWith));
    }

    /** {@return whether it may look up what it holds, or is given, in a collection that it is given} */
    boolean looksUp() {
        return LOOKING_UP.contains(named.name()) && isContainer();
    }

    /** {@return whether what it makes holds containers that it has made as well, and fills} */
    boolean nests() {
        return named.owner().equals(COLLECTORS) && NESTING.contains(named.name());
    }

    /** {@return whether it fills a container that a function makes for it} */
    boolean fills() {
        return FILLING.contains(named.name());
    }

    /** {@return whether the platform writes through what a method of this name returns, which a class overrides} */
    static boolean writesThrough(String name) {
        return WRITTEN_THROUGH.contains(name);
    }

    /** {@return whether it is a constructor of texts and numbers alone: it calls nothing but what a subclass overrides} */
    boolean madeOfValues() {
        return named.constructor() && takesValues();
    }

    /**
     * {@return the classes of what a collection holds that a method of a library makes of values alone; empty where its
     * signature says nothing, or names something else}
     */
    List<String> heldValues() {
        Found found = platform || !COLLECTIONS.contains(String.valueOf(invocation.returns())) ? null : classes.resolve(named);
        if (found == null || found.node().signature == null || !takesValues()) {
            return List.of();
        }
        List<String> held = Generic.result(found.node().signature).arguments().stream()
                .map(argument -> argument.variable() == null ? String.valueOf(argument.erased()) : TypeNames.OBJECT).toList();
        return held.stream().allMatch(type -> AbstractObjects.isValue(type) && classes.shape(type).isFinal()) ? held
                : List.of();
    }

    private boolean takesValues() {
        return Stream.of(Type.getArgumentTypes(named.descriptor())).map(TypeNames::reference)
                .allMatch(type -> type == null || AbstractObjects.isValue(type));
    }

    /** {@return whether what it gives as a type may write through to what it was made of} */
    boolean mayView(String type) {
        boolean is = isView(type);
        boolean may = is || type.equals(TypeNames.OBJECT);
        boolean of = invocation.kind() == Invocation.Kind.STATIC || is && !platform || isView(named.owner())
                || named.owner().equals(ITERABLE);
        return may && of;
    }

    /** {@return whether objects of a type may write through to what they were made of} */
    boolean isView(String type) {
        return VIEWS.stream().anyMatch(view -> classes.subtype(type, view));
    }
}
