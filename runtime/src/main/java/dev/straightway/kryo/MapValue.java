package dev.straightway.kryo;

import java.util.Map;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** A map: the number of its entries, and key and value of each. */
final class MapValue extends Value {

    private final Value key;
    private final Value value;
    private final NewInstance made;

    MapValue(Class<?> type, Value key, Value value) {
        super(type);
        this.key = key;
        this.value = value;
        this.made = NewInstance.of(type);
    }

    @Override
    public void write(Kryo kryo, Output output, Object object) {
        Map<?, ?> map = (Map<?, ?>) object;
        output.writeVarInt(map.size(), true);
        map.forEach((one, other) -> {
            key.give(kryo, output, one);
            value.give(kryo, output, other);
        });
    }

    @Override
    @SuppressWarnings("unchecked") // keys and values are read by their types
    public Object read(Kryo kryo, Input input, Class<?> expected) {
        int length = ((BoundedInput) input).length(input.readVarInt(true));
        ((BoundedKryo) kryo).count(2L * length);
        Map<Object, Object> map = (Map<Object, Object>) made.get();
        for (int i = 0; i < length; i++) {
            Object one = key.take(kryo, input);
            map.put(one, value.take(kryo, input));
        }
        return map;
    }
}
