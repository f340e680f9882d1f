package dev.straightway.deployment.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Makes programs that block, and programs that don't, runs them, and compares what was seen with what was proven.
 * <p>
 * Features are tried alone, {@code -Dgenerated.features=all}, those of a pattern ({@code call/future-.*}) or some of the
 * seed, then random compositions, {@code -Dgenerated.programs=10000 -Dgenerated.seed=7} of them. A program that is proven and
 * yet runs the planted call while it serves a request is a miss: the proof is wrong. The planted call looks for itself
 * whether a request is being served above it on the stack, on whatever thread: among hundreds of programs in one application
 * most are served by workers, since one of the others is in their closed world; but the verdict that counts is that of the
 * program alone.
 * <p>
 * The programs that are proven and weren't seen to run a planted call are built again, so that they run on the event loop,
 * where BlockHound looks for any call that blocks.
 */
@Tag("application")
class GeneratedProgramsTest {

    private static final Path DIRECTORY = Path.of("target/generated-programs");
    private static final Path KNOWN = Path.of("src/test/resources/generated-misses.txt");
    private static final String LIMIT = "quarkus.straightway.dispatch.cap";
    private static final Path UNSEEN = Path.of("src/test/resources/generated-unseen.txt");

    private static Outcome alone;
    private static Outcome composed;
    private static Set<String> known;
    private static Set<String> unseen;
    private static Set<String> tried;

    @BeforeAll
    static void runPrograms() throws Exception {
        known = listed(KNOWN);
        unseen = listed(UNSEEN);
        Templates templates = Templates.read();
        Generator generator = new Generator(templates);
        List<Program> programs = new ArrayList<>();
        long seed = Long.getLong("generated.seed", 11);
        List<Program> apart = new ArrayList<>();
        for (Template feature : features(templates, seed)) {
            (feature.apart() ? apart : programs).add(generator.alone("p" + programs.size(), feature));
        }
        for (int i = 0; i < Integer.getInteger("generated.programs", 300); i++) {
            // Packages come again with the next batch, so that what is kept of classes does not grow.
            programs.add(generator.random("p" + programs.size() % Batch.SIZE, seed + i));
        }
        Batch batch = new Batch(DIRECTORY, generator.alone("p" + Batch.SIZE, templates.of("call").get(0)));
        Outcome all = batch.runAll(programs);
        for (Program program : apart) {
            all = all.and(batch.runAll(List.of(program)));
        }
        alone = all.of(program -> !program.about().isEmpty());
        composed = all.of(program -> program.about().isEmpty());
        tried = alone.verdicts().keySet().stream().map(Program::about).collect(Collectors.toSet());
    }

