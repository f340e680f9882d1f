package dev.straightway.kryo;

import java.util.Arrays;

import com.esotericsoftware.kryo.io.Output;

/** An instance of Kryo with its buffers, for one message after the other. Used by one thread at a time. */
final class Session {

    private static final int USUAL_SIZE = 512;
    /** A buffer that has grown beyond it isn't kept. */
    private static final int LARGEST_KEPT = 1 << 20;
    private static final int UNLIMITED = -1;

    private final BoundedKryo kryo;
    private final BoundedInput input = new BoundedInput();
    private Output output = new Output(USUAL_SIZE, UNLIMITED);

    Session(Registered registered, KryoLimits limits) {
        this.kryo = new BoundedKryo(registered, limits);
    }

    byte[] write(Value type, Object value) {
        type.give(kryo, output, value);
        byte[] message = Arrays.copyOf(output.getBuffer(), output.position());
        if (output.getBuffer().length > LARGEST_KEPT) {
            output = new Output(USUAL_SIZE, UNLIMITED);
        }
        output.reset();
        kryo.reset();
        return message;
    }

    Object read(Value type, byte[] bytes, int offset, int length) {
        input.setBuffer(bytes, offset, length);
        Object value = type.take(kryo, input);
        if (input.remaining() > 0) {
            throw new MalformedKryoException("There is more behind the message");
        }
        input.setBuffer(BoundedInput.NOTHING);
        kryo.reset();
        return value;
    }
}
