package dev.straightway.kryo;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.util.Pool;

/**
 * Reads and writes messages of {@code application/x-kryo}, for servers and clients alike.
 *
 * <pre>
 * KryoCodec codec = KryoCodec.of(KryoRegistration.read(stream), loader, KryoLimits.USUAL);
 * byte[] message = codec.write(person);
 * Person back = (Person) codec.read(message, Person.class);
 * </pre>
 *
 * For all threads: instances of Kryo are pooled. One that a message has failed in isn't used again.
 */
public final class KryoCodec {

    private static final int MOST_POOLED = 64;
    private static final int BLOCK = 4096;
    /** Not more is set aside for a message before its bytes come out of the compressed ones. */
    private static final int LARGEST_GUESS = 1 << 16;

    private final KryoCompression compression;
    private final KryoLimits limits;
    private final Shapes shapes;
    private final Pool<Session> sessions;

    private KryoCodec(KryoRegistration registration, ClassLoader loader, KryoLimits limits) {
        this.compression = registration.compression();
        this.limits = limits;
        this.shapes = new Shapes(Registered.of(registration, loader));
        this.sessions = new Pool<>(true, false, MOST_POOLED) {
            @Override
            protected Session create() {
                return new Session(shapes.registered(), limits);
            }
        };
    }

    /**
     * {@return a codec}
     *
     * @param loader of the classes
     * @throws IllegalArgumentException if a class isn't there
     */
    public static KryoCodec of(KryoRegistration registration, ClassLoader loader, KryoLimits limits) {
        return new KryoCodec(registration, loader, limits);
    }

    /** {@return whether values of a declared class may be in a message} */
    public boolean knows(Class<?> type) {
        return Scalars.of(type) != null || Containers.include(type) || shapes.registered().nearest(type) != null
                || shapes.registered().isAbove(type);
    }

    /**
     * Finds out how a registered class is read and written, which is done with the first value else.
     *
     * @throws UnsuitableClassException if it can't be in a message
     */
    public void prepare(Class<?> type) {
        if (shapes.registered().contains(type)) {
            shapes.prepare(type);
        }
    }

    /**
     * {@return a message with a value}
     *
     * @param value may be {@code null}
     * @throws IllegalArgumentException if the value has an object of a class that isn't registered
     * @throws UnsuitableClassException if a class can't be in a message
     */
    public byte[] write(Object value) {
        Session session = sessions.obtain();
        byte[] message;
        try {
            message = session.write(shapes.open(Object.class), value);
        } catch (KryoException e) {
            throw rethrown(e, "The value can't be written by Kryo");
        }
        sessions.free(session);
        return compression == KryoCompression.NONE ? message : deflated(message);
    }

    /**
     * {@return the value of a message, which may be {@code null}}
     *
     * @param type of the value
     * @throws MalformedKryoException if there is no such value in the message
     * @throws UnsuitableClassException if a class can't be in a message
     */
    public Object read(byte[] message, Type type) {
        return read(message, 0, message.length, type);
    }

    /** The same, of a part of an array. */
    public Object read(byte[] bytes, int offset, int length, Type type) {
        if (length > limits.size()) {
            throw new MalformedKryoException("The message has more than " + limits.size() + " bytes");
        }
        if (compression == KryoCompression.NONE) {
            return plain(bytes, offset, length, type);
        }
        byte[] inflated = inflated(bytes, offset, length);
        return plain(inflated, 0, inflated.length, type);
    }

    private Object plain(byte[] bytes, int offset, int length, Type type) {
        Value expected = shapes.open(type);
        Session session = sessions.obtain();
        Object value;
        try {
            value = session.read(expected, bytes, offset, length);
        } catch (UnsuitableClassException | MalformedKryoException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw malformed(type, e);
        }
        sessions.free(session);
        return value;
    }

    /**
     * What a message makes a class of the application throw is about the message; overflows come from its equals and hashCode.
     */
    private static RuntimeException malformed(Type type, Throwable e) {
        if (e.getCause() instanceof UnsuitableClassException fault) {
            return fault;
        }
        return new MalformedKryoException("The message isn't Kryo of " + type.getTypeName() + reason(e), e);
    }

    /** What Kryo itself or a limit says, and not what its stack of fields looks like; code of the application isn't quoted. */
    private static String reason(Throwable e) {
        Throwable said = e.getCause() instanceof KryoException ? e.getCause() : e;
        return said instanceof KryoException && said.getMessage() != null
                ? ": " + said.getMessage().lines().findFirst().orElse("")
                : "";
    }

    private static RuntimeException rethrown(KryoException e, String message) {
        return e.getCause() instanceof UnsuitableClassException fault ? fault
                : new IllegalArgumentException(message + ": " + e.getMessage(), e);
    }

    private static byte[] deflated(byte[] message) {
        Deflater deflater = new Deflater();
        try {
            deflater.setInput(message);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream(message.length / 2 + 16);
            byte[] block = new byte[BLOCK];
            while (!deflater.finished()) {
                out.write(block, 0, deflater.deflate(block));
            }
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }

    /** Grows with what comes out, and ends as soon as that is too much. */
    private byte[] inflated(byte[] bytes, int offset, int length) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(bytes, offset, length);
            byte[] out = new byte[Math.min(Math.max(length, 64) * 3, Math.min(LARGEST_GUESS, limits.size()))];
            int filled = 0;
            while (!inflater.finished()) {
                if (filled > limits.size()) {
                    throw new MalformedKryoException("The message has more than " + limits.size() + " bytes");
                }
                if (filled == out.length) {
                    out = Arrays.copyOf(out, (int) Math.min(2L * filled, limits.size() + 1L));
                }
                int inflated = inflater.inflate(out, filled, out.length - filled);
                if (inflated == 0 && !inflater.finished()) {
                    throw new MalformedKryoException("The message isn't complete");
                }
                filled += inflated;
            }
            if (inflater.getRemaining() > 0) {
                throw new MalformedKryoException("There is more behind the message");
            }
            return Arrays.copyOf(out, filled);
        } catch (DataFormatException e) {
            throw new MalformedKryoException("The message isn't compressed by deflate", e);
        } finally {
            inflater.end();
        }
    }
}
