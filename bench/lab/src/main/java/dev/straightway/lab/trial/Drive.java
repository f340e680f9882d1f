package dev.straightway.lab.trial;

import java.io.IOException;

import dev.straightway.lab.load.Generator;
import dev.straightway.lab.load.LoadRequest;
import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.verify.Verification;
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

    Drive(Server server, Cell cell, Bench bench) throws IOException, InterruptedException {
        this.server = server;
        this.cell = cell;
        this.generator = bench.generators().closedLoop(cell.placement());
        this.shape = Shapes.of(bench.options().load(), cell.scenario(),
                cell.placement().pinning().generatorThreads());
    }

    /** Asks once and compares status, media type and body. */
    void verify() throws IOException, InterruptedException {
        try {
            Verification.verify(server.port(), cell.target(), cell.scenario());
        } catch (WrongAnswer wrong) {
            throw new TrialFailure(wrong.getMessage());
        }
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
            throw new TrialFailure("no request was answered");
        }
        return result;
    }

    LoadRequest request(int seconds, boolean verifying) {
        return new LoadRequest(server.port(), Asked.of(cell.target(), cell.scenario()), shape, seconds, verifying);
    }

    Server server() {
        return server;
    }
}
