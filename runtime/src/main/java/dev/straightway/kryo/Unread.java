package dev.straightway.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/**
 * Stands where Kryo wants a serializer for a registered class: the type that is expected decides who reads it, not the class.
 */
final class Unread extends Serializer<Object> {

    static final Unread INSTANCE = new Unread();

    private Unread() {
    }

    @Override
    public void write(Kryo kryo, Output output, Object object) {
        throw new IllegalStateException("Kryo itself writes no " + object.getClass().getName());
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<?> type) {
        throw new IllegalStateException("Kryo itself reads no " + type.getName());
    }
}
