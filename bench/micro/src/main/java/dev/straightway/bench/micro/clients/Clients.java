package dev.straightway.bench.micro.clients;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;

import dev.straightway.bench.micro.score.Scores;
import dev.straightway.bench.micro.stack.Forks;

/** Measures the clients that are packaged, each in JVMs with its class path. */
public final class Clients {

    /** The parameter that has the names of the clients. */
    public static final String PARAMETER = ClientBenchmark.CLIENT;

    private final Path peers;
    private final Options given;
    private final List<ClientStack> wanted;

    /**
     * @param peers the folder of what is packaged
     * @param given what JMH is told besides; the parameter {@code client} says which are measured, otherwise all are
     * @throws IllegalArgumentException if there is no client of a name
     */
    public Clients(Path peers, Options given) {
        this.peers = peers;
        this.given = given;
        this.wanted = given.getParameter(ClientBenchmark.CLIENT).hasValue()
                ? given.getParameter(ClientBenchmark.CLIENT).get().stream().map(ClientStack::named).toList()
                : ClientStack.ALL;
    }

    /** {@return which parameters there are} */
    public static String help() {
        return "  -p client=" + ClientStack.ALL.stream().map(ClientStack::name).collect(Collectors.joining(","))
                + "\n  -p call="
                + Stream.of(Call.values()).map(Call::name).collect(Collectors.joining(","));
    }

    /** {@return the costs as a table} */
    public static String text(Collection<RunResult> results) {
        return results.stream().map(Clients::line)
                .collect(Collectors.joining("",
                        line("%n%-18s  %-18s  %12s  %8s  %10s%n", "client", "call", "ns", "+-", "bytes"), ""));
    }

    /** {@return the results of all benchmarks, one client after the other; none where nothing is packaged} */
    public List<RunResult> run() throws RunnerException {
        return new Forks(peers, given, ClientBenchmark.class, ClientBenchmark.CLIENT)
                .run(wanted.stream().map(ClientStack::forked).toList());
    }

    private static String line(RunResult result) {
        return line("%-18s  %-18s  %,12.0f  %,8.0f  %,10.0f%n", result.getParams().getParam(ClientBenchmark.CLIENT),
                result.getParams().getParam("call"), result.getPrimaryResult().getScore(),
                result.getPrimaryResult().getScoreError(), Scores.bytes(result));
    }

    private static String line(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
