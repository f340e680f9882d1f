package dev.straightway.kryo;

import java.lang.reflect.Array;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** An array of objects: its length, and the elements. Those of primitives are scalars. */
final class ArrayValue extends Value {

    private final Value element;

    ArrayValue(Class<?> type, Value element) {
        super(type);
        this.element = element;
    }

    @Override
    public void write(Kryo kryo, Output output, Object value) {
        Object[] array = (Object[]) value;
        output.writeVarInt(array.length, true);
        for (Object one : array) {
            element.give(kryo, output, one);
        }
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<?> expected) {
        int length = ((BoundedInput) input).length(input.readVarInt(true));
        ((BoundedKryo) kryo).count(length);
        Object[] array = (Object[]) Array.newInstance(type().getComponentType(), length);
        for (int i = 0; i < length; i++) {
            array[i] = element.take(kryo, input);
        }
        return array;
    }
}
