/**
 * The media type {@code application/x-kryo}: what a server and its clients have to know of each other, and the codec that both
 * use.
 * <p>
 * For applications that bring Kryo 5. Imports {@code java.*} and Kryo. Start at {@link dev.straightway.kryo.KryoCodec}.
 */
package dev.straightway.kryo;
