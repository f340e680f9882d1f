package dev.straightway.deployment.generated;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compiles, builds and runs programs, so many at once as fit into one application. */
final class Batch {

    /** A build and a start cost seconds, whatever their size; more would need more memory than tests have. */
    static final int SIZE = 900;

    private final Path directory;
    private final Applications applications;

    /** @param directory is emptied */
    Batch(Path directory) {
        this.directory = directory;
        this.applications = new Applications(directory);
    }

    /** {@return what becomes of any number of programs} */
    Outcome runAll(List<Program> programs) throws Exception {
        Outcome outcome = Outcome.none();
        for (int i = 0; i < programs.size(); i += SIZE) {
            outcome = outcome.and(run(programs.subList(i, Math.min(i + SIZE, programs.size()))));
        }
        return outcome;
    }

    /** A program that ends the start of all is left out, and the others start again. */
    private Outcome run(List<Program> programs) throws Exception {
        Path classes = directory.resolve("classes");
        Map<Program, String> broken = Compiler.compile(programs, classes);
        List<Program> sound = new ArrayList<>(programs);
        sound.removeAll(broken.keySet());
        try {
            return new Outcome(applications.run(sound, classes), broken, Map.of());
        } catch (FailedStart failed) {
            Program guilty = failed.guilty(sound);
            List<Program> others = new ArrayList<>(programs);
            others.remove(guilty);
            return run(others).and(new Outcome(Map.of(), Map.of(), Map.of(guilty, failed.reason())));
        }
    }
}
