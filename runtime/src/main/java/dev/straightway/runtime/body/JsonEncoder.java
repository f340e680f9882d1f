package dev.straightway.runtime.body;

import java.io.IOException;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectWriter;

import io.vertx.core.buffer.Buffer;

/**
 * Writes values of one declared type as JSON; the type is forced only where its arguments would otherwise be lost to erasure,
 * and the value is of it.
 */
final class JsonEncoder implements Encoder {

    private final Json json;
    private final String type;
    private volatile Forced forced;

    /** @param root {@code null} where nothing is forced */
    private record Forced(JavaType root, ObjectWriter writer) {
    }

    /** @param type in Jackson's canonical form; empty if it is unknown */
    JsonEncoder(Json json, String type) {
        this.json = json;
        this.type = type;
    }

    @Override
    public Buffer encode(Object entity) throws IOException {
        Forced present = forced;
        if (present == null) {
            JavaType root = json.generic(type);
            forced = present = new Forced(root, root == null ? null : json.writer(root));
        }
        return present.root() == null || !present.root().getRawClass().isInstance(entity) ? json.encode(entity)
                : Json.encode(present.writer(), entity);
    }
}
