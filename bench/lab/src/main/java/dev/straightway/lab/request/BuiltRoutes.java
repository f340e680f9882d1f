package dev.straightway.lab.request;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The routes of an application as Straightway's build reports them in {@code endpoints.json}: what to ask, and which thread.
 */
public final class BuiltRoutes {

    /** The version of the report's format that this reads. */
    private static final int FORMAT = 1;
    private static final Pattern METHOD = Pattern.compile("[A-Z]+");

    private final JsonNode report;

    private BuiltRoutes(JsonNode report) {
        this.report = report;
    }

    /**
     * Which thread calls a resource method, and why.
     *
     * @param plain whether the method says nothing of its thread, so that Quarkus REST calls it on a worker
     * @param proven whether the build has proven that it doesn't block
     * @param why in the words of the report
     */
    public record Dispatched(String route, String resource, String thread, boolean plain, boolean proven, String why) {

        /** {@return whether the proof took it off the workers} */
        public boolean moved() {
            return plain && proven && thread.equals("EVENT_LOOP");
        }
    }

    /** @throws InvalidRequests if it is no report of the format that this reads */
    public static BuiltRoutes read(Path file) throws IOException {
        JsonNode report = Documents.read(file);
        if (report.path("format").asInt() != FORMAT) {
            throw new InvalidRequests(file + " isn't a build report of format " + FORMAT + "; its Straightway and this lab"
                    + " are of different versions");
        }
        return new BuiltRoutes(report);
    }

    /**
     * {@return the requests of its routes}
     *
     * @param methods that are asked without being named by the values
     */
    public Requests requests(GivenValues values, Set<String> methods) {
        List<Route> routes = new ArrayList<>();
        report.path("endpoints").forEach(endpoint -> {
            // What stands behind a locator has no method of its own in the report.
            if (METHOD.matcher(endpoint.path("method").asText()).matches()) {
                routes.add(new Route(endpoint.path("method").asText(), endpoint.path("template").asText(), List.of(),
                        body(endpoint), accept(endpoint)));
            }
        });
        return new Filling(values, methods).of("Straightway's build report", routes.stream().distinct().toList());
    }

    /** {@return every route with its thread, in the order of the report} */
    public List<Dispatched> dispatched() {
        List<Dispatched> all = new ArrayList<>();
        report.path("endpoints").forEach(endpoint -> all.add(new Dispatched(
                endpoint.path("method").asText() + " " + endpoint.path("template").asText(), endpoint.path("resource").asText(),
                endpoint.path("thread").path("value").asText(),
                endpoint.path("thread").path("ground").asText().equals("PLAIN"),
                endpoint.path("proof").path("proven").asBoolean(), endpoint.path("thread").path("why").asText())));
        return List.copyOf(all);
    }

    private static Route.Content body(JsonNode endpoint) {
        JsonNode consumes = endpoint.path("consumes");
        return endpoint.path("reader").isObject() && !consumes.isEmpty() ? new Route.Content(concrete(consumes), null) : null;
    }

    private static String accept(JsonNode endpoint) {
        JsonNode produces = endpoint.path("produces");
        return produces.size() == 1 ? concrete(produces) : "";
    }

    private static String concrete(JsonNode types) {
        String type = types.path(0).asText();
        return type.contains("*") ? "" : type;
    }
}
