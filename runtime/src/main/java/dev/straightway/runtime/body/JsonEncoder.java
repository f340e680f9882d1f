package dev.straightway.runtime.body;

import java.io.IOException;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectWriter;

import io.vertx.core.buffer.Buffer;

/**
 * Writes values of one declared type as JSON, by generated code where it can. For Jackson, the type is forced only where its
 * arguments would otherwise be lost to erasure, and the value is of it.
 */
final class JsonEncoder implements Encoder {

    private final Json json;
    private final String type;
    private volatile Ways ways;

    /**
     * How values are written, known when the first one is.
     *
     * @param generated {@code null} if Jackson writes all of them
     * @param root {@code null} where nothing is forced
     */
    private record Ways(GeneratedEncoder generated, JavaType root, ObjectWriter writer) {
    }

    /** @param type in Jackson's canonical form; empty if it is unknown */
    JsonEncoder(Json json, String type) {
        this.json = json;
        this.type = type;
    }

    @Override
    public Buffer encode(Object entity) throws IOException {
        Ways present = ways;
        if (present == null) {
            ways = present = ways();
        }
        Buffer encoded = present.generated() == null ? null : present.generated().encode(entity);
        return encoded == null ? byJackson(present, entity) : encoded;
    }

    private Ways ways() {
        JavaType root = json.generic(type);
        return new Ways(json.generatedEncoder(type), root, root == null ? null : json.writer(root));
    }

    private Buffer byJackson(Ways present, Object entity) throws IOException {
        return present.root() == null || !present.root().getRawClass().isInstance(entity) ? json.encode(entity)
                : Json.encode(present.writer(), entity);
    }
}
