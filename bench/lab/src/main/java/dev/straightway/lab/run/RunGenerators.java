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
import dev.straightway.lab.trial.Generators;
import dev.straightway.lab.trial.Placement;

/** Starts the generators that a run asks for and ends them with it. One thread uses it. */
final class RunGenerators implements Generators, AutoCloseable {

    private final GeneratorChoice choice;
    private final Path jar;
    private final Path logs;
    private final Map<String, Generator> closedLoops = new LinkedHashMap<>();
    private final Map<String, Hyperfoil> hyperfoils = new LinkedHashMap<>();

    /** @param jar the program that embeds Hyperfoil */
    RunGenerators(GeneratorChoice choice, Path jar, Path logs) {
        this.choice = choice;
        this.jar = jar;
        this.logs = logs;
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
        Hyperfoil known = hyperfoils.get(placement.name());
        if (known == null) {
            known = Hyperfoil.start(jar, logs.resolve("hyperfoil-" + placement.name() + ".log"), placement.pinning());
            hyperfoils.put(placement.name(), known);
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
            return Wrk.require(placement.pinning());
        }
        Optional<Wrk> wrk = choice == GeneratorChoice.AUTO ? Wrk.find(placement.pinning()) : Optional.empty();
        return wrk.isPresent() ? wrk.get() : fixedRate(placement);
    }
}
