package dev.straightway.it.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import dev.straightway.it.tck.result.Expected;
import dev.straightway.it.tck.result.KnownFailures;
import dev.straightway.it.tck.result.Outcomes;
import dev.straightway.it.tck.result.ServedAhead;
import dev.straightway.it.tck.result.Summary;
import dev.straightway.it.tck.result.Verdict;
import dev.straightway.it.tck.run.TckRun;
import dev.straightway.it.tck.selection.Group;
import dev.straightway.it.tck.selection.Selection;

/** Runs what the system properties select of the TCK, and judges the result. */
final class TckIT {

    private static final String OURS = "straightway";
    /** What {@code tck.libraries} may be: what is expected of this build is expected with all of them. */
    private static final String ALL = "all";
    private static final String WITHOUT_XML = "json";
    private static final String JACKSON_ALONE = "jackson";

    private final Path module = Path.of(System.getProperty("tck.module"));
    private final String stack = System.getProperty("tck.stack");
    private final String libraries = System.getProperty("tck.libraries");
    private final Selection selection = Selection.parse(System.getProperty("tck.groups", ""),
            System.getProperty("tck.only", ""));

    @Test
    void passesWhatItIsExpectedTo() throws Exception {
        assertThat(libraries).as("tck.libraries").isIn(ALL, WITHOUT_XML, JACKSON_ALONE);
        String name = libraries.equals(ALL) ? stack : stack + "." + libraries;
        TckRun run = new TckRun(name, selection, Path.of(System.getProperty("tck.out")));

        Outcomes outcomes = run.run();
        KnownFailures known = KnownFailures.read(module.resolve("known-failures.tsv"));
        Files.write(run.unlisted(), known.missing(outcomes));
        Verdict verdict = verdict(outcomes, known);

        System.out.print(new Summary(name, outcomes));
        System.out.printf("Each test: %s%nLogs: %s%nNot in known-failures.tsv: %s%n", run.results(), run.logs(),
                run.unlisted());
        if (Boolean.getBoolean("tck.ahead")) {
            assertServedAhead(run);
        }
        assertThat(verdict.complaints()).overridingErrorMessage(verdict.toString()).isEmpty();
    }

    /** What was left to the Router stands in a file. */
    private static void assertServedAhead(TckRun run) throws IOException {
        ServedAhead ahead = ServedAhead.of(run.logs());
        Path left = Files.write(run.logs().resolve("left-to-the-router.tsv"), ahead.lines());
        System.out.printf("%sLeft to the Router: %s%n", ahead, left);
        assertThat(ahead.served()).as("requests served ahead of the Router").isPositive();
    }

    /** Other stacks, and fewer libraries, are there to compare with: what they fail is no failure of this build. */
    private Verdict verdict(Outcomes outcomes, KnownFailures known) throws IOException {
        if (!stack.equals(OURS) || !libraries.equals(ALL)) {
            return Verdict.CONTENT;
        }
        Verdict each = Verdict.ofEach(outcomes);
        if (!selection.holdsWholeServer()) {
            return each;
        }
        Outcomes server = outcomes.only(test -> Group.of(test.type()) == Group.SERVER);
        return each.and(Verdict.ofAll(server, known, Expected.read(module.resolve("expected.properties")).passed()));
    }
}
