package dev.straightway.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** A value that says itself whether it is there, and isn't referred to. */
abstract class WholeValue extends Value {

    WholeValue(Class<?> type) {
        super(type);
    }

    @Override
    abstract Object take(Kryo kryo, Input input);

    @Override
    abstract void give(Kryo kryo, Output output, Object value);

    @Override
    public final void write(Kryo kryo, Output output, Object value) {
        give(kryo, output, value);
    }

    @Override
    public final Object read(Kryo kryo, Input input, Class<?> expected) {
        return take(kryo, input);
    }
}
