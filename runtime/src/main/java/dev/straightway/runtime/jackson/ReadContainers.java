package dev.straightway.runtime.jackson;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.CollectionDeserializer;
import com.fasterxml.jackson.databind.deser.std.ContainerDeserializerBase;
import com.fasterxml.jackson.databind.deser.std.EnumDeserializer;
import com.fasterxml.jackson.databind.deser.std.StringCollectionDeserializer;

import dev.straightway.runtime.json.ConstantsReader;
import dev.straightway.runtime.json.ElementsReader;
import dev.straightway.runtime.json.EntriesReader;
import dev.straightway.runtime.json.ValueReader;

/** Makes readers of collections, maps and enums; which classes and constants they make is what the mapper makes of samples. */
final class ReadContainers {

    private static final Map<Class<?>, Supplier<Collection<Object>>> COLLECTIONS = Map.of(
            ArrayList.class, ArrayList::new,
            LinkedList.class, LinkedList::new,
            ArrayDeque.class, ArrayDeque::new,
            HashSet.class, HashSet::new,
            LinkedHashSet.class, LinkedHashSet::new,
            TreeSet.class, TreeSet::new);
    private static final Map<Class<?>, Supplier<Map<Object, Object>>> MAPS = Map.of(
            LinkedHashMap.class, LinkedHashMap::new,
            HashMap.class, HashMap::new,
            TreeMap.class, TreeMap::new,
            ConcurrentHashMap.class, ConcurrentHashMap::new);

    private final ReadProbe probe;
    private final ReaderFit.Within within;

    ReadContainers(ReadProbe probe, ReaderFit.Within within) {
        this.probe = probe;
        this.within = within;
    }

    ValueReader constants(Class<?> raw, JsonDeserializer<?> deserializer) throws Unfit {
        Unfit.unless(deserializer.getClass() == EnumDeserializer.class && raw.isEnum(),
                raw.getName() + " is read by " + deserializer.getClass().getName());
        Map<String, Object> constants = new HashMap<>();
        for (Object one : raw.getEnumConstants()) {
            for (String text : List.of(((Enum<?>) one).name(), one.toString(), probe.writtenText(one))) {
                Object constant = probe.readText(deserializer, text);
                if (constant != null) {
                    constants.put(text, constant);
                }
            }
        }
        return new ConstantsReader(constants);
    }

    ValueReader elements(JavaType type, JsonDeserializer<?> deserializer) throws Unfit, IOException {
        Unfit.unless(List.of(CollectionDeserializer.class, StringCollectionDeserializer.class)
                .contains(deserializer.getClass()), byAnother(type, deserializer));
        Object sample = probe.read(deserializer, "[]");
        Unfit.unless(sample != null && COLLECTIONS.containsKey(sample.getClass()),
                type.getRawClass().getName() + " is read as a class of its own");
        boolean takesNull = probe.read(deserializer, "[null]") instanceof Collection<?> one && one.size() == 1
                && one.iterator().next() == null;
        return new ElementsReader(COLLECTIONS.get(sample.getClass()), content(type, deserializer), takesNull);
    }

    ValueReader entries(JavaType type, JsonDeserializer<?> deserializer) throws Unfit, IOException {
        ReadMap map = ReadMap.of(deserializer, byAnother(type, deserializer));
        Unfit.unless(map.isPlain(), type.toCanonical() + " isn't a plain map with texts as keys");
        Object sample = probe.read(deserializer, "{}");
        Unfit.unless(sample != null && MAPS.containsKey(sample.getClass()),
                type.getRawClass().getName() + " is read as a class of its own");
        boolean takesNull = probe.read(deserializer, "{\"a\":null}") instanceof Map<?, ?> one && one.size() == 1
                && one.get("a") == null;
        return new EntriesReader(MAPS.get(sample.getClass()), content(type, deserializer), takesNull);
    }

    private static String byAnother(JavaType type, JsonDeserializer<?> deserializer) {
        return type.getRawClass().getName() + " is read by " + deserializer.getClass().getName();
    }

    private ValueReader content(JavaType type, JsonDeserializer<?> deserializer) throws Unfit, IOException {
        JsonDeserializer<?> own = ((ContainerDeserializerBase<?>) deserializer).getContentDeserializer();
        return within.reader(type.getContentType(), own == null ? probe.of(type.getContentType()) : own);
    }
}
