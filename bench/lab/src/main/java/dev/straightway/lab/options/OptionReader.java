package dev.straightway.lab.options;

import static dev.straightway.lab.options.Option.CONNECTIONS;
import static dev.straightway.lab.options.Option.DURATION;
import static dev.straightway.lab.options.Option.EVENT_LOOPS;
import static dev.straightway.lab.options.Option.GC;
import static dev.straightway.lab.options.Option.GENERATOR;
import static dev.straightway.lab.options.Option.HEAP;
import static dev.straightway.lab.options.Option.JAVA;
import static dev.straightway.lab.options.Option.OUTPUT;
import static dev.straightway.lab.options.Option.PIN;
import static dev.straightway.lab.options.Option.PIPELINING;
import static dev.straightway.lab.options.Option.PROFILE;
import static dev.straightway.lab.options.Option.ROUNDS;
import static dev.straightway.lab.options.Option.SCENARIOS;
import static dev.straightway.lab.options.Option.SMOKE;
import static dev.straightway.lab.options.Option.TARGETS;
import static dev.straightway.lab.options.Option.THREADS;
import static dev.straightway.lab.options.Option.WARMUP;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.options.Options.Collector;
import dev.straightway.lab.options.Options.GeneratorChoice;
import dev.straightway.lab.options.Options.Load;
import dev.straightway.lab.options.Options.Server;
import dev.straightway.lab.options.Options.Timing;

/** Turns {@code lab.…} properties into options and refuses what it does not know. */
public final class OptionReader {

    private final Values values;

    /** @param properties may hold anything; only names that start with {@code lab.} are looked at */
    public OptionReader(Map<String, String> properties) {
        properties.keySet().stream().filter(name -> name.startsWith(Option.PREFIX)).sorted().forEach(name -> known(name,
                properties.get(name)));
        this.values = new Values(properties, new Values(properties, false).flag(SMOKE));
    }

    public boolean helpWanted() {
        return values.flag(Option.HELP);
    }

    public Options read() {
        Load load = new Load(values.number(CONNECTIONS, 1, 10_000), values.number(THREADS, 1, 256),
                values.number(PIPELINING, 1, 1_000));
        if (load.connections() < load.threads()) {
            throw new InvalidOption(CONNECTIONS.property(), String.valueOf(load.connections()),
                    "every thread of the generator needs a connection, and lab.threads is " + load.threads());
        }
        return new Options(
                new Timing(values.number(DURATION, 1, 3_600), values.number(WARMUP, 1, 3_600), values.number(ROUNDS, 1, 1_000)),
                load,
                new Server(values.text(JAVA), values.matching(HEAP, "[1-9][0-9]*[kmgKMG]", "expected a size as 256m or 1g"),
                        values.constant(GC, Collector.class), values.number(EVENT_LOOPS, 1, 1_024)),
                values.names(TARGETS), values.names(SCENARIOS),
                values.constant(GENERATOR, GeneratorChoice.class),
                values.flag(PIN), values.flag(PROFILE), values.text(OUTPUT));
    }

    private static void known(String name, String value) {
        if (Option.named(name).isEmpty()) {
            throw new InvalidOption(name, value, "no such option; the lab knows " + Stream.of(Option.values())
                    .map(Option::property).collect(Collectors.joining(", ")));
        }
    }
}
