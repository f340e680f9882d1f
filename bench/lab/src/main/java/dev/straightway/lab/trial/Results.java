package dev.straightway.lab.trial;

import java.util.List;
import java.util.Map;

import dev.straightway.lab.options.Options;

/**
 * A whole run, as it is saved: everything that the table is made of.
 *
 * @param format the version of the format
 * @param targets titles and threads by the names of the targets, in the order of the table
 * @param complete whether the run came to its end
 */
public record Results(int format, Map<String, String> environment, Options options, Map<String, TargetTitle> targets,
        List<Trial> trials, List<Flamegraph> flamegraphs, boolean complete) {

    public static final int FORMAT = 1;

    /** What the table says of a target. */
    public record TargetTitle(String title, String thread) {
    }
}
