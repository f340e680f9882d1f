package dev.straightway.deployment.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

/**
 * What would become of an application that Quarkus REST serves. The names of its fields are kept from release to release.
 *
 * @param refused what the build would fail for
 * @param different what would be answered otherwise
 * @param warned what the build would warn of
 */
public record Advice(List<Line> refused, List<Line> different, List<Line> warned) {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    /**
     * @param id stable, listed in {@code docs/problems.md}
     * @param where the class or method
     * @param message what would change, and what to do
     */
    public record Line(String id, String where, String message) {
    }

    /** {@return every line as the log has it} */
    public Stream<String> all() {
        return Stream.of(words("refuse", refused), words("answer differently", different), words("warn about", warned))
                .flatMap(lines -> lines);
    }

    private static Stream<String> words(String verb, List<Line> lines) {
        return lines.stream().map(line -> verb + " [" + line.id() + "] " + line.where() + ": " + line.message());
    }

    /**
     * Writes {@code advice.md} and {@code advice.json}.
     *
     * @param folder where they go; made if it isn't there
     * @return the file for people
     * @throws UncheckedIOException if they can't be written
     */
    public Path write(Path folder) {
        try {
            Files.createDirectories(folder);
            JSON.writeValue(folder.resolve("advice.json").toFile(), this);
            return Files.writeString(folder.resolve("advice.md"), markdown());
        } catch (IOException e) {
            throw new UncheckedIOException("The advice can't be written to " + folder, e);
        }
    }

    private String markdown() {
        StringBuilder text = new StringBuilder("# Moving to Straightway\n");
        section(text, "The build would fail", refused);
        section(text, "Answered differently", different);
        section(text, "The build would warn", warned);
        return text.toString();
    }

    private static void section(StringBuilder text, String title, List<Line> lines) {
        text.append("\n## ").append(title).append("\n\n");
        lines.forEach(line -> text.append("- `").append(line.where()).append("`: ").append(line.message()).append(" (")
                .append(line.id()).append(")\n"));
        text.append(lines.isEmpty() ? "Nothing.\n" : "");
    }
}
