package dev.straightway.runtime.jackson;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.MapDeserializer;

/** Lets Jackson's deserializer of a map be looked into: what it knows is for subclasses only. */
@SuppressWarnings("serial") // never written
final class ReadMap extends MapDeserializer {

    private ReadMap(MapDeserializer source) {
        super(source);
    }

    static ReadMap of(JsonDeserializer<?> deserializer, String reason) throws Unfit {
        Unfit.unless(deserializer.getClass() == MapDeserializer.class, reason);
        return new ReadMap((MapDeserializer) deserializer);
    }

    /** {@return whether texts are the keys, none of them is left out, and the map is made by itself} */
    boolean isPlain() {
        return _standardStringKey && _ignorableProperties == null && _includableProperties == null
                && _propertyBasedCreator == null && _delegateDeserializer == null && _valueTypeDeserializer == null;
    }
}
