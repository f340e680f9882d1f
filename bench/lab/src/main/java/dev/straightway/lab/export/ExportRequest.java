package dev.straightway.lab.export;

import java.util.List;

import dev.straightway.lab.scenario.Scenario;

/**
 * What a benchmark is to hold. Host, port and all numbers become parameters of the template, with these values as defaults.
 *
 * @param scenario what is asked; its path is whole: the base path of the target is in it
 * @param host of the server, as the agents reach it
 * @param port of the server
 * @param shape connections, threads of each agent, pipelining
 * @param seconds for how long requests are sent
 * @param perSecond the fixed rate in requests a second, of all agents together; 0 asks for the closed loop
 * @param agents that share the load; none for Hyperfoil's standalone mode
 */
public record ExportRequest(Scenario scenario, String host, int port, Scenario.LoadShape shape, int seconds,
        double perSecond, List<Agent> agents) {

    boolean open() {
        return perSecond > 0;
    }

    /** {@return the name of the benchmark and of its files} */
    String name() {
        return scenario.name().replaceAll("[^A-Za-z0-9._-]", "-") + (open() ? "-rate" : "-closed");
    }
}
