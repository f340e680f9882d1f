package dev.straightway.lab.target;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A server to measure.
 *
 * @param name the name of its file
 * @param order its place in the table
 * @param title its name in the table
 * @param thread the thread that calls the resource method
 * @param jar what {@code java -jar} starts
 * @param path where it answers the scenarios
 * @param arguments system properties with {@code ${port}} and {@code ${event.loops}} to be filled in
 * @param requirement what must hold before it may be measured
 */
public record Target(String name, int order, String title, String thread, Path jar, String path, List<String> arguments,
        Optional<Requirement> requirement) {

    /**
     * A line that a file must hold.
     *
     * @param file the file
     * @param line the line
     */
    public record Requirement(Path file, String line) {
    }
}
