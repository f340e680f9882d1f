package dev.straightway.runtime.body;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.BadRequestException;

import dev.straightway.runtime.fields.Charsets;
import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import io.vertx.core.buffer.Buffer;

/** Makes the readers of entities (§4.2.4). */
public final class EntityReaders {

    private EntityReaders() {
    }

    /**
     * @param type the entity's type in Jackson's canonical form
     * @param otherwise reads what isn't in the representation
     * @throws IllegalArgumentException if a representation can't be read
     */
    public static EntityReader of(Representation representation, String type, Json json, EntityReader otherwise) {
        return switch (representation) {
            case JSON -> new JsonReader(json, type, otherwise);
            case TEXT -> reader(EntityReaders::text);
            case BYTES -> reader((exchange, body) -> body.getBytes());
            case BUFFER -> reader((exchange, body) -> body);
            case STREAM -> reader((exchange, body) -> Buffers.stream(body));
            case BY_CLASS, XML, KRYO, OWN, PROVIDER ->
                throw new IllegalArgumentException(representation + " has no reader of its own");
        };
    }

    /**
     * {@return a reader that leaves bodies of unnamed type to another one (§4.2.1)}: a browser sends such a body from a page of
     * any site, without asking the server first
     */
    public static EntityReader named(EntityReader reader, EntityReader otherwise) {
        return new EntityReader() {
            @Override
            public Object read(Exchange exchange) throws Exception {
                boolean unnamed = exchange.header("Content-Type") == null && ((BufferExchange) exchange).body().length() > 0;
                return unnamed ? otherwise.read(exchange) : reader.read(exchange);
            }
        };
    }

    /** {@return a reader for a primitive type, which no entity isn't a value of} */
    public static EntityReader filled(EntityReader reader) {
        return new EntityReader() {
            @Override
            public Object read(Exchange exchange) throws Exception {
                Object entity = reader.read(exchange);
                if (entity == null) {
                    throw new BadRequestException("The request has no entity");
                }
                return entity;
            }
        };
    }

    private interface Decoder {
        Object decode(Exchange exchange, Buffer body);
    }

    private static EntityReader reader(Decoder decoder) {
        return new EntityReader() {
            @Override
            public Object read(Exchange exchange) {
                return decoder.decode(exchange, ((BufferExchange) exchange).body());
            }
        };
    }

    private static Object text(Exchange exchange, Buffer body) {
        Charset charset = ContentTypes.charset(exchange.header("Content-Type"));
        if (StandardCharsets.US_ASCII.equals(charset)) {
            // Netty takes octets over 127 for ISO-8859-1 there.
            return new String(body.getBytes(), charset);
        }
        return body.toString(charset == null ? Charsets.DEFAULT : charset);
    }
}
