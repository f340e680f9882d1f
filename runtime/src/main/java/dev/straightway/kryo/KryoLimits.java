package dev.straightway.kryo;

/**
 * How much a message may make of itself.
 *
 * @param size the most bytes of a message, uncompressed
 * @param depth how many values may lie within each other, in the message and in what is made of it
 * @param elements how many objects and elements of collections, maps and arrays a message may have; what is referred to counts
 *        again for each reference
 */
public record KryoLimits(int size, int depth, int elements) {

    /** For clients that trust their server. */
    public static final KryoLimits USUAL = new KryoLimits(10 << 20, 100, 1_000_000);

    /** @throws IllegalArgumentException if one of them leaves no message */
    public KryoLimits {
        if (size < 1 || depth < 1 || elements < 1) {
            throw new IllegalArgumentException("The limits of Kryo messages must be positive, not " + size + " bytes, " + depth
                    + " levels and " + elements + " elements");
        }
    }
}
