package dev.straightway.lab.results;

import java.util.List;

/**
 * A table of what is known of a run's servers and requests beside its figures, as the author of the run wrote it: how an
 * application was built on each stack, say.
 *
 * @param lead a paragraph before it, or empty
 * @param rows each as long as {@code columns}
 */
public record Supplement(String title, String lead, List<String> columns, List<List<String>> rows) {
}
