package dev.straightway.it.tck.run;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.straightway.it.tck.result.Outcome;
import dev.straightway.it.tck.result.Outcomes;
import dev.straightway.it.tck.result.State;
import dev.straightway.it.tck.result.TestName;
import dev.straightway.it.tck.selection.Selection;
import dev.straightway.it.tck.selection.TestClasses;

/**
 * A run of the selected tests against one stack, in as many JVMs at once as there are processors.
 *
 * @param stack the name of its results, {@code STACK.tsv}
 * @param directory of the results and of the logs
 */
public record TckRun(String stack, Selection selection, Path directory) {

    private static final int CLASSES_PER_JVM = 24;
    /** At once, each with a heap of up to 2 GiB. */
    private static final int MOST_JVMS = 4;
    private static final Duration LIMIT = Duration.ofMinutes(20);
    private static final String ANY_METHOD = "*";

    /** Runs the tests, tells of the progress, and writes the results. */
    public Outcomes run() throws IOException, InterruptedException {
        clearLogs();
        List<ChildJvm> jvms = jvms(TestClasses.selected(selection));
        Progress progress = new Progress(stack, jvms.stream().mapToInt(jvm -> jvm.classes().size()).sum());
        Outcomes outcomes = Outcomes.of(List.of());
        ExecutorService threads = Executors.newFixedThreadPool(Math.min(MOST_JVMS, Runtime.getRuntime().availableProcessors()));
        try {
            for (Future<Outcomes> ended : threads.invokeAll(jvms.stream().map(jvm -> running(jvm, progress)).toList())) {
                outcomes = outcomes.and(ended.get());
            }
        } catch (ExecutionException e) {
            throw new IOException("A JVM of the tests could not be run: " + e.getCause(), e);
        } finally {
            threads.shutdownNow();
        }
        outcomes.write(results());
        return outcomes;
    }

    private List<ChildJvm> jvms(List<String> classes) {
        List<ChildJvm> jvms = new ArrayList<>();
        for (int from = 0; from < classes.size(); from += CLASSES_PER_JVM) {
            String name = stack + "-" + from / CLASSES_PER_JVM;
            jvms.add(new ChildJvm(classes.subList(from, Math.min(classes.size(), from + CLASSES_PER_JVM)),
                    logs().resolve(name + ".log"), logs().resolve(name + ".tsv"), LIMIT));
        }
        return jvms;
    }

    private static Callable<Outcomes> running(ChildJvm jvm, Progress progress) {
        return () -> {
            Outcomes outcomes = withoutGaps(jvm.run(), jvm.classes());
            progress.ended(jvm.classes().size(), outcomes);
            return outcomes;
        };
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
