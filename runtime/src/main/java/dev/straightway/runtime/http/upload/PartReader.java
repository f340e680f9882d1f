package dev.straightway.runtime.http.upload;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.http.context.RequestFiles;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.BeanReader;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.PartShape;

/** Reads the part of a multipart form that a parameter names, or all of them. Immutable, for all threads. */
public final class PartReader extends BeanReader {

    /** The name of a parameter that takes all files of a form. */
    private static final String ALL_FILES = "*";

    private final String name;
    private final PartShape shape;
    private final boolean all;
    private final RequestFiles files;
    private final PartObject object;

    /**
     * @param name of the part; {@code *} for all files
     * @param shape what it is taken as
     * @param all whether all parts of the name are taken, as a list
     * @param files where files lie
     * @param object reads objects; {@code null} for other shapes
     */
    public PartReader(String name, PartShape shape, boolean all, RequestFiles files, PartObject object) {
        this.name = name;
        this.shape = shape;
        this.all = all;
        this.files = files;
        this.object = object;
    }

    /** {@return {@code null} without a part of the name, or a list} */
    @Override
    public Object read(Exchange exchange) throws IOException {
        if (shape == PartShape.FORM) {
            return form((VertxExchange) exchange);
        }
        List<Object> values = new ArrayList<>();
        for (EntityPart part : parts(exchange)) {
            values.add(part((VertxExchange) exchange, part));
        }
        if (values.isEmpty()) {
            exchange.decoded().formParams(name).forEach(text -> text(text, values));
        }
        return all ? values : values.isEmpty() ? null : values.get(0);
    }

    private ReceivedForm form(VertxExchange exchange) throws IOException {
        ReceivedForm form = new ReceivedForm();
        for (EntityPart part : exchange.decoded().parts()) {
            if (isFile(exchange, part)) {
                form.add(upload(exchange, part));
            } else {
                form.add(part);
            }
        }
        return form;
    }

    /** {@return the parts with the name; only the first one where the parameter takes one value} */
    private List<EntityPart> parts(Exchange exchange) {
        List<EntityPart> parts = name.equals(ALL_FILES)
                ? exchange.decoded().parts().stream().filter(part -> isFile((VertxExchange) exchange, part)).toList()
                : exchange.decoded().parts(name);
        return all || parts.isEmpty() ? parts : parts.subList(0, 1);
    }

    private static boolean isFile(VertxExchange exchange, EntityPart part) {
        return exchange.surroundings().limits().form().isFile(part);
    }

    private Object part(VertxExchange exchange, EntityPart part) throws IOException {
        return switch (shape) {
            case UPLOAD -> upload(exchange, part);
            case FILE -> upload(exchange, part).filePath().toFile();
            case PATH -> upload(exchange, part).filePath();
            case BYTES, STREAM, OBJECT, FORM -> content(part.getContent(), part.getHeaders());
        };
    }

    /** A form that is no multipart one has no parts: the text of a field stands in their place, but never as a file. */
    private void text(String text, List<Object> values) {
        if (shape == PartShape.BYTES || shape == PartShape.STREAM || shape == PartShape.OBJECT) {
            values.add(content(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), new MultivaluedHashMap<>()));
        }
    }

    private Object content(InputStream content, MultivaluedMap<String, String> headers) {
        try {
            return switch (shape) {
                case BYTES -> content.readAllBytes();
                case OBJECT -> object.read(name, headers, content);
                default -> content;
            };
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Upload upload(VertxExchange exchange, EntityPart part) throws IOException {
        Upload upload = new Upload(part, files);
        exchange.onEnd(upload::end);
        return upload;
    }

    @Override
    public void inject(Exchange exchange, Object target) {
        throw new IllegalStateException("A part of a form is a value, into which nothing is injected");
    }
}
