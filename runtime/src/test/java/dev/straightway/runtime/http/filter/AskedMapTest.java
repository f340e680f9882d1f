package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;

import org.junit.jupiter.api.Test;

class AskedMapTest {

    private final MultivaluedMap<String, String> source = new MultivaluedHashMap<>(Map.of("Accept", "text/plain"));
    private final AtomicInteger made = new AtomicInteger();
    private final AskedMap<String> fields = new AskedMap<>(() -> {
        made.incrementAndGet();
        return source;
    });

    @Test
    void makesNothingBeforeItIsAsked() {
        assertThat(made).hasValue(0);
    }

    @Test
    void makesTheFieldsOnce() {
        assertThat(fields.getFirst("Accept")).isEqualTo("text/plain");
        assertThat(fields.get("Host")).isNull();
        assertThat(made).hasValue(1);
    }

    @Test
    void isEqualToWhatItHolds() {
        assertThat(fields.equals(source)).isTrue();
        assertThat(fields).hasSameHashCodeAs(source).hasToString(source.toString());
    }

    @Test
    void changesWhatItHolds() {
        fields.add("Accept", "text/html");
        fields.addFirst("Accept", "image/png");
        fields.putSingle("Host", "example.org");
        assertThat(source).containsOnly(Map.entry("Accept", List.of("image/png", "text/plain", "text/html")),
                Map.entry("Host", List.of("example.org")));
        fields.remove("Accept");
        assertThat(source).containsOnlyKeys("Host");
    }
}
