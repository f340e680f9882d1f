package dev.straightway.lab.report.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;

import dev.straightway.lab.files.WholeFile;
import dev.straightway.lab.results.Results;

/** A form in which the figures of a run can be had beside the report. */
public enum Format {

    /** The verdicts as a table that can be pasted where Markdown is read. */
    MARKDOWN("results.md", MarkdownTable::of),
    /** Every trial as a line of comma-separated values (RFC 4180). */
    CSV("results.csv", TrialsCsv::of),
    /** The response times at fixed rates, likewise. */
    LATENCY("latency.csv", LatencyCsv::of),
    /** What JMH writes with {@code -rf json}, for tools that draw and compare that. */
    JMH("jmh-result.json", JmhJson::of);

    private final String file;
    private final Function<Results, String> text;

    Format(String file, Function<Results, String> text) {
        this.file = file;
        this.text = text;
    }

    /** {@return the name as it is asked for} */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the file, written whole} */
    public Path write(Results results, Path folder) throws IOException {
        return WholeFile.write(folder.resolve(file), text.apply(results));
    }
}
