package dev.straightway.lab.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.straightway.lab.compare.Tally;
import dev.straightway.lab.compare.Tally.Run;
import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.server.TrialFailure;

/**
 * The same run several times, each with the next seed and in a folder of that name. Runs that are there already are kept, and
 * one that was ended before its time goes on.
 */
public final class Repetition {

    private static final Set<Option> OF_THE_MOMENT = Set.of(Option.BUSY, Option.WAIT_FOR_QUIET);

    private final Home home;
    private final Map<String, String> given;
    private final int runs;
    private final Session session;

    /** @param given properties {@code lab.…}, the seed of the first run among them */
    public Repetition(Home home, Map<String, String> given, int runs, Session session) {
        this.home = home;
        this.given = Map.copyOf(given);
        this.runs = runs;
        this.session = session;
    }

    /**
     * Makes what isn't there, and prints what all of them say.
     *
     * @return whether no trial of them failed
     */
    public boolean run() throws IOException, InterruptedException {
        PrintStream out = session.out();
        int first = firstSeed();
        List<Run> made = new ArrayList<>();
        for (int seed = first; seed < first + runs; seed++) {
            Path folder = folder(seed);
            out.println("Run " + (seed - first + 1) + " of " + runs + ", seed " + seed + ": " + folder);
            made.add(new Run(Integer.toString(seed), made(options(seed, folder), folder.resolve("results.json"))));
        }
        out.print(Tally.of(made));
        return made.stream().flatMap(run -> run.results().trials().stream()).map(Trial::outcome)
                .noneMatch(Trial.Outcome.FAILED::equals);
    }

    private Results made(Options options, Path file) throws IOException, InterruptedException {
        if (!Files.exists(file)) {
            return new Comparison(home, options, session).measure();
        }
        Results saved = ResultsFile.read(file);
        requireSame(options, saved, file);
        if (saved.complete()) {
            session.out().println("It is there, and is kept.");
            return saved;
        }
        Resumption resumption = Resumption.of(file);
        Map<String, String> moment = new HashMap<>();
        OF_THE_MOMENT.forEach(option -> moment.put(option.property(), options.texts().get(option.property())));
        return Comparison.resuming(home, resumption, resumption.options(moment), session).measure();
    }

    /** @throws TrialFailure where a run that is there was asked for otherwise */
    private static void requireSame(Options options, Results saved, Path file) {
        boolean chosen = options.timing().precision().isPresent();
        options.texts().forEach((name, value) -> {
            boolean free = name.equals(Option.OUTPUT.property())
                    || OF_THE_MOMENT.stream().anyMatch(option -> option.property().equals(name))
                    || chosen && Set.of(Option.ROUNDS.property(), Option.DURATION.property()).contains(name);
            String before = saved.options().getOrDefault(name, value);
            if (!free && !Objects.equals(before, value)) {
                throw new TrialFailure(file + " holds a run with " + name + "=" + before + ", and this one is asked for "
                        + value + ". Ask for the same, or name another folder with lab.output.");
            }
        });
    }

    private Options options(int seed, Path folder) {
        Map<String, String> one = new HashMap<>(given);
        one.put(Option.SEED.property(), Integer.toString(seed));
        one.put(Option.OUTPUT.property(), folder.toString());
        return Requests.read(home, new OptionReader(one));
    }

    private Path folder(int seed) {
        String named = given.getOrDefault(Option.OUTPUT.property(), "");
        Path all = named.isEmpty() ? home.output().resolveSibling("repeated") : Path.of(named).toAbsolutePath();
        return all.resolve(Integer.toString(seed));
    }

    private int firstSeed() {
        String seed = given.getOrDefault(Option.SEED.property(), Option.SEED.standard(false));
        if (!seed.matches("[0-9]{1,9}")) {
            throw new TrialFailure("Runs that are repeated need a number for lab.seed, that of the first: by it they are found"
                    + " again. It is " + seed + ".");
        }
        return Integer.parseInt(seed);
    }
}
