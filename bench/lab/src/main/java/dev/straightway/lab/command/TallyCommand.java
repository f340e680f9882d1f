package dev.straightway.lab.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import dev.straightway.lab.compare.Tally;
import dev.straightway.lab.compare.Tally.Run;
import dev.straightway.lab.results.ResultsFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Counts what several saved runs say. */
@Command(name = "tally", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Counts the verdicts of several saved runs, and tells whether the ratios of the later ones lie in the interval of the first.",
        "It judges nothing: 'compare' tells whether a later run costs more." })
final class TallyCommand implements Callable<Integer> {

    /** Folders are named by seeds, of which shorter ones are less. */
    private static final Comparator<Path> BY_NAME = Comparator
            .<Path> comparingInt(file -> folder(file).length()).thenComparing(TallyCommand::folder);

    private final PrintStream out;

    @Parameters(arity = "1..*", paramLabel = "RUN", description = "results.json of each run, its folder, or a folder of such folders, as 'run --repeat' leaves one")
    private List<Path> saved;

    TallyCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path given : saved) {
            files.addAll(files(given));
        }
        List<Run> runs = new ArrayList<>();
        for (Path file : files) {
            long alike = files.stream().filter(other -> folder(other).equals(folder(file))).count();
            runs.add(new Run(alike > 1 ? file.toString() : folder(file), ResultsFile.read(file)));
        }
        out.print(Tally.of(runs));
        return 0;
    }

    private static String folder(Path file) {
        return file.toAbsolutePath().normalize().getParent().getFileName().toString();
    }

    private static List<Path> files(Path given) throws IOException {
        Path own = SavedRun.file(given);
        if (!Files.isDirectory(given) || Files.exists(own)) {
            return List.of(own);
        }
        try (Stream<Path> folders = Files.list(given)) {
            List<Path> found = folders.map(SavedRun::file).filter(Files::isRegularFile)
                    .filter(file -> !file.getParent().equals(given))
                    .sorted(BY_NAME).toList();
            return found.isEmpty() ? List.of(own) : found;
        }
    }
}
