package dev.straightway.lab.command;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;

import dev.straightway.lab.statistics.Power;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tells what the verdicts are worth, on synthetic runs with known differences. */
@Command(name = "power", mixinStandardHelpOptions = true, sortOptions = false, description = "Tells what the verdicts are worth: how often they are wrong, and what they find, on synthetic runs.")
final class PowerCommand implements Callable<Integer> {

    private final PrintStream out;

    @Option(names = "--runs", defaultValue = "10000", description = "synthetic runs for each row (${DEFAULT-VALUE})")
    private int runs;

    @Option(names = "--rounds", split = ",", defaultValue = "6,10,20", description = "rounds of a run (${DEFAULT-VALUE})")
    private List<Integer> rounds;

    PowerCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        out.println(Power.draw(Power.rows(rounds, runs)));
        return 0;
    }
}
