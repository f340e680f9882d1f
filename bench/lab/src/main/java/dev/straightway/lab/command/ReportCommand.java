package dev.straightway.lab.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import dev.straightway.lab.report.Report;
import dev.straightway.lab.report.TerminalReport;
import dev.straightway.lab.report.format.Format;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the report of a saved run again. */
@Command(name = "report", mixinStandardHelpOptions = true, description = "Writes the report of a saved run again, and its figures in other formats.")
final class ReportCommand implements Callable<Integer> {

    private final PrintStream out;

    @Parameters(paramLabel = "RESULTS", description = "results.json, or the folder that holds it")
    private Path saved;

    @Option(names = "--export", split = ",", paramLabel = "FORMAT", description = "what else is written beside it: markdown, csv, latency (a CSV of response times), jmh (JMH's JSON)")
    private List<Format> exports = List.of();

    ReportCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() throws IOException {
        Path file = SavedRun.file(saved);
        Results results = ResultsFile.read(file);
        Path folder = file.toAbsolutePath().getParent();
        try {
            Report.write(results, folder);
            out.println(TerminalReport.of(results));
            for (Format format : exports) {
                out.println("Export: " + format.write(results, folder));
            }
        } catch (IOException e) {
            throw new IOException("The report can't be written to " + folder + " (" + e.getMessage()
                    + "). Make room there: what was there before is as it was.", e);
        }
        return 0;
    }
}
