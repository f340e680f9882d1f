package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import dev.straightway.proof.code.Method;

/**
 * Knows what may run while a collection of the platform is locked that its table calls harmless: a bin of a
 * {@code ConcurrentHashMap}, or a {@code CopyOnWriteArrayList}. These are the functions that are given to {@code compute},
 * {@code removeIf} and their kind, on whatever thread, and comparisons of keys and elements. Who writes to the same collection
 * may have to wait for their end.
 * <p>
 * Each collection has a node, which stands for "whatever holds it" and calls all of that; code that writes has an arrow to
 * it. Collections are told apart by where they are made. Sets, iterators and entries may be views of those that the method
 * which made them could get at: these are in what they hold.
 */
final class CollectionLocks {

    private static final String MAP = "java/util/concurrent/ConcurrentHashMap";
    private static final String LIST = "java/util/concurrent/CopyOnWriteArray";
    private static final List<String> LISTS = List.of(LIST + "List", LIST + "Set");
    private static final List<String> LOCKED = List.of(MAP, LIST + "List", LIST + "Set");
    /** Classes that write through to a collection that they are given. */
    private static final String WRAPPERS = "java/util/Collections$";
    private static final String HOLDING = "waits for a bin of the map, held by";
    private static final String HOLDING_LIST = "waits for the list, held by";

    /** What reads, or makes a collection: nobody waits there. Whatever is not named here is taken to write. */
    private static final Set<String> READS = Set.of("<init>", "get", "getOrDefault", "containsKey", "containsValue", "contains",
            "containsAll", "size", "isEmpty", "mappingCount", "forEach", "keySet", "newKeySet", "values", "entrySet", "keys",
            "elements", "hashCode", "equals", "toString", "iterator", "spliterator", "stream", "toArray", "hasNext", "next",
            "hasMoreElements", "nextElement", "forEachRemaining", "getKey", "getValue", "getMap", "getMappedValue", "getClass",
            "comparingByKey", "comparingByValue", "indexOf", "lastIndexOf", "listIterator", "getFirst", "getLast", "clone",
            "hasPrevious", "previous", "nextIndex", "previousIndex");

    /** What reads, but holds a bin that has become a tree while it compares keys. */
    private static final Set<String> FINDS = Set.of("get", "getOrDefault", "containsKey", "contains", "containsAll",
            "equals");

    /** What holds a map while it calls a function. */
    private static final Set<String> FUNCTIONS = Set.of("compute", "computeIfAbsent", "computeIfPresent", "merge");

    /** Types that a locked collection, or a view of one, may be declared as. */
    private static final Set<String> MAPS = Set.of(MAP, "java/util/Map", "java/util/concurrent/ConcurrentMap",
            "java/util/AbstractMap");
    private static final Set<String> VIEWS = Set.of("java/util/Set", "java/util/Collection", "java/util/Iterator",
            "java/util/Map$Entry", "java/util/AbstractSet", "java/util/AbstractCollection", "java/lang/Iterable");

    private final Core core;
    private final Map<String, Boolean> isLocked = new HashMap<>();
    private final Map<Variable, Node> all = new LinkedHashMap<>();
    private Node any;
    private Node every;

    CollectionLocks(Core core) {
        this.core = core;
    }

    /** Draws an arrow to what a writer may have to wait for; {@code self} is the receiver, or null. */
    void write(CallSite site, Method named, AbstractObject self) {
        if (!READS.contains(named.name())) {
            each(named, self, every(), node -> core.graph().arrow(site.caller, node, new CallSite(site.caller, named)));
        }
    }

    /**
     * Tells of the nodes of what may run while a method holds a collection; of none when it is no method of one that locks it.
     */
    void holders(Method named, AbstractObject self, Consumer<Node> holder) {
        if (!READS.contains(named.name()) || FINDS.contains(named.name())) {
            each(named, self, any(), holder);
        }
    }

    private void each(Method named, AbstractObject self, Node unknown, Consumer<Node> nodes) {
        if (self != null && self.content != null && mayBeView(self)) {
            core.flow().listen(self.content, origin -> tell(origin.kind == AbstractObject.Kind.UNKNOWN ? unknown
                    : of(named, origin, unknown), nodes));
        } else {
            tell(of(named, self, unknown), nodes);
        }
    }

    /** What the platform makes, or a class of the application that asks its own methods for what is written through. */
    private boolean mayBeView(AbstractObject self) {
        return self.kind == AbstractObject.Kind.MADE ? VIEWS.contains(self.type) && !self.foreign
                : self.kind == AbstractObject.Kind.OBJECT && !isLocked(self.type)
                        && core.objects().casts.family(self.type) >= 0;
    }

    private static void tell(Node node, Consumer<Node> nodes) {
        if (node != null) {
            nodes.accept(node);
        }
    }

    /** {@return whether a method that calls back is one that only reads: what it calls is seen, or no matter} */
    static boolean reads(Method named) {
        return READS.contains(named.name());
    }

    /** {@return whether a method of a collection calls another one while it holds it; a list calls everything so} */
    boolean holds(Method named, AbstractObject self, Method called) {
        boolean compares = called.name().equals("equals") || called.name().equals("compareTo");
        String type = self == null ? named.owner() : self.type;
        boolean list = LISTS.stream().anyMatch(one -> core.classes().subtype(type, one));
        return list ? !READS.contains(named.name()) : FUNCTIONS.contains(named.name()) || compares;
    }

    private Node of(Method named, AbstractObject self, Node unknown) {
        if (self == null) {
            return locked(named.owner()) ? unknown : null;
        }
        return switch (self.kind) {
            case OBJECT -> !isLocked(self.type) ? null : self.content == null ? unknown : of(self);
            case ANY -> isLocked(self.type) ? unknown : null;
            case PLATFORM -> LOCKED.contains(self.type) ? of(self)
                    : locked(self.type) || self.type.startsWith(WRAPPERS) ? unknown : null;
            case MADE -> MAPS.contains(self.type) || LOCKED.contains(self.type) ? of(self)
                    : VIEWS.contains(self.type) && self.foreign || locked(self.type) ? unknown : null;
            default -> null;
        };
    }

    private boolean locked(String type) {
        return type.startsWith(MAP) || type.startsWith(LIST) || isLocked(type);
    }

    private boolean isLocked(String type) {
        return isLocked.computeIfAbsent(type, key -> LOCKED.stream().anyMatch(one -> core.classes().subtype(key, one)));
    }

    private Node of(AbstractObject self) {
        Node node = all.get(self.content);
        if (node == null) {
            node = node(self.type.startsWith(LIST) ? HOLDING_LIST : HOLDING);
            all.put(self.content, node);
            arrow(node, any());
            arrow(every(), node);
        }
        return node;
    }

    /** What holds collections that can't be told apart. */
    private Node any() {
        if (any == null) {
            any = node(HOLDING);
        }
        return any;
    }

    /** What holds any collection. */
    private Node every() {
        if (every == null) {
            every = node(HOLDING);
            arrow(every, any());
        }
        return every;
    }

    private Node node(String words) {
        return core.graph().hidden(new Method(MAP, words, ""), words);
    }

    private void arrow(Node from, Node to) {
        core.graph().arrow(from, to, new CallSite(from, null));
    }
}
