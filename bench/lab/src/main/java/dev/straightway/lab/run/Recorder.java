package dev.straightway.lab.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.report.Report;
import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.ProfileDifference;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.trial.Cell;

/**
 * Keeps what a run has given so far, saved after each step; if the lab is ended in the middle, what there is becomes the
 * result, marked as incomplete, with its report.
 * <p>
 * Safe for all threads: the shutdown of the JVM comes from another one.
 */
final class Recorder {

    private final Path folder;
    private Results begun;
    private final PrintStream out;
    private final List<Trial> trials = new ArrayList<>();
    private final List<Spectrum> spectra = new ArrayList<>();
    private final List<Profile> profiles = new ArrayList<>();
    private final List<ProfileDifference> differences = new ArrayList<>();
    private final List<Attribution> attributions = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    /** What is noted of a run that was ended. */
    static final String ENDED = "The run was ended before its time; what it had until then is here.";

    private String lastFailure;
    private boolean finished;

    /** @param begun the results before there are any */
    Recorder(Path folder, Results begun, PrintStream out) {
        this.folder = folder;
        this.begun = begun;
        this.out = out;
    }

    /** From now on an end of the JVM before {@link #finish} leaves a partial result. */
    void keepWhenInterrupted() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::interrupted, "keep-results"));
    }

    synchronized void trial(Trial trial) {
        trials.add(trial);
        save(false);
    }

    synchronized void spectrum(Spectrum spectrum) {
        spectra.add(spectrum);
        save(false);
    }

    synchronized void profile(Profile profile) {
        profiles.add(profile);
        save(false);
    }

    synchronized void explained(List<ProfileDifference> moreDifferences, List<Attribution> moreAttributions) {
        differences.addAll(moreDifferences);
        attributions.addAll(moreAttributions);
        save(false);
    }

    /** Goes on from what a run had before it was ended. */
    synchronized void resume(Results kept) {
        trials.addAll(kept.trials());
        spectra.addAll(kept.spectra());
        profiles.addAll(kept.profiles());
        differences.addAll(kept.differences());
        attributions.addAll(kept.attributions());
        kept.notes().forEach(this::note);
    }

    /**
     * The run has other options from now on.
     *
     * @param facts what is now to be known of it, beside what was
     */
    synchronized void replan(Map<String, String> options, Map<String, String> facts) {
        Map<String, String> environment = new LinkedHashMap<>(begun.environment());
        environment.putAll(facts);
        begun = new Results(begun.run().with(environment, options), begun.found());
        save(false);
    }

    synchronized void note(String note) {
        if (!notes.contains(note)) {
            notes.add(note);
        }
    }

    synchronized List<Trial> trials() {
        return List.copyOf(trials);
    }

    /** {@return how many cells have run, whatever came of them} */
    synchronized int ran() {
        return (int) trials.stream().filter(trial -> trial.outcome() != Outcome.NOT_RUN && trial.attempt() == 1).count();
    }

    /** {@return whether a cell has run, whatever came of it} */
    synchronized boolean ran(Cell cell) {
        return trials.stream().anyMatch(cell::ran);
    }

    /** {@return the whole result, as {@link #finish} will save it} */
    synchronized Results results() {
        return results(true);
    }

    /**
     * Saves the whole result and writes its report.
     *
     * @throws IOException if that isn't possible, as on a full disk
     */
    synchronized void finish() throws IOException {
        finished = true;
        Results results = results(true);
        try {
            ResultsFile.write(results, file());
        } catch (IOException e) {
            throw new IOException("The results can't be saved to " + file() + " (" + e.getMessage()
                    + "). Make room there, or name another folder with lab.output, and run the lab again.", e);
        }
        try {
            out.println("Report: " + Report.write(results, folder));
        } catch (IOException e) {
            throw new IOException("The report can't be written to " + folder + " (" + e.getMessage()
                    + "). The results are saved: make room there, and 'straightway-lab report " + folder + "' writes it.", e);
        }
    }

    Path file() {
        return folder.resolve("results.json");
    }

    /** A disk that is full now may have room at the end; the run goes on. */
    private void save(boolean complete) {
        try {
            ResultsFile.write(results(complete), file());
            lastFailure = null;
        } catch (IOException e) {
            if (!e.getMessage().equals(lastFailure)) {
                out.println("The results can't be saved to " + file() + " (" + e.getMessage()
                        + "). Make room there: the run goes on and tries again after the next step.");
            }
            lastFailure = e.getMessage();
        }
    }

    /** Saves what there is as the result of a run that ended before its time, with its report; does nothing twice. */
    synchronized void interrupted() {
        if (finished) {
            return;
        }
        finished = true;
        try {
            Files.createDirectories(folder);
            notes.add(ENDED);
            ResultsFile.write(results(false), file());
            Report.write(results(false), folder);
            out.println("Ended before its time. What there is: " + file());
        } catch (IOException e) {
            out.println("Ended before its time, and what there is can't be saved to " + folder + ": " + e.getMessage());
        }
    }

    private Results results(boolean complete) {
        List<String> allNotes = new ArrayList<>(begun.notes());
        allNotes.addAll(notes);
        return new Results(begun.run().complete(complete), new Results.Findings(List.copyOf(trials), List.copyOf(spectra),
                List.copyOf(profiles), List.copyOf(differences), List.copyOf(attributions), allNotes));
    }
}
