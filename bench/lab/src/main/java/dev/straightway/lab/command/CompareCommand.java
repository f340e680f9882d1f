package dev.straightway.lab.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import dev.straightway.lab.compare.RunComparison;
import dev.straightway.lab.compare.Thresholds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares two saved runs; its exit code is a check against regressions. */
@Command(name = "compare", mixinStandardHelpOptions = true, sortOptions = false, description = "Compares two saved runs of the lab: what a later one costs more than an earlier one.", exitCodeListHeading = "Exit codes:%n", exitCodeList = {
        "0:no cost grew beyond its threshold",
        "1:at least one did", "2:the runs can't be compared",
        "3:none was seen to, but one may have unseen: too few rounds or too noisy" })
final class CompareCommand implements Callable<Integer> {

    private final PrintStream out;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "A", description = "results.json of the earlier run, or its folder")
    private Path earlier;

    @Parameters(index = "1", paramLabel = "B", description = "results.json of the later run, or its folder")
    private Path later;

    @Option(names = "--cpu", paramLabel = "RATIO", defaultValue = "1.05", description = "what CPU per request may be, later by earlier (${DEFAULT-VALUE})")
    private double cpu;

    @Option(names = "--bytes", paramLabel = "RATIO", defaultValue = "1.02", description = "what allocated bytes per request may be likewise (${DEFAULT-VALUE})")
    private double bytes;

    CompareCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() throws IOException {
        RunComparison comparison = RunComparison.of(SavedRun.file(earlier), SavedRun.file(later), thresholds());
        out.println(comparison.draw());
        return comparison.exitCode();
    }

    private Thresholds thresholds() {
        try {
            return new Thresholds(cpu, bytes);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }
}
