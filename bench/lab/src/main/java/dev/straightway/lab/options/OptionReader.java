package dev.straightway.lab.options;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

import dev.straightway.lab.options.Options.Collector;
import dev.straightway.lab.options.Options.GeneratorChoice;
import dev.straightway.lab.options.Options.Load;
import dev.straightway.lab.options.Options.Passes;
import dev.straightway.lab.options.Options.Placements;
import dev.straightway.lab.options.Options.Server;
import dev.straightway.lab.options.Options.Timing;

/** Turns {@code lab.…} properties into options and refuses what it does not know. */
public final class OptionReader {

    /** A verdict never claims a difference of 2 % or less, so no number of rounds could show one. */
    private static final double LEAST_PRECISION = 2.5;
    private static final double MOST_PRECISION = 50;
    /** Drawn seeds are below, so that they are easily typed again. */
    private static final int DRAWN_BELOW = 1_000_000;

    private final Map<String, String> properties;
    private final Values values;

    /** @param properties may hold anything; only names that start with {@code lab.} are looked at */
    public OptionReader(Map<String, String> properties) {
        properties.keySet().stream().filter(name -> name.startsWith(Option.PREFIX)).sorted()
                .forEach(name -> known(name, properties.get(name)));
        this.properties = Map.copyOf(properties);
        boolean smoke = new Values(properties, false).flag(Option.SMOKE);
        this.values = new Values(seeded(properties, smoke), smoke);
    }

    /** A seed that is drawn is a run's as if it had been given: what is saved repeats its order. */
    private static Map<String, String> seeded(Map<String, String> properties, boolean smoke) {
        if (!new Values(properties, smoke).text(Option.SEED).equals(Option.SEED.standard(false))) {
            return properties;
        }
        Map<String, String> seeded = new HashMap<>(properties);
        seeded.put(Option.SEED.property(), Integer.toString(ThreadLocalRandom.current().nextInt(DRAWN_BELOW)));
        return seeded;
    }

    public boolean helpWanted() {
        return values.flag(Option.HELP);
    }

    /** {@return the name of the preset, empty without one} */
    public String preset() {
        return values.text(Option.PRESET);
    }

    /**
     * {@return a reader with other defaults} What was given to this one overrides them; in a smoke run they are none for what
     * that has a default of its own for.
     */
    public OptionReader withDefaults(Map<String, String> defaults) {
        Map<String, String> merged = new LinkedHashMap<>(defaults);
        if (values.flag(Option.SMOKE)) {
            merged.keySet().removeIf(name -> Option.named(name).filter(Option::differsInSmokeRun).isPresent());
        }
        merged.putAll(properties);
        return new OptionReader(merged);
    }

    public Options read() {
        return new Options(values.names(Option.TARGETS, "default"), values.names(Option.SCENARIOS, "default"), timing(),
                quiet(), load(), server(), machine(), placements(), passes(), values.flag(Option.SMOKE), files(), output(),
                texts());
    }

    private Timing timing() {
        return new Timing(values.number(Option.DURATION, 1, 3_600), values.number(Option.WARMUP, 1, 3_600),
                values.number(Option.ROUNDS, 1, 1_000), values.number(Option.RETRIES, 0, 100),
                values.number(Option.NOISE, 0, 100), values.number(Option.LIMIT, 1, 10_000),
                values.number(Option.SEED, 0, Integer.MAX_VALUE),
                values.percentIfGiven(Option.PRECISION, LEAST_PRECISION, MOST_PRECISION));
    }

    private Options.Quiet quiet() {
        return new Options.Quiet(values.constant(Option.BUSY, Options.OnBusy.class), values.seconds(Option.WAIT_FOR_QUIET));
    }

    private Options.Files files() {
        return new Options.Files(values.paths(Option.TARGETS_FROM), values.paths(Option.SCENARIOS_FROM),
                values.paths(Option.PHASES).stream().findFirst());
    }

    private Options.Output output() {
        return new Options.Output(values.text(Option.OUTPUT), values.names(Option.EXPORT, "none"));
    }

    private Load load() {
        Load load = new Load(values.constant(Option.GENERATOR, GeneratorChoice.class),
                values.numberIfGiven(Option.CONNECTIONS, 10_000), values.numberIfGiven(Option.THREADS, 256),
                values.numberIfGiven(Option.PIPELINING, 1_000), values.numberIfGiven(Option.RATE, 10_000_000));
        if (load.connections().isPresent() && load.connections().getAsInt() < load.threads().orElse(1)) {
            throw new InvalidOption(Option.CONNECTIONS.property(), values.text(Option.CONNECTIONS),
                    "every thread of the generator needs a connection, and lab.threads is " + values.text(Option.THREADS));
        }
        return load;
    }

    private Server server() {
        // Another machine's JDK isn't looked for here.
        String java = values.text(Option.SERVER).isEmpty() ? values.javaHome(Option.JAVA) : values.text(Option.JAVA);
        return new Server(java,
                values.matching(Option.HEAP, "[1-9][0-9]*[kmgKMG]", "expected a size as 256m or 1g"),
                values.constant(Option.GC, Collector.class), values.number(Option.EVENT_LOOPS, 1, 1_024),
                values.number(Option.PORT, 0, 65_535));
    }

    private Options.Machine machine() {
        List<String> client = List.of(values.matching(Option.SSH, "\\S.*", "expected a command, as ssh -i key").split(" +"));
        return new Options.Machine(values.ssh(Option.SERVER), agents(), values.text(Option.AGENTS_JAVA), client);
    }

    private List<Options.Ssh> agents() {
        List<Options.Ssh> agents = values.sshs(Option.AGENTS);
        if (!agents.isEmpty() && values.constant(Option.GENERATOR, GeneratorChoice.class) == GeneratorChoice.WRK) {
            throw new InvalidOption(Option.AGENTS.property(), values.text(Option.AGENTS),
                    "they send by Hyperfoil, and lab.generator is wrk; leave that out, or say lab.generator=hyperfoil");
        }
        return agents;
    }

    private Placements placements() {
        return new Placements(values.flag(Option.PIN), values.names(Option.UNPINNED, "none"),
                values.number(Option.UNPINNED_ROUNDS, 1, 1_000));
    }

    private Passes passes() {
        return new Passes(values.flag(Option.PROFILE), values.flag(Option.LATENCY),
                values.percents(Option.UTILISATION), values.number(Option.AUGMENTATION, 0, 1_000));
    }

    private Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        Stream.of(Option.values()).filter(option -> option != Option.HELP)
                .forEach(option -> texts.put(option.property(), values.text(option)));
        return texts;
    }

    private static void known(String name, String value) {
        if (Option.named(name).isEmpty()) {
            List<String> names = Stream.of(Option.values()).map(Option::property).toList();
            throw new InvalidOption(name, value, "no such option" + Suggestion.of(name, names) + "; the lab knows "
                    + String.join(", ", names));
        }
    }
}
