package dev.straightway.deployment.proof.corpus.blocking;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonObject;
import io.vertx.core.spi.JsonFactory;
import io.vertx.core.spi.json.JsonCodec;

/** Blocks in what the application offers to Vert.x as a service. */
@Path("blocking/codecs")
public class CodecsResource {

    public static final class Factory implements JsonFactory {
        @Override
        public int order() {
            return 0;
        }

        @Override
        public JsonCodec codec() {
            return new Codec();
        }
    }

    static final class Codec implements JsonCodec {
        @Override
        public <T> T fromString(String text, Class<T> type) {
            Slow.file();
            return null;
        }

        @Override
        public <T> T fromBuffer(Buffer bytes, Class<T> type) {
            Slow.file();
            return null;
        }

        @Override
        public <T> T fromValue(Object json, Class<T> type) {
            return null;
        }

        @Override
        public String toString(Object object, boolean pretty) {
            return "{}";
        }

        @Override
        public Buffer toBuffer(Object object, boolean pretty) {
            return Buffer.buffer("{}");
        }
    }

    @POST
    @Path("text")
    @Blocks("file in the codec of the application, which reads an object")
    public int text(String text) {
        return new JsonObject(text).size();
    }

    @GET
    @Path("bytes")
    @Blocks("file in the codec of the application, which reads a buffer")
    public int bytes() {
        return Buffer.buffer("{}").toJsonObject().size();
    }
}
