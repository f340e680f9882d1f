package dev.straightway.lab.server;

import java.nio.file.Path;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.target.ServerTarget;

/**
 * What a server is started as.
 *
 * @param scenario which it has to answer first
 * @param agent the jar of the agent that runs in it
 * @param log where its output goes
 */
public record Launch(ServerTarget target, Scenario scenario, Options.Server jvm, Pinning pinning, Path agent, Path log) {
}
