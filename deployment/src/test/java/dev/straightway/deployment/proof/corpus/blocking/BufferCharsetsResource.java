package dev.straightway.deployment.proof.corpus.blocking;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.vertx.core.buffer.Buffer;

/** Has a buffer of Vert.x decode and encode, with a charset of the application or one that is looked up. */
@Path("blocking/buffer-charsets")
public class BufferCharsetsResource {

    static final class SlowCharset extends Charset {
        SlowCharset() {
            super("x-slow", null);
        }

        @Override
        public boolean contains(Charset other) {
            return false;
        }

        @Override
        public CharsetDecoder newDecoder() {
            return new CharsetDecoder(this, 1, 1) {
                @Override
                protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                    Slow.sleep();
                    in.position(in.limit());
                    return CoderResult.UNDERFLOW;
                }
            };
        }

        @Override
        public CharsetEncoder newEncoder() {
            throw new UnsupportedOperationException();
        }
    }

    private static Charset slow;

    static void fillAtTheStart() {
        slow = new SlowCharset();
    }

    @GET
    @Path("own")
    @Blocks("sleep in the decoder of an own charset that was made before")
    public String own() {
        return Buffer.buffer("text").toString(slow);
    }

    @GET
    @Path("part")
    @Blocks("looks an unknown charset up among services")
    public String part(@QueryParam("charset") String charset) {
        return Buffer.buffer("text").getString(0, 2, charset);
    }

    @GET
    @Path("encoded")
    @Blocks("looks an unknown charset up among services")
    public int encoded(@QueryParam("charset") String charset) {
        return Buffer.buffer().appendString("text", charset).length() + Buffer.buffer("text", charset).length();
    }

    @GET
    @Path("named")
    @Blocks("looks an unknown charset up among services: reads META-INF/services of the class path for each request")
    public String named(@QueryParam("charset") String charset) {
        return Buffer.buffer("text").toString(charset);
    }
}
