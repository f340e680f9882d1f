package dev.straightway.lab.request;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.request.Route.Content;
import dev.straightway.lab.request.Route.Parameter;
import dev.straightway.lab.request.Route.Place;

/**
 * Reads the routes of an OpenAPI document, as JSON or YAML. Its examples and defaults are the values of parameters and bodies
 * that nobody gives.
 */
public final class OpenApi {

    private static final Set<String> METHODS = Set.of("get", "put", "post", "delete", "options", "head", "patch");
    private static final String JSON = "application/json";
    private static final int MOST_REFERENCES = 20;

    private final JsonNode document;

    private OpenApi(JsonNode document) {
        this.document = document;
    }

    /**
     * @param methods that are asked without being named by the values
     * @throws InvalidRequests if it is no such document
     */
    public static Requests read(Path file, GivenValues values, Set<String> methods) throws IOException {
        JsonNode document = Documents.read(file);
        if (!document.path("paths").isObject() || !document.has("openapi")) {
            throw new InvalidRequests(file + " isn't an OpenAPI document of version 3: it has no 'openapi' or no 'paths'");
        }
        return new Filling(values, methods).of("the OpenAPI document " + file.getFileName(), new OpenApi(document).routes());
    }

    private List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        document.path("paths").properties().forEach(path -> path.getValue().properties().forEach(operation -> {
            if (METHODS.contains(operation.getKey())) {
                routes.add(route(operation.getKey(), prefix() + path.getKey(), path.getValue(), operation.getValue()));
            }
        }));
        return routes;
    }

    private Route route(String method, String template, JsonNode path, JsonNode operation) {
        Map<String, Parameter> parameters = new LinkedHashMap<>();
        Stream.concat(elements(path.path("parameters")), elements(operation.path("parameters"))).map(this::resolved)
                .forEach(one -> parameters.put(one.path("in").asText() + " " + one.path("name").asText(), parameter(one)));
        return new Route(method.toUpperCase(Locale.ROOT), template, List.copyOf(parameters.values()),
                content(resolved(operation.path("requestBody"))), accept(operation.path("responses")));
    }

    private Parameter parameter(JsonNode parameter) {
        Place place = Place.valueOf(parameter.path("in").asText("query").toUpperCase(Locale.ROOT));
        return new Parameter(parameter.path("name").asText(), place, parameter.path("required").asBoolean(),
                example(parameter).map(OpenApi::single).orElse(null));
    }

    private Content content(JsonNode requestBody) {
        JsonNode contents = requestBody.path("content");
        if (contents.isEmpty()) {
            return null;
        }
        String type = contents.has(JSON) ? JSON : contents.fieldNames().next();
        String concrete = type.contains("*") ? "" : type;
        return new Content(concrete, example(contents.path(type))
                .map(value -> value.isTextual() && !type.contains("json") ? value.asText() : value.toString()).orElse(null));
    }

    /** What the first successful answer is said to be, where that is one type. */
    private String accept(JsonNode responses) {
        return responses.properties().stream().filter(response -> response.getKey().startsWith("2"))
                .map(response -> resolved(response.getValue()).path("content")).filter(contents -> contents.size() == 1)
                .map(contents -> contents.fieldNames().next()).filter(type -> !type.contains("*")).findFirst().orElse("");
    }

    /** What a parameter or a content is by the document: its example, one of its examples, or what its schema says. */
    private Optional<JsonNode> example(JsonNode described) {
        JsonNode schema = resolved(described.path("schema"));
        return Stream.concat(
                Stream.concat(Stream.of(described.path("example")),
                        elements(described.path("examples")).map(this::resolved).map(one -> one.path("value"))),
                Stream.of(schema.path("example"), schema.path("examples").path(0), schema.path("default"),
                        schema.path("enum").path(0)))
                .filter(value -> !value.isMissingNode() && !value.isNull()).findFirst();
    }

    private JsonNode resolved(JsonNode node) {
        JsonNode resolved = node;
        for (int i = 0; i < MOST_REFERENCES && resolved.path("$ref").asText().startsWith("#/"); i++) {
            resolved = document.at(resolved.path("$ref").asText().substring(1));
        }
        return resolved;
    }

    /** The path of the first server, which stands before all others. */
    private String prefix() {
        String url = document.path("servers").path(0).path("url").asText("");
        if (url.isEmpty() || url.contains("{")) {
            return "";
        }
        String path = path(url);
        return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    private static String path(String url) {
        try {
            return Optional.ofNullable(new URI(url).getPath()).orElse("");
        } catch (URISyntaxException wrong) {
            throw new InvalidRequests("The URL of the first server, '" + url + "', is malformed: " + wrong.getMessage());
        }
    }

    private static Stream<JsonNode> elements(JsonNode node) {
        return StreamSupport.stream(node.spliterator(), false);
    }

    private static String single(JsonNode value) {
        return value.isArray() && !value.isEmpty() ? value.get(0).asText() : value.asText();
    }
}
