package dev.straightway.lab.target;

import java.nio.file.Path;
import java.util.List;

/**
 * What {@code java} is given to augment an application again and then end.
 *
 * @param arguments of the JVM
 */
public record Rebuilding(Path jar, List<String> arguments) {
}
