package dev.straightway.runtime.body;

import io.netty.util.concurrent.FastThreadLocal;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;

/**
 * The arrays that long entities are written into. An event loop keeps one, and writes the next entity into it once an answer
 * was sent, since new memory must be cleared first and is in no cache of the processor.
 * <p>
 * Nothing has to be given back: an array that isn't is garbage, and the event loop makes a new one. Other threads keep none.
 */
public final class EntityArrays {

    /** In bytes. A shorter array costs less than to ask for the one that is kept. */
    static final int SHORTEST = 4 * 1024;
    /** In bytes. An event loop keeps none that is longer. */
    static final int LONGEST = 256 * 1024;

    private static final FastThreadLocal<EntityArrays> HERE = new FastThreadLocal<>() {
        @Override
        protected EntityArrays initialValue() {
            return new EntityArrays();
        }
    };

    /** Nobody uses it; {@code null} if there is none. */
    private byte[] kept;
    /** The entity that was written last, and its array, until somebody asks for it. */
    private Buffer last;
    private byte[] lastArray;

    private EntityArrays() {
    }

    /** {@return an array that nobody else has, whatever is in it} */
    static byte[] array(int leastLength) {
        return isKept(leastLength) ? HERE.get().take(leastLength) : new byte[leastLength];
    }

    /** {@return an entity in the first bytes of an array that nobody else has, which aren't copied} */
    static Buffer buffer(byte[] array, int length) {
        Buffer entity = Buffers.of(array, length);
        if (isKept(array.length)) {
            EntityArrays here = HERE.get();
            here.last = entity;
            here.lastArray = array;
        }
        return entity;
    }

    /**
     * {@return the array of an entity that is sent now, for {@link #free}}; {@code null} if it isn't to be kept
     *
     * @param entity nobody sees but the server that sends it
     */
    public static byte[] sent(Buffer entity) {
        EntityArrays here = entity.length() < SHORTEST ? null : HERE.getIfExists();
        if (here == null || here.last != entity) {
            return null;
        }
        byte[] array = here.lastArray;
        here.last = null;
        here.lastArray = null;
        return array;
    }

    /** Tells on an event loop that the bytes of an entity were copied, and nobody sees it any more. */
    public static void copied(Buffer entity) {
        byte[] array = sent(entity);
        if (array != null) {
            free(array);
        }
    }

    /** Tells on an event loop that an entity was sent, so that nobody needs its array any more. */
    public static void free(byte[] array) {
        HERE.get().keep(array);
    }

    private static boolean isKept(int length) {
        return length >= SHORTEST && length <= LONGEST && Context.isOnEventLoopThread();
    }

    private byte[] take(int leastLength) {
        byte[] array = kept;
        if (array == null || array.length < leastLength) {
            return new byte[leastLength];
        }
        kept = null;
        return array;
    }

    private void keep(byte[] array) {
        if (kept == null || kept.length < array.length) {
            kept = array;
        }
    }
}
