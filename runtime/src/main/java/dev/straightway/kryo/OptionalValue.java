package dev.straightway.kryo;

import java.util.Optional;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** An {@code Optional}, as the value in it. */
final class OptionalValue extends Value {

    private final Value value;

    OptionalValue(Value value) {
        super(Optional.class);
        this.value = value;
    }

    @Override
    public void write(Kryo kryo, Output output, Object object) {
        value.give(kryo, output, ((Optional<?>) object).orElse(null));
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<?> expected) {
        return Optional.ofNullable(value.take(kryo, input));
    }
}
