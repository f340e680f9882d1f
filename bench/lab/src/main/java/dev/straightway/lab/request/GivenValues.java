package dev.straightway.lab.request;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Values for parameters and bodies that were given, by an option for all routes or by a file for one.
 *
 * <pre>
 * id: 7                       # wherever a parameter is called id
 * GET /todos/{id}:
 *   id: 1                     # here
 *   view: short               # what is no variable of the path goes into the query
 * POST /todos:
 *   headers: {X-User: bob}
 *   body: {title: milk}       # or text, with its Content-Type among the headers
 *   status: 201
 * </pre>
 */
public final class GivenValues {

    private static final String BODY = "body";
    private static final String HEADERS = "headers";
    private static final String STATUS = "status";

    private final JsonNode file;
    private final Map<String, String> options;

    private GivenValues(JsonNode file, Map<String, String> options) {
        this.file = file;
        this.options = options;
    }

    /** {@return values that were given by options only} */
    public static GivenValues of(Map<String, String> options) {
        return new GivenValues(Documents.none(), options);
    }

    /**
     * @param file YAML or JSON
     * @param options by the name of the parameter; they count before the file
     * @throws InvalidRequests if the file is no such document
     */
    public static GivenValues read(Path file, Map<String, String> options) throws IOException {
        JsonNode document = Documents.read(file);
        if (!document.isObject()) {
            throw new InvalidRequests(file + " holds no values; write name: value, and GET /path: with values below it");
        }
        return new GivenValues(document, options);
    }

    /** {@return whether the file says something of this route} */
    boolean names(String route) {
        return file.path(route).isObject();
    }

    /** @param route as "GET /todos/{id}" */
    Optional<String> of(String route, String parameter) {
        return Optional.ofNullable(options.get(parameter)).or(() -> text(file.path(route).path(parameter)))
                .or(() -> text(file.path(parameter)));
    }

    /** {@return what the file gives this route and is nothing of a path, by its name} */
    Map<String, String> ofRoute(String route) {
        Map<String, String> values = new LinkedHashMap<>();
        file.path(route).properties().forEach(field -> {
            if (!field.getKey().equals(BODY) && !field.getKey().equals(STATUS)) {
                text(field.getValue()).ifPresent(text -> values.put(field.getKey(), text));
            }
        });
        return values;
    }

    Map<String, String> headers(String route) {
        Map<String, String> headers = new HashMap<>();
        file.path(route).path(HEADERS).properties()
                .forEach(field -> headers.put(field.getKey(), field.getValue().asText()));
        return headers;
    }

    /** {@return the body: text as it is, all else as JSON} */
    Optional<byte[]> body(String route) {
        JsonNode body = file.path(route).path(BODY);
        return body.isMissingNode() ? Optional.empty()
                : Optional.of((body.isTextual() ? body.asText() : body.toString()).getBytes(StandardCharsets.UTF_8));
    }

    /** {@return whether the body of a route is JSON by the way it is given} */
    boolean json(String route) {
        return file.path(route).path(BODY).isContainerNode();
    }

    Optional<Integer> status(String route) {
        JsonNode status = file.path(route).path(STATUS);
        return status.isInt() ? Optional.of(status.intValue()) : Optional.empty();
    }

    private static Optional<String> text(JsonNode value) {
        return value.isValueNode() && !value.isNull() ? Optional.of(value.asText()) : Optional.empty();
    }
}
