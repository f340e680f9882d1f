package dev.straightway.lab.trial;

import java.io.IOException;
import java.nio.file.Path;

import dev.straightway.lab.host.Host;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.target.Asked;

/**
 * What all trials of a run share.
 *
 * @param host where servers run
 * @param logs the folder for the output of the servers
 */
public record Bench(Options options, Host host, Generators generators, Augmentations augmentations, Path logs) {

    /** {@return the same with other options} */
    public Bench with(Options others) {
        return new Bench(others, host, generators, augmentations, logs);
    }

    /** Starts the target of a cell in a fresh JVM; it may use every core until it is held. */
    Server start(Cell cell, String purpose) throws IOException, InterruptedException {
        return host.start(launch(cell, purpose));
    }

    Launch launch(Cell cell, String purpose) {
        return new Launch(Asked.of(cell.target(), cell.scenario()), Launch.Program.of(cell.target(), cell.scenario()),
                options.server(), cell.placement().pinning(), logs.resolve(cell.name() + purpose + ".log"));
    }
}
