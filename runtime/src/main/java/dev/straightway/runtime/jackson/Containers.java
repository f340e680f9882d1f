package dev.straightway.runtime.jackson;

import java.util.Set;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.impl.IndexedListSerializer;
import com.fasterxml.jackson.databind.ser.impl.IndexedStringListSerializer;
import com.fasterxml.jackson.databind.ser.impl.StringCollectionSerializer;
import com.fasterxml.jackson.databind.ser.std.CollectionSerializer;
import com.fasterxml.jackson.databind.ser.std.EnumSetSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;

/** Knows by which of its serializers Jackson writes collections and maps as such. */
final class Containers {

    private static final Set<Class<?>> USUAL = Set.of(CollectionSerializer.class, IndexedListSerializer.class,
            IndexedStringListSerializer.class, StringCollectionSerializer.class, EnumSetSerializer.class,
            MapSerializer.class);

    private Containers() {
    }

    /** {@return whether nothing is special about how a collection or map is written} */
    static boolean isUsual(JsonSerializer<?> serializer) {
        return USUAL.contains(serializer.getClass());
    }

    static boolean isCollection(JavaType type) {
        return type.isCollectionLikeType() && !type.isMapLikeType();
    }
}
