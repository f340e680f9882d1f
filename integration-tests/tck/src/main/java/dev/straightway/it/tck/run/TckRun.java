package dev.straightway.it.tck.run;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import dev.straightway.it.tck.result.Outcome;
import dev.straightway.it.tck.result.Outcomes;
import dev.straightway.it.tck.result.State;
import dev.straightway.it.tck.result.TestName;
import dev.straightway.it.tck.selection.Selection;
import dev.straightway.it.tck.selection.TestClasses;

/**
 * A run of the selected tests against one stack.
 *
 * @param directory of the results, {@code STACK.tsv}, and of the logs
 */
public record TckRun(String stack, Selection selection, Path directory) {

    private static final int CLASSES_PER_JVM = 20;
    private static final Duration LIMIT = Duration.ofMinutes(20);
    private static final String ANY_METHOD = "*";

    /** Runs the tests, tells of the progress, and writes the results. */
    public Outcomes run() throws IOException, InterruptedException {
        long start = System.nanoTime();
        clearLogs();
        List<String> classes = TestClasses.selected(selection);
        Outcomes outcomes = Outcomes.of(List.of());
        for (int from = 0; from < classes.size(); from += CLASSES_PER_JVM) {
            int to = Math.min(classes.size(), from + CLASSES_PER_JVM);
            String name = stack + "-" + from / CLASSES_PER_JVM;
            ChildJvm jvm = new ChildJvm(classes.subList(from, to), logs().resolve(name + ".log"), logs().resolve(name + ".tsv"),
                    LIMIT);
            outcomes = outcomes.and(withoutGaps(jvm.run(), jvm.classes()));
            System.out.printf("tck: %s: %d of %d classes, %d of %d tests passed, %d s%n", stack, to, classes.size(),
                    outcomes.count(State.PASSED), outcomes.size(), (System.nanoTime() - start) / 1_000_000_000);
        }
        outcomes.write(results());
        return outcomes;
    }

    /** The logs of a run before this one, which may have had more of them, would be taken for its own. */
    private void clearLogs() throws IOException {
        Files.createDirectories(logs());
        try (DirectoryStream<Path> old = Files.newDirectoryStream(logs(), stack + "-*.{log,tsv}")) {
            for (Path file : old) {
                Files.delete(file);
            }
        }
    }

    /** {@return the file with a line for each test} */
    public Path results() {
        return directory.resolve(stack + ".tsv");
    }

    /** {@return the directory of what the JVMs printed} */
    public Path logs() {
        return directory.resolve("log");
    }

    /** {@return the file for the failures that no list knows, in the form of the list} */
    public Path unlisted() {
        return directory.resolve(stack + "-unlisted.tsv");
    }

    /** {@return the outcomes, and that a class is lost of which nothing is known: its JVM died before it began} */
    static Outcomes withoutGaps(Outcomes outcomes, List<String> classes) {
        List<Outcome> lost = new ArrayList<>();
        for (String type : classes) {
            if (outcomes.byTest().keySet().stream().noneMatch(test -> test.type().equals(type))) {
                lost.add(new Outcome(State.LOST, new TestName(type, ANY_METHOD), "none of its tests was heard of"));
            }
        }
        return outcomes.and(Outcomes.of(lost));
    }
}
