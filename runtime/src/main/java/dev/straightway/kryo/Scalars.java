package dev.straightway.kryo;

import static java.util.Map.entry;

import java.lang.invoke.MethodType;
import java.net.URI;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;

/** The classes of the JDK that are a value by themselves, written as Kryo writes them. */
final class Scalars {

    private static final int FIRST_ID = 10;

    /** Which Kryo would write field by field. */
    private static final Map<Class<?>, Serializer<?>> NAMED = Map.ofEntries(
            entry(UUID.class, new DefaultSerializers.UUIDSerializer()),
            entry(URI.class, new DefaultSerializers.URISerializer()));

    private static final Map<Class<?>, Value> VALUES = values();

    private Scalars() {
    }

    private static Map<Class<?>, Value> values() {
        Kryo usual = new Kryo();
        Function<Class<?>, Value> made = type -> new Scalar(type,
                NAMED.containsKey(type) ? NAMED.get(type) : usual.getDefaultSerializer(type));
        Map<Class<?>, Value> found = PlainClasses.OF_KRYO.stream()
                .collect(Collectors.toMap(type -> type, type -> new Scalar(type, usual.getSerializer(type))));
        PlainClasses.OWN.forEach(type -> found.put(type, made.apply(type)));
        found.put(String.class, new Text());
        return Map.copyOf(found);
    }

    /** {@return what reads and writes a class; {@code null} if it isn't one of these} */
    static Value of(Class<?> type) {
        return VALUES.get(type.isPrimitive() ? boxed(type) : type);
    }

    /** {@return the class by which a value is known} */
    static Class<?> known(Object value) {
        return value instanceof ZoneId && !(value instanceof ZoneOffset) ? ZoneId.class : value.getClass();
    }

    static Class<?> boxed(Class<?> type) {
        return type.isPrimitive() ? MethodType.methodType(type).wrap().returnType() : type;
    }

    static void register(Kryo kryo) {
        for (int i = 0; i < PlainClasses.OWN.size(); i++) {
            kryo.register(PlainClasses.OWN.get(i), Unread.INSTANCE, FIRST_ID + i);
        }
    }

    /** A byte says whether there is a value. */
    private static final class Scalar extends Value {

        private final Serializer<Object> serializer;

        @SuppressWarnings("unchecked") // of the same class
        Scalar(Class<?> type, Serializer<?> serializer) {
            super(type);
            this.serializer = (Serializer<Object>) serializer;
        }

        @Override
        Object take(Kryo kryo, Input input) {
            return input.readByte() == Kryo.NULL ? null : read(kryo, input, type());
        }

        @Override
        void give(Kryo kryo, Output output, Object value) {
            output.writeByte(value == null ? Kryo.NULL : Kryo.NOT_NULL);
            if (value != null) {
                write(kryo, output, value);
            }
        }

        @Override
        public void write(Kryo kryo, Output output, Object value) {
            serializer.write(kryo, output, value);
        }

        @Override
        public Object read(Kryo kryo, Input input, Class<?> expected) {
            return serializer.read(kryo, input, expected);
        }
    }

    private static final class Text extends WholeValue {

        Text() {
            super(String.class);
        }

        @Override
        Object take(Kryo kryo, Input input) {
            return input.readString();
        }

        @Override
        void give(Kryo kryo, Output output, Object value) {
            output.writeString((String) value);
        }
    }
}
