package dev.straightway.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** A constant of an enum, by its place. */
final class EnumValue extends WholeValue {

    private final Object[] constants;

    EnumValue(Class<?> type) {
        super(type);
        this.constants = type.getEnumConstants();
    }

    @Override
    Object take(Kryo kryo, Input input) {
        int place = input.readVarInt(true);
        if (place < 0 || place > constants.length) {
            throw new KryoException(type().getName() + " has no constant " + (place - 1L));
        }
        return place == 0 ? null : constants[place - 1];
    }

    @Override
    void give(Kryo kryo, Output output, Object value) {
        output.writeVarInt(value == null ? 0 : ((Enum<?>) value).ordinal() + 1, true);
    }
}
