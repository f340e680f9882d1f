package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.ObjectMapper;

/** A {@code ContextResolver<ObjectMapper>} may make a mapper for each request: few of them are kept. */
class JsonFormTest {

    private static final int REQUESTS = 200;

    private final List<ObjectMapper> asked = new ArrayList<>();
    private final JsonForm form = JsonForm.of(null, mapper -> {
        asked.add(mapper);
        return mapper.writer();
    }, mapper -> {
        asked.add(mapper);
        return mapper.reader();
    });
    private final List<ObjectMapper> mappers = IntStream.range(0, REQUESTS).mapToObj(i -> new ObjectMapper()).toList();

    @BeforeEach
    void serveRequests() {
        mappers.forEach(mapper -> {
            form.writer(mapper);
            form.reader(mapper);
        });
        asked.clear();
    }

    @Test
    void remembersTheLastMappers() {
        ObjectMapper last = mappers.get(REQUESTS - 1);
        assertThat(form.writer(last)).isSameAs(form.writer(last));
        assertThat(form.reader(last)).isSameAs(form.reader(last));
        assertThat(asked).isEmpty();
    }

    @Test
    void forgetsTheOthers() {
        List<ObjectMapper> first = mappers.subList(0, REQUESTS - Recent.MOST);
        first.forEach(form::writer);
        assertThat(asked).isEqualTo(first);
        asked.clear();
        first.forEach(form::reader);
        assertThat(asked).isEqualTo(first);
    }
}
