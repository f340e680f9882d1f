package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;

import dev.straightway.lab.metric.Metrics;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.TrialFailure;

/**
 * Trials of targets that are one server, in one JVM, cold, every answer under load compared: they tell that it answers, not
 * what it costs.
 */
public final class SharedTrials {

    private final Bench bench;

    public SharedTrials(Bench bench) {
        this.bench = bench;
    }

    /** {@return a key that is equal for cells which one server can serve} */
    public static List<Object> server(Cell cell) {
        return List.of(cell.target().jar(cell.scenario()), cell.target().arguments(cell.scenario()),
                cell.target().workingFolder());
    }

    /**
     * Runs them.
     *
     * @param cells that one server can serve
     * @param done takes each trial when it is done
     */
    public void run(List<Cell> cells, Consumer<Trial> done) throws InterruptedException {
        List<Cell> left = new ArrayList<>(cells);
        while (!left.isEmpty()) {
            try (Server server = bench.start(left.get(0), "-smoke")) {
                server.hold();
                while (!left.isEmpty() && server.alive()) {
                    Cell cell = left.get(0);
                    Trial trial = trial(server, cell);
                    left.remove(0);
                    done.accept(trial);
                }
            } catch (TrialFailure | IOException failure) {
                bench.host().requireReachable();
                done.accept(TrialRunner.failed(left.remove(0), 1, failure.getMessage(), Map.of()));
            }
        }
    }

    private Trial trial(Server server, Cell cell) throws IOException, InterruptedException {
        try {
            Drive drive = new Drive(server, cell, bench);
            drive.verify();
            TimedWindow window = ColdWindows
                    .firstAnswered(() -> TimedWindow.of(drive, bench.options().timing().durationSeconds(), true));
            return new Trial(cell.target().name(), cell.scenario().name(), cell.placement().name(), cell.round(), 1,
                    Outcome.VALID, null, false, 0, Metrics.of(window.observation(new Steadiness(), OptionalDouble.empty())),
                    Map.of(),
                    server.commandLine());
        } catch (LoadErrors errors) {
            bench.host().requireReachable();
            return TrialRunner.failed(cell, 1, errors.getMessage(), errors.errors());
        } catch (TrialFailure failure) {
            if (server.alive()) {
                return TrialRunner.failed(cell, 1, failure.getMessage(), Map.of());
            }
            throw failure;
        }
    }
}
