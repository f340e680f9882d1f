package dev.straightway.deployment.reach.walk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

import dev.straightway.deployment.reach.code.Method;

/**
 * Knows what may run while a bin of a {@code ConcurrentHashMap} is locked, on whatever thread: the functions that are given to
 * {@code compute} and {@code merge}, and comparisons of keys. Who writes to the same map may have to wait for their end.
 * <p>
 * Each map has a node, which stands for "whatever holds a bin" and calls all of that; whoever writes has an arrow to it.
 * Maps are told apart by where they are made; sets, iterators and entries are not, as they may be views of any map.
 */
final class Bins {

    private static final String MAP = "java/util/concurrent/ConcurrentHashMap";
    /** Classes that write through to a map or a set that they are given. */
    private static final String WRAPPERS = "java/util/Collections$";
    private static final String HOLDING = "waits for a bin of the map, held by";

    /** What reads, or makes a map: nobody waits there. Whatever is not named here is taken to write. */
    private static final Set<String> READS = Set.of("<init>", "get", "getOrDefault", "containsKey", "containsValue", "contains",
            "containsAll", "size", "isEmpty", "mappingCount", "forEach", "keySet", "newKeySet", "values", "entrySet", "keys",
            "elements", "hashCode", "equals", "toString", "iterator", "spliterator", "stream", "toArray", "hasNext", "next",
            "hasMoreElements", "nextElement", "forEachRemaining", "getKey", "getValue", "getMap", "getMappedValue", "getClass",
            "comparingByKey", "comparingByValue");

    private static final Set<String> FUNCTIONS = Set.of("compute", "computeIfAbsent", "computeIfPresent", "merge");

    /** Types that a map, or a view of one, may be declared as. */
    private static final Set<String> MAPS = Set.of(MAP, "java/util/Map", "java/util/concurrent/ConcurrentMap",
            "java/util/AbstractMap");
    private static final Set<String> VIEWS = Set.of("java/util/Set", "java/util/Collection", "java/util/Iterator",
            "java/util/Map$Entry", "java/util/AbstractSet", "java/util/AbstractCollection", "java/lang/Iterable");

    private final World world;
    private final Map<Var, Node> maps = new LinkedHashMap<>();
    private Node any;
    private Node every;

    Bins(World world) {
        this.world = world;
    }

    /** Draws an arrow to what a writer may have to wait for; {@code self} is the receiver, or null. */
    void write(Site site, Method named, Thing self) {
        Node node = READS.contains(named.name()) ? null : of(named, self, every());
        if (node != null) {
            world.arrow(site.caller, node, new Site(site.caller, named));
        }
    }

    /** {@return the node of what may run while a method of a map holds a bin; null when it is no method of a map that does} */
    Node holder(Method named, Thing self) {
        return READS.contains(named.name()) ? null : of(named, self, any());
    }

    /** {@return whether a method of a map calls another one while it holds a bin} */
    static boolean holds(Method named, Method called) {
        return FUNCTIONS.contains(named.name()) || called.name().equals("equals") || called.name().equals("compareTo");
    }

    private Node of(Method named, Thing self, Node unknown) {
        if (self == null) {
            return named.owner().startsWith(MAP) || world.classes.subtype(named.owner(), MAP) ? unknown : null;
        }
        return switch (self.kind) {
            case OBJECT, ANY -> world.classes.subtype(self.type, MAP) ? unknown : null;
            case PLATFORM -> self.type.equals(MAP) ? map(self.content)
                    : self.type.startsWith(MAP) || self.type.startsWith(WRAPPERS) ? unknown : null;
            case MADE -> MAPS.contains(self.type) ? map(self.content)
                    : VIEWS.contains(self.type) || self.type.startsWith(MAP) ? unknown : null;
            default -> null;
        };
    }

    private Node map(Var content) {
        Node node = maps.get(content);
        if (node == null) {
            node = node();
            maps.put(content, node);
            arrow(node, any());
            arrow(every(), node);
        }
        return node;
    }

    /** What holds bins of maps that can't be told apart. */
    private Node any() {
        if (any == null) {
            any = node();
        }
        return any;
    }

    /** What holds bins of any map. */
    private Node every() {
        if (every == null) {
            every = node();
            arrow(every, any());
        }
        return every;
    }

    private Node node() {
        return world.hidden(new Method(MAP, HOLDING, ""), HOLDING);
    }

    private void arrow(Node from, Node to) {
        world.arrow(from, to, new Site(from, null));
    }
}
