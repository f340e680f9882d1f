package dev.straightway.kryo;

import java.util.ArrayList;
import java.util.Collection;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** A collection: the number of its elements, and these. */
final class CollectionValue extends Value {

    private final Value element;
    private final NewInstance made;

    CollectionValue(Class<?> type, Value element) {
        super(type);
        this.element = element;
        this.made = NewInstance.of(type);
    }

    @Override
    public void write(Kryo kryo, Output output, Object value) {
        Collection<?> collection = (Collection<?>) value;
        output.writeVarInt(collection.size(), true);
        collection.forEach(one -> element.give(kryo, output, one));
    }

    @Override
    @SuppressWarnings("unchecked") // the elements are read by their type
    public Object read(Kryo kryo, Input input, Class<?> expected) {
        int length = ((BoundedInput) input).length(input.readVarInt(true));
        ((BoundedKryo) kryo).count(length);
        Collection<Object> collection = expected == ArrayList.class ? new ArrayList<>(length) : (Collection<Object>) made.get();
        for (int i = 0; i < length; i++) {
            collection.add(element.take(kryo, input));
        }
        return collection;
    }
}
