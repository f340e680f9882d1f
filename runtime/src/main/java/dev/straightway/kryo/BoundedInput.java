package dev.straightway.kryo;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;

/**
 * Bytes of a message, of which no more is set aside than there is: whatever has a length takes a byte for each of its elements
 * at least. Used by one thread.
 */
final class BoundedInput extends Input {

    static final byte[] NOTHING = {};

    /** Longer texts don't leave their room behind. */
    private static final int LARGEST_KEPT = 1 << 16;

    BoundedInput() {
        super(NOTHING);
    }

    int remaining() {
        return limit - position;
    }

    /** {@return a number of elements that there may be} */
    int length(int declared) {
        if (declared < 0 || declared > remaining()) {
            throw new KryoException("A length of " + declared + ", and " + remaining() + " bytes are left");
        }
        return declared;
    }

    @Override
    public String readString() {
        peekLength();
        String text = super.readString();
        if (chars.length > LARGEST_KEPT) {
            chars = new char[32];
        }
        return text;
    }

    @Override
    public StringBuilder readStringBuilder() {
        peekLength();
        return super.readStringBuilder();
    }

    /** A text that isn't plain ASCII begins with its length. */
    private void peekLength() {
        if (remaining() > 0 && readVarIntFlag()) {
            int begin = position;
            length(Math.max(0, readVarIntFlag(true) - 1));
            position = begin;
        }
    }

    @Override
    public byte[] readBytes(int count) {
        return super.readBytes(length(count));
    }

    @Override
    public int[] readInts(int count) {
        return super.readInts(length(count));
    }

    @Override
    public int[] readInts(int count, boolean optimizePositive) {
        return super.readInts(length(count), optimizePositive);
    }

    @Override
    public long[] readLongs(int count) {
        return super.readLongs(length(count));
    }

    @Override
    public long[] readLongs(int count, boolean optimizePositive) {
        return super.readLongs(length(count), optimizePositive);
    }

    @Override
    public float[] readFloats(int count) {
        return super.readFloats(length(count));
    }

    @Override
    public double[] readDoubles(int count) {
        return super.readDoubles(length(count));
    }

    @Override
    public short[] readShorts(int count) {
        return super.readShorts(length(count));
    }

    @Override
    public char[] readChars(int count) {
        return super.readChars(length(count));
    }

    @Override
    public boolean[] readBooleans(int count) {
        return super.readBooleans(length(count));
    }
}
