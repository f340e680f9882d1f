package dev.straightway.lab.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Rebuilding;

/**
 * How long applications take to be augmented: each once in each of the first rounds, before the first trial of its target, so
 * that what changes on the machine meets all alike and rounds can be paired. All trials of that target and round have the same
 * value.
 * <p>
 * One thread uses it.
 */
public final class Augmentations {

    private record Place(String target, int round) {

        static Place of(Cell cell) {
            return new Place(cell.target().name(), cell.round());
        }
    }

    private final int rounds;
    private final Consumer<String> notes;
    private final Map<Place, OptionalDouble> millis = new HashMap<>();

    /**
     * @param rounds in how many of them; 0 for none
     * @param notes takes what goes wrong, which no trial suffers from
     */
    public Augmentations(int rounds, Consumer<String> notes) {
        this.rounds = rounds;
        this.notes = notes;
    }

    /** {@return whether one is to be run before the trial of this cell} */
    public boolean due(Cell cell) {
        return cell.round() <= rounds && cell.target().rebuilding(cell.scenario()).isPresent()
                && !millis.containsKey(Place.of(cell));
    }

    /** Runs one if it is due. */
    void before(Cell cell, Bench bench) throws InterruptedException {
        if (due(cell)) {
            millis.put(Place.of(cell), timed(cell, cell.target().rebuilding(cell.scenario()).orElseThrow(), bench));
        }
    }

    /** {@return milliseconds, where it is known for the application that answers the scenario of this cell} */
    OptionalDouble of(Cell cell) {
        return cell.target().rebuilding(cell.scenario()).isEmpty() ? OptionalDouble.empty()
                : Optional.ofNullable(millis.get(Place.of(cell))).orElse(OptionalDouble.empty());
    }

    private OptionalDouble timed(Cell cell, Rebuilding rebuilding, Bench bench) throws InterruptedException {
        if (!Files.isRegularFile(rebuilding.jar())) {
            notes.accept("No augmentation of " + cell.target().title() + " was timed: " + rebuilding.jar()
                    + " is missing. Run '" + cell.target().build() + "' first.");
            return OptionalDouble.empty();
        }
        try {
            return OptionalDouble.of(bench.host().augment(bench.launch(cell, "-augmentation"), rebuilding));
        } catch (TrialFailure | IOException failure) {
            bench.host().requireReachable();
            notes.accept("In round " + cell.round() + " " + failure.getMessage());
            return OptionalDouble.empty();
        }
    }
}
