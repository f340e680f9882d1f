package dev.straightway.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/**
 * Reads and writes the values of one declared type, and nothing else: what a message says of classes is held against it before
 * anything is made. Immutable, for all threads.
 */
abstract class Value extends Serializer<Object> {

    private final Class<?> type;

    /** @param type of what is read */
    Value(Class<?> type) {
        this.type = type;
    }

    Class<?> type() {
        return type;
    }

    /** Finds its parts, if they aren't known yet. */
    void prepare() {
    }

    /** {@return the next value, or {@code null}} */
    Object take(Kryo kryo, Input input) {
        return kryo.readObjectOrNull(input, type, this);
    }

    /** Writes a value, or {@code null}. */
    void give(Kryo kryo, Output output, Object value) {
        kryo.writeObjectOrNull(output, value, this);
    }
}
