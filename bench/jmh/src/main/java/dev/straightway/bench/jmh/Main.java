package dev.straightway.bench.jmh;

import java.util.Collection;
import java.util.List;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks and prints how much more 2,000 routes cost than ten, what a link costs, and how much more a
 * locator costs whose classes only run time knows.
 * <p>
 * {@code -quick} takes a minute and shows the magnitude; without it the run takes about four minutes.
 */
public final class Main {

    private static final String QUICK = "-quick";

    private Main() {
    }

    public static void main(String[] arguments) throws RunnerException {
        boolean quick = List.of(arguments).contains(QUICK);
        if (arguments.length > (quick ? 1 : 0)) {
            System.err.println("Usage: java -jar straightway-jmh.jar [" + QUICK + "]");
            System.exit(2);
        }
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(RouteTableBenchmark.class.getName())
                .include(LinkBenchmark.class.getName())
                .include(LocatorBenchmark.class.getName())
                .addProfiler(GCProfiler.class)
                .jvmArgsAppend("-XX:+UseSerialGC", "-Xms512m", "-Xmx512m")
                .shouldFailOnError(true);
        Collection<RunResult> results = new Runner(
                (quick ? length(options, 1, 4, 300) : length(options, 2, 5, 500)).build()).run();
        System.out.print(new Ratios(results).text());
        System.out.print(new LinkCosts(results).text());
        System.out.print(new LocatorCosts(results).text());
    }

    private static ChainedOptionsBuilder length(ChainedOptionsBuilder options, int forks, int iterations, long milliseconds) {
        return options.forks(forks)
                .warmupIterations(iterations).warmupTime(TimeValue.milliseconds(milliseconds))
                .measurementIterations(iterations).measurementTime(TimeValue.milliseconds(milliseconds));
    }
}
