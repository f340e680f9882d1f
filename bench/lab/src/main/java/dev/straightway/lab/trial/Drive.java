package dev.straightway.lab.trial;

import java.io.IOException;

import dev.straightway.lab.load.Generator;
import dev.straightway.lab.load.LoadRequest;
import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.verify.Verification;
import dev.straightway.lab.verify.WireLength;
import dev.straightway.lab.verify.WrongAnswer;

/**
 * A server that runs, and what drives it with the request of its scenario; any error ends the trial.
 * <p>
 * One thread uses it.
 */
final class Drive {

    private final Server server;
    private final Cell cell;
    private final Generator generator;
    private final Scenario.LoadShape shape;
    private final double noisePercent;

    Drive(Server server, Cell cell, Bench bench) throws IOException, InterruptedException {
        this.server = server;
        this.cell = cell;
        this.generator = bench.generators().closedLoop(cell.placement());
        this.shape = Shapes.of(bench.options().load(), cell.scenario(),
                cell.placement().pinning().generatorThreads());
        this.noisePercent = bench.options().timing().noisePercent();
    }

    /** Asks once and compares status, media type and body. */
    void verify() throws IOException, InterruptedException {
        try {
            Verification.verify(server.address(), Asked.of(cell.target(), cell.scenario()));
        } catch (WrongAnswer wrong) {
            throw new TrialFailure(wrong.getMessage());
        } catch (IOException unanswered) {
            throw new TrialFailure(unanswered(unanswered));
        }
    }

    /** {@return how many bytes one whole answer has on the wire} */
    long answerBytes() throws IOException {
        return WireLength.of(server.address(), Asked.of(cell.target(), cell.scenario()));
    }

    /** It has answered its own machine before. */
    private String unanswered(IOException failure) {
        return cell.target().title() + " gave no answer at " + server.address().url() + " (" + failure + ")"
                + (cell.placement().pinning().apart() ? ", though it has on its own machine: let it listen at ${host} (in "
                        + cell.target().file() + "), and let the firewall pass the port, which lab.port can fix" : "");
    }

    /** @param verifying whether every body is compared, which costs the generator more */
    LoadResult load(int seconds, boolean verifying) throws IOException, InterruptedException {
        LoadResult result = generator.run(request(seconds, verifying));
        if (!server.alive()) {
            throw new TrialFailure("the server ended under load:\n" + server.lastWords());
        }
        if (!result.errors().isEmpty()) {
            throw new LoadErrors(result.errors());
        }
        if (result.requests() == 0) {
            throw new NothingAnswered();
        }
        return result;
    }

    LoadRequest request(int seconds, boolean verifying) {
        return new LoadRequest(server.address(), Asked.of(cell.target(), cell.scenario()).scenario(), shape, seconds,
                verifying);
    }

    /** {@return a gauge that has begun to count} */
    Gauge gauge() throws IOException {
        return Gauge.begin(server, cell);
    }

    /** {@return microseconds of CPU that the generator needed for a load} */
    long generatorMicros(LoadResult load) {
        return generatorMicros(load.generatorBusy(), load.durationNanos() / 1e9);
    }

    /** {@return the same for a load in which the generator kept the cores that it uses so busy} */
    long generatorMicros(double busy, double seconds) {
        return Gauge.generatorMicros(busy, Math.min(shape.threads(), cell.placement().pinning().generatorCores()), seconds);
    }

    /** {@return whether other work took more than the gate lets through} */
    boolean disturbed(Noise noise) {
        return noise.above(noisePercent);
    }

    /** {@return under what a pass was made} */
    Conditions conditions(Gauged gauged, double generatorBusy) {
        return Circumstances.of(gauged, generatorBusy, noisePercent);
    }

    /** Holds the server to the cores on which it is measured. */
    void hold() throws IOException {
        server.hold();
    }

    Server server() {
        return server;
    }
}
