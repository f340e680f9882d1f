package dev.straightway.peer.vertx;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

/** Answers lists of persons of all lengths up to 1,000, which are made once, and tells how long a list is. */
final class PersonLists implements Handling {

    private static final CharSequence ALLOWED = HttpHeaders.createOptimized("GET, POST");

    private final List<Person> persons = IntStream.range(0, 1000).mapToObj(i -> new Person("Bob", "Builder")).toList();
    private final ObjectWriter writer;
    private final ObjectReader reader;

    PersonLists(ObjectMapper mapper) {
        writer = mapper.writerFor(mapper.getTypeFactory().constructCollectionType(List.class, Person.class));
        reader = mapper.readerForListOf(Person.class);
    }

    @Override
    public void handle(HttpServerRequest request, String rest) {
        if (request.method() == HttpMethod.GET && !rest.isEmpty()) {
            Answers.json(request, writer, persons.subList(0, Integer.parseInt(rest)));
        } else if (request.method() == HttpMethod.POST && rest.isEmpty()) {
            request.bodyHandler(body -> count(request, body));
        } else {
            Answers.notAllowed(request, ALLOWED);
        }
    }

    private void count(HttpServerRequest request, Buffer body) {
        List<Person> read;
        try {
            read = reader.readValue(body.getBytes());
        } catch (JacksonException malformed) {
            Answers.empty(request, 400);
            return;
        } catch (IOException impossible) {
            throw new IllegalStateException("reading from memory", impossible);
        }
        Answers.text(request, Integer.toString(read.size()));
    }
}
