package dev.straightway.lab.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.load.Generator;
import dev.straightway.lab.load.Hyperfoil;
import dev.straightway.lab.load.Wrk;
import dev.straightway.lab.options.Options.GeneratorChoice;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.trial.Generators;
import dev.straightway.lab.trial.Placement;

/** Starts the generators that a run asks for and ends them with it. One thread uses it. */
final class RunGenerators implements Generators, AutoCloseable {

    private final GeneratorChoice choice;
    private final Agents agents;
    private final Path jar;
    private final Path logs;
    private final Children children;
    private final Map<String, Generator> closedLoops = new LinkedHashMap<>();
    private final Map<String, Hyperfoil> hyperfoils = new LinkedHashMap<>();

    /**
     * @param agents that send all requests, if there are any
     * @param jar the program that embeds Hyperfoil
     */
    RunGenerators(GeneratorChoice choice, Agents agents, Path jar, Path logs, Children children) {
        this.choice = choice;
        this.agents = agents;
        this.jar = jar;
        this.logs = logs;
        this.children = children;
    }

    @Override
    public Generator closedLoop(Placement placement) throws IOException, InterruptedException {
        Generator known = closedLoops.get(placement.name());
        if (known == null) {
            known = choose(placement);
            closedLoops.put(placement.name(), known);
        }
        return known;
    }

    @Override
    public Hyperfoil fixedRate(Placement placement) throws IOException, InterruptedException {
        // Agents don't care where on their machine a server runs: they are the same for all.
        String name = agents.none() ? placement.name() : "agents";
        Hyperfoil known = hyperfoils.get(name);
        if (known == null) {
            known = agents.none()
                    ? Hyperfoil.start(jar, logs.resolve("hyperfoil-" + name + ".log"), placement.pinning(), children)
                    : agents.hyperfoil();
            hyperfoils.put(name, known);
        }
        return known;
    }

    @Override
    public void close() throws IOException {
        for (Hyperfoil hyperfoil : hyperfoils.values()) {
            hyperfoil.close();
        }
    }

    private Generator choose(Placement placement) throws IOException, InterruptedException {
        if (choice == GeneratorChoice.WRK) {
            return Wrk.require(placement.pinning(), children);
        }
        Optional<Wrk> wrk = choice == GeneratorChoice.AUTO && agents.none() ? Wrk.find(placement.pinning(), children)
                : Optional.empty();
        return wrk.isPresent() ? wrk.get() : fixedRate(placement);
    }
}
