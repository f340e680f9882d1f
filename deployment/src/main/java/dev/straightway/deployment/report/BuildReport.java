package dev.straightway.deployment.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.json.JsonPlan;
import dev.straightway.deployment.plan.json.JsonPlan.TypePlan;

/** Writes {@code endpoints.json} and {@code endpoints.md}. */
public final class BuildReport {

    /** The version of the format of {@code endpoints.json}; grows when a field changes its meaning. */
    static final int FORMAT = 1;

    private record Document(int format, ThreadsReport threads, List<EndpointReport> endpoints, List<JsonReport> json,
            List<JsonReadReport> jsonRead) {
    }

    /**
     * What writes the beans of a class as JSON, as far as the build can tell.
     *
     * @param writer {@code generated} or {@code Jackson}
     */
    record JsonReport(String type, String writer, String why) {

        static JsonReport of(TypePlan plan) {
            return new JsonReport(plan.type(), by(plan), plan.why());
        }

        static String by(TypePlan plan) {
            return plan.access().isPresent() ? "generated" : "Jackson";
        }
    }

    /**
     * What reads the beans of a class from JSON, as far as the build can tell.
     *
     * @param reader {@code generated} or {@code Jackson}
     */
    record JsonReadReport(String type, String reader, String why) {

        static JsonReadReport of(TypePlan plan) {
            return new JsonReadReport(plan.type(), JsonReport.by(plan), plan.why());
        }
    }

    /**
     * How many methods got on the event loop by proof.
     *
     * @param plain methods of root resources, and those behind locators on each way that is known, that say nothing of their
     *        thread
     * @param proven those of them of which nothing that they reach blocks
     */
    record ThreadsReport(long plain, long proven) {
    }

    private BuildReport() {
    }

    /**
     * @param plan what was decided
     * @param json who writes and reads beans as JSON
     * @param folder where the two files go; made if it isn't there
     * @return the file for people
     * @throws UncheckedIOException if they can't be written
     */
    public static Path write(Plan plan, JsonPlan json, Path folder) {
        Document document = document(plan, json);
        try {
            Files.createDirectories(folder);
            RecordJson.write(document, folder.resolve("endpoints.json"));
            return Files.writeString(folder.resolve("endpoints.md"),
                    Markdown.of(document.threads(), document.endpoints()) + Markdown.of(document.json(), document.jsonRead()));
        } catch (IOException e) {
            throw new UncheckedIOException("The build report can't be written to " + folder, e);
        }
    }

    /** {@return what {@code endpoints.json} says, in maps and lists; for dev mode} */
    public static Map<String, Object> tree(Plan plan, JsonPlan json) {
        return new ObjectMapper().convertValue(document(plan, json), new TypeReference<>() {
        });
    }

    private static Document document(Plan plan, JsonPlan json) {
        return new Document(FORMAT, new ThreadsReport(plan.plain(), plan.proven()),
                Stream.concat(plan.allInvokers().map(EndpointReport::of), plan.ways().stream().map(EndpointReport::of))
                        .toList(),
                json.written().stream().map(JsonReport::of).toList(), json.read().stream().map(JsonReadReport::of).toList());
    }
}
