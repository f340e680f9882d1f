package dev.straightway.kryo;

import java.lang.reflect.Type;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/**
 * An object of a class of the application, field by field.
 * <p>
 * In the place of Kryo's {@code FieldSerializer}, which stores by {@code Unsafe} what a message says, whatever the type of the
 * field is.
 */
final class BeanValue extends ComposedValue<BeanValue.Parts> {

    record Parts(NewInstance made, Members.Member[] members) {
    }

    BeanValue(Type declared, Shapes shapes) {
        super(declared, shapes);
    }

    @Override
    Parts find(Type declared, Shapes shapes) {
        return new Parts(NewInstance.of(type()), Members.of(declared, shapes).toArray(Members.Member[]::new));
    }

    @Override
    public void write(Kryo kryo, Output output, Object value) {
        for (Members.Member member : parts().members()) {
            try {
                member.value().give(kryo, output, member.field().get(value));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(member.field() + " was opened", e);
            }
        }
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<?> expected) {
        Parts present = parts();
        BoundedKryo bounded = (BoundedKryo) kryo;
        BoundedKryo.Size size = bounded.begin();
        Object value = present.made().get();
        kryo.reference(value);
        for (Members.Member member : present.members()) {
            set(member, value, member.value().take(kryo, input));
        }
        bounded.end(size);
        return value;
    }

    private static void set(Members.Member member, Object object, Object value) {
        try {
            member.field().set(object, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(member.field() + " was opened", e);
        } catch (NullPointerException e) {
            throw new KryoException(member.field().getName() + " of " + object.getClass().getName() + " can't be null", e);
        }
    }
}
