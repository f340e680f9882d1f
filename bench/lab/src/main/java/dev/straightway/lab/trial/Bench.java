package dev.straightway.lab.trial;

import java.io.IOException;
import java.nio.file.Path;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.Server;

/**
 * What all trials of a run share.
 *
 * @param agent the jar of the agent that runs in every server
 * @param logs the folder for the output of the servers
 */
public record Bench(Options options, Generators generators, Augmentations augmentations, Path agent, Path logs) {

    /** {@return the same with other options} */
    public Bench with(Options others) {
        return new Bench(others, generators, augmentations, agent, logs);
    }

    /** Starts the target of a cell in a fresh JVM; it may use every core until it is held. */
    Server start(Cell cell, String purpose) throws IOException, InterruptedException {
        return Server.start(launch(cell, purpose));
    }

    Launch launch(Cell cell, String purpose) {
        return new Launch(cell.target(), cell.scenario(), options.server(), cell.placement().pinning(), agent,
                logs.resolve(cell.name() + purpose + ".log"));
    }
}
