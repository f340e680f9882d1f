package dev.straightway.deployment.generated;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compiles, builds and runs programs, so many at once as fit into one application. */
final class Batch {

    /** A build and a start cost seconds, whatever their size; more would need more memory than tests have. */
    static final int SIZE = 900;

    private final Path directory;
    private final Applications applications;
    private final Program sleeper;

    /**
     * @param directory is emptied
     * @param sleeper runs a planted call, which must be found if it runs on the event loop; its package is that of no other
     */
    Batch(Path directory, Program sleeper) {
        this.directory = directory;
        this.sleeper = sleeper.onLoop();
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

    /**
     * {@return what proven programs do on the event loop that blocks, though they weren't seen to run a planted call}
     * <p>
     * Where none is proven, no application is started for the sleeper alone.
     */
    private Map<Program, String> onLoop(Map<Program, Verdict> verdicts) throws Exception {
        Map<Program, Program> proven = new LinkedHashMap<>();
        verdicts.forEach((program, verdict) -> {
            if (verdict.proven() && verdict.thread() == null && verdict.status() != Verdict.SILENT) {
                proven.put(program.onLoop(), program);
            }
        });
        if (proven.isEmpty()) {
            return Map.of();
        }
        Path classes = directory.resolve("on-loop");
        List<Program> programs = new ArrayList<>(proven.keySet());
        programs.add(sleeper);
        Map<Program, String> broken = Compiler.compile(programs, classes);
        if (!broken.isEmpty()) {
            throw new IllegalStateException("They could be compiled before: " + broken);
        }
        Map<Program, String> watched = applications.watch(programs, classes);
        if (watched.remove(sleeper) == null) {
            throw new IllegalStateException("The call that sleeps on the event loop wasn't found");
        }
        Map<Program, String> blocked = new LinkedHashMap<>();
        watched.forEach((program, call) -> blocked.put(proven.get(program), call));
        return blocked;
    }

    /** A program that ends the start of all is left out, and the others start again. */
    private Outcome run(List<Program> programs) throws Exception {
        Path classes = directory.resolve("classes");
        Map<Program, String> broken = Compiler.compile(programs, classes);
        List<Program> sound = new ArrayList<>(programs);
        sound.removeAll(broken.keySet());
        try {
            Map<Program, Verdict> verdicts = applications.run(sound, classes);
            return new Outcome(verdicts, broken, Map.of(), onLoop(verdicts));
        } catch (FailedStart failed) {
            Program guilty = failed.guilty(sound);
            List<Program> others = new ArrayList<>(programs);
            others.remove(guilty);
            return run(others).and(new Outcome(Map.of(), Map.of(), Map.of(guilty, failed.reason()), Map.of()));
        }
    }
}
