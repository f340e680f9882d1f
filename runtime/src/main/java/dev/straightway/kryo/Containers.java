package dev.straightway.kryo;

import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

import com.esotericsoftware.kryo.Kryo;

/**
 * Collections, maps, arrays and {@code Optional}. What they are made of when they are read follows from the declared type;
 * where that leaves it open, from one of eight classes that stand for all others of their kind.
 */
final class Containers {

    private static final int FIRST_ID = 46;

    /** In the order of their numbers: what comes is added at the end. */
    private static final List<Class<?>> TAGS = List.of(ArrayList.class, LinkedHashSet.class, TreeSet.class, ArrayDeque.class,
            LinkedHashMap.class, TreeMap.class, Optional.class, Object[].class);

    /** What is made for a contract. */
    private static final Map<Class<?>, Class<?>> MADE = Map.ofEntries(Map.entry(Iterable.class, ArrayList.class),
            Map.entry(Collection.class, ArrayList.class), Map.entry(List.class, ArrayList.class),
            Map.entry(Set.class, LinkedHashSet.class), Map.entry(SortedSet.class, TreeSet.class),
            Map.entry(NavigableSet.class, TreeSet.class), Map.entry(Queue.class, ArrayDeque.class),
            Map.entry(Deque.class, ArrayDeque.class), Map.entry(Map.class, LinkedHashMap.class),
            Map.entry(SortedMap.class, TreeMap.class), Map.entry(NavigableMap.class, TreeMap.class),
            Map.entry(ConcurrentMap.class, ConcurrentHashMap.class));

    private Containers() {
    }

    static void register(Kryo kryo) {
        for (int i = 0; i < TAGS.size(); i++) {
            kryo.register(TAGS.get(i), Unread.INSTANCE, FIRST_ID + i);
        }
    }

    static boolean isTag(Class<?> type) {
        return TAGS.contains(type);
    }

    static boolean include(Class<?> type) {
        return PlainClasses.isContainer(type) || type.isArray();
    }

    /** {@return the class that stands for all of a kind} */
    static Class<?> tag(Class<?> type) {
        if (type == Optional.class) {
            return Optional.class;
        }
        if (type.isArray()) {
            return Object[].class;
        }
        if (Map.class.isAssignableFrom(type)) {
            return SortedMap.class.isAssignableFrom(type) ? TreeMap.class : LinkedHashMap.class;
        }
        if (Set.class.isAssignableFrom(type)) {
            return SortedSet.class.isAssignableFrom(type) ? TreeSet.class : LinkedHashSet.class;
        }
        return Queue.class.isAssignableFrom(type) && !List.class.isAssignableFrom(type) ? ArrayDeque.class : ArrayList.class;
    }

    /**
     * {@return what reads and writes a container}
     *
     * @param type of which {@link #include} is true for its class
     * @param elements finds what reads and writes the types of elements
     */
    static Value of(Type type, Function<Type, Value> elements) {
        Class<?> raw = GenericTypes.raw(type);
        if (raw.isArray()) {
            Type component = GenericTypes.component(type);
            return new ArrayValue(raw, elements.apply(component));
        }
        if (raw == Optional.class) {
            return new OptionalValue(elements.apply(GenericTypes.argument(type, 0)));
        }
        Class<?> made = MADE.getOrDefault(raw, raw);
        if (!made.getName().startsWith("java.util.") || Modifier.isAbstract(made.getModifiers())) {
            throw new UnsuitableClassException(
                    raw.getName() + " isn't read by Kryo. Declare it as List, Set, Queue or Map, or as a"
                            + " class of java.util that has a constructor without parameters.");
        }
        return Map.class.isAssignableFrom(made)
                ? new MapValue(made, elements.apply(GenericTypes.argument(type, 0)),
                        elements.apply(GenericTypes.argument(type, 1)))
                : new CollectionValue(made, elements.apply(GenericTypes.argument(type, 0)));
    }
}
