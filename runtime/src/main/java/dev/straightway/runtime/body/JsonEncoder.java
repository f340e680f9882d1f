package dev.straightway.runtime.body;

import java.io.IOException;

import com.fasterxml.jackson.databind.ObjectWriter;

import io.vertx.core.buffer.Buffer;

/** Writes values of one declared type as JSON. */
final class JsonEncoder implements Encoder {

    private final Json json;
    private final String type;
    private volatile ObjectWriter writer;

    JsonEncoder(Json json, String type) {
        this.json = json;
        this.type = type;
    }

    @Override
    public Buffer encode(Object entity) throws IOException {
        ObjectWriter present = writer;
        if (present == null) {
            writer = present = json.writer(type);
        }
        return Json.encode(present, entity);
    }
}
