package dev.straightway.deployment.proof;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;

/** What is written slowly, where a mapper has its writer: as the name of the thread that writes it. */
public record SlowItem(String name) {

    /** Sleeps while it writes. */
    public static class Writer extends JsonSerializer<SlowItem> {
        @Override
        public void serialize(SlowItem item, JsonGenerator json, SerializerProvider provider) throws IOException {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            json.writeString(Thread.currentThread().getName());
        }
    }
}
