package dev.straightway.runtime.body;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.Locale;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;

import dev.straightway.runtime.fields.Charsets;
import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufInputStream;
import io.vertx.core.buffer.Buffer;

/**
 * Reads JSON into one type; a text that isn't JSON, or not that of the type, is answered with 400. A class that Jackson can't
 * bind is an error of the server.
 */
final class JsonReader extends EntityReader {

    private final Json json;
    private final String type;
    private final EntityReader otherwise;
    private volatile Ways ways;

    /**
     * How texts are read, known when the first one is.
     *
     * @param generated {@code null} if Jackson reads all of them
     */
    private record Ways(GeneratedDecoder generated, ObjectReader reader) {
    }

    /** @param otherwise reads what isn't JSON */
    JsonReader(Json json, String type, EntityReader otherwise) {
        this.otherwise = otherwise;
        this.json = json;
        this.type = type;
    }

    @Override
    public Object read(Exchange exchange) throws Exception {
        if (!isJson(exchange.header("Content-Type"))) {
            return otherwise.read(exchange);
        }
        Buffer body = ((BufferExchange) exchange).body();
        if (body.length() == 0) {
            return null;
        }
        try {
            return parse(Buffers.netty(body), exchange.header("Content-Type"));
        } catch (JsonProcessingException | CharConversionException e) {
            throw Json.malformed(e);
        }
    }

    /** What the method declares was checked before; where it declares several types or none, others come as far as this. */
    private static boolean isJson(String contentType) {
        return contentType == null || contentType.equals("application/json")
                || contentType.toLowerCase(Locale.ROOT).contains("json");
    }

    private Object parse(ByteBuf bytes, String contentType) throws IOException {
        Ways present = ways();
        if (contentType != null && contentType.indexOf('=') >= 0 && !Charsets.isUnicode(ContentTypes.charset(contentType))) {
            return present.reader().readValue(new InputStreamReader(new ByteBufInputStream(bytes.duplicate()),
                    ContentTypes.charset(contentType)));
        }
        Object value = present.generated() == null ? null : present.generated().decode(bytes);
        return value == null ? byJackson(present.reader(), bytes) : value;
    }

    private static Object byJackson(ObjectReader reader, ByteBuf bytes) throws IOException {
        return bytes.hasArray()
                ? reader.readValue(bytes.array(), bytes.arrayOffset() + bytes.readerIndex(), bytes.readableBytes())
                : reader.readValue((InputStream) new ByteBufInputStream(bytes.duplicate()));
    }

    private Ways ways() {
        Ways present = ways;
        if (present == null) {
            ways = present = new Ways(json.generatedDecoder(type), json.reader(type));
        }
        return present;
    }
}