    /** {@return the features that a file lists, each with a reason behind it} */
    private static Set<String> listed(Path file) throws IOException {
        return Files.readAllLines(file).stream().filter(line -> line.matches("[a-z-]+/.*"))
                .map(line -> line.replaceFirst("\\s.*", "")).collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * {@return the features to try alone: all take minutes, so CI takes some, and all that were missed once, but for those that
     * cost an application each}
     */
    private static List<Template> features(Templates templates, long seed) {
        List<Template> all = new ArrayList<>(templates.all());
        all.removeIf(feature -> Set.of("result", "entity").contains(feature.kind()));
        String number = System.getProperty("generated.features", "150");
        if (number.equals("all")) {
            return all;
        }
        if (!number.matches("\\d+")) {
            all.removeIf(feature -> !feature.id().matches(number));
            return all;
        }
        Collections.shuffle(all, new Random(seed));
        int some = Integer.parseInt(number);
        return Stream.concat(all.stream().limit(some), all.stream().skip(some)
                .filter(feature -> feature.missed() && !feature.apart())).toList();
    }

    @Test
    void compilesEachFeatureAndAllCompositions() {
        assertThat(alone.broken()).isEmpty();
        assertThat(composed.broken()).isEmpty();
    }

    /** Some ask a converter that throws at start. */
    @Test
    void startsEachFeatureAndNearlyAllCompositions() {
        assertThat(alone.unstartable()).isEmpty();
        assertThat(composed.unstartable()).hasSizeLessThanOrEqualTo(composed.verdicts().size() / 500);
    }

    @Test
    void runsThePlantedCallBehindEachFeature() {
        assertThat(alone.unseen()).isEmpty();
    }

    /** Some run it when a provider is made, at start, or after the answer. */
    @Test
    void runsThePlantedCallBehindNearlyAllCompositions() {
        assumeEnoughCompositions();
        assertThat(composed.unseen()).hasSizeLessThan(composed.verdicts().size() / 30);
    }

    /** What is proven, and wasn't seen to run the planted call, may be a miss that nobody sees; if it isn't, it is listed. */
    @Test
    void provesNothingWhosePlantedCallIsNotSeen() {
        assertThat(composed.unseenAndProven().stream()
                .filter(program -> program.chain().stream().noneMatch(unseen::contains))).isEmpty();
    }

    @Test
    void findsNothingOnTheEventLoopThatBlocks() {
        assertThat(alone.blocked()).isEmpty();
        assertThat(composed.blocked()).isEmpty();
    }

    @Test
    void answersEveryRequest() {
        assertThat(alone.silent()).isEmpty();
        assertThat(composed.silent()).isEmpty();
    }

    /** Of what is too large nothing is proven, so that no miss would be found there. */
    @Test
    void provesNearlyAllWithinTheLimit() {
        for (Outcome outcome : List.of(alone, composed)) {
            assertThat(outcome.verdicts().keySet().stream()
                    .filter(program -> outcome.verdicts().get(program).why().contains(LIMIT)))
                    .hasSizeLessThanOrEqualTo(outcome.verdicts().size() / 50);
        }
    }

    /** Those that are known are listed; who fixes one takes it off the list. */
    @Test
    void provesNoFeatureThatBlocks() {
        assertThat(alone.misses()).extracting(Program::about)
                .containsExactlyInAnyOrderElementsOf(known.stream().filter(tried::contains).toList());
    }

    @Test
    void provesNoCompositionThatBlocks() throws IOException {
        List<Program> misses = composed.misses().stream().filter(miss -> miss.chain().stream().noneMatch(known::contains))
                .sorted(Comparator.comparing(miss -> miss.chain().size())).toList();
        for (Program miss : misses) {
            Files.writeString(DIRECTORY.resolve("miss-" + miss.seed() + ".java"), miss.source());
        }
        assertThat(misses).as("proven, though they block; their sources are in " + DIRECTORY).isEmpty();
    }

    /** Seldom enough is what a proof is for. */
    @Test
    void provesHarmlessCompositions() {
        assumeEnoughCompositions();
        System.out.printf("%d programs ran. %d have a planted call: %d were seen to run it, %d of the others are proven. "
                + "Of %d without one %d are proven, and ran on the event loop.%n", composed.verdicts().size(),
                composed.planted().size(), composed.planted().size() - composed.unseen().size(),
                composed.unseenAndProven().size(), composed.harmless().size(), composed.harmlessAndProven().size());
        assertThat(composed.harmlessAndProven()).as("Why the others aren't proven: %s", whyNot(composed.harmless()))
                .hasSizeGreaterThan(composed.harmless().size() / 4);
    }

    /** One feature may concern all programs: then they have the same reason. */
    private static String whyNot(List<Program> programs) {
        return programs.stream().map(program -> composed.verdicts().get(program).why()).filter(why -> !why.isEmpty()).sorted()
                .collect(Collectors.joining("\n"));
    }

    /** Shares of a few say nothing. */
    private static void assumeEnoughCompositions() {
        assumeThat(composed.verdicts()).hasSizeGreaterThanOrEqualTo(30);
    }
}
