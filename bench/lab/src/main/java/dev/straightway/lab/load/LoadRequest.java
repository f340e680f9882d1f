package dev.straightway.lab.load;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.target.Scenario;

/**
 * What a generator is to do.
 *
 * @param port the server's port on 127.0.0.1
 * @param path where it answers
 * @param seconds for how long
 */
public record LoadRequest(int port, String path, Scenario scenario, Options.Load load, int seconds) {
}
