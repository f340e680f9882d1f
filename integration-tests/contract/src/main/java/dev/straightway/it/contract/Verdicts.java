package dev.straightway.it.contract;

import java.io.File;
import java.util.List;
import java.util.Map;

import io.restassured.path.json.JsonPath;

/** What a build has decided about the threads of its routes, read from its report and drawn as a table, one route a line. */
public final class Verdicts {

    private static final File REPORT = new File("target/straightway/endpoints.json");

    private Verdicts() {
    }

    /**
     * {@return the table of the application in this folder: method, path, thread, and {@code proven}, the path to what blocks,
     * or why nobody asked}
     */
    public static List<String> drawn() {
        return routes().stream().map(Verdicts::line).sorted().toList();
    }

    /** {@return the lines of a table without the comments} */
    public static List<String> lines(String table) {
        return table.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }

    /** {@return the name that the threads of a route have in Quarkus, as it begins} */
    public static String threadOf(String method, String template) {
        Map<String, Object> route = routes().stream()
                .filter(one -> one.get("method").equals(method) && one.get("template").equals(template)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no route " + method + " " + template));
        return switch (thread(route)) {
            case "EVENT_LOOP" -> "vert.x-eventloop-thread-";
            case "WORKER" -> "executor-thread-";
            default -> throw new IllegalStateException("no thread of a quickstart: " + thread(route));
        };
    }

    private static List<Map<String, Object>> routes() {
        return JsonPath.from(REPORT).getList("endpoints");
    }

    private static String line(Map<String, Object> route) {
        return String.join(" | ", (String) route.get("template"), (String) route.get("method"), thread(route), verdict(route));
    }

    private static String thread(Map<String, Object> route) {
        return (String) part(route, "thread").get("value");
    }

    private static String verdict(Map<String, Object> route) {
        Map<String, Object> proof = part(route, "proof");
        String why = (String) part(route, "thread").get("why");
        if (proof == null || why.startsWith("@")) {
            return "not asked: " + why;
        }
        return Boolean.TRUE.equals(proof.get("proven")) ? "proven" : (String) proof.get("path");
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> part(Map<String, Object> route, String name) {
        return (Map<String, Object>) route.get(name);
    }
}
