package dev.straightway.bench.jmh;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks and prints how much more 2,000 routes cost than ten, what a link costs, how much more a locator costs
 * whose classes only run time knows, and what the others cost.
 * <p>
 * Takes the options of JMH: {@code LinkBenchmark} runs those of links, {@code -h} shows them all. {@code -quick} takes two
 * minutes and shows the magnitude; without it the run takes about eight minutes.
 */
public final class Main {

    private static final String QUICK = "-quick";

    private Main() {
    }

    public static void main(String[] arguments) throws RunnerException, CommandLineOptionException, IOException {
        List<String> ofJmh = new ArrayList<>(List.of(arguments));
        boolean quick = ofJmh.remove(QUICK);
        CommandLineOptions given = new CommandLineOptions(ofJmh.toArray(String[]::new));
        if (given.shouldHelp()) {
            given.showHelp();
            return;
        }
        Collection<RunResult> results = new Runner(options(given, quick).build()).run();
        System.out.print(new Ratios(results).text());
        System.out.print(new LinkCosts(results).text());
        System.out.print(new LocatorCosts(results).text());
        System.out.print(new PartCosts(results).text());
    }

    /** {@return what is given, and what it leaves open} */
    static ChainedOptionsBuilder options(CommandLineOptions given, boolean quick) {
        ChainedOptionsBuilder options = new OptionsBuilder().parent(given).addProfiler(GCProfiler.class)
                .shouldFailOnError(true);
        if (!given.getJvmArgsAppend().hasValue()) {
            options.jvmArgsAppend("-XX:+UseSerialGC", "-Xms512m", "-Xmx512m");
        }
        if (given.getIncludes().isEmpty()) {
            options.include(Main.class.getPackageName());
        }
        int iterations = quick ? 4 : 5;
        TimeValue time = TimeValue.milliseconds(quick ? 300 : 500);
        options.forks(given.getForkCount().orElse(quick ? 1 : 2));
        options.warmupIterations(given.getWarmupIterations().orElse(iterations));
        options.warmupTime(given.getWarmupTime().orElse(time));
        options.measurementIterations(given.getMeasurementIterations().orElse(iterations));
        return options.measurementTime(given.getMeasurementTime().orElse(time));
    }
}
