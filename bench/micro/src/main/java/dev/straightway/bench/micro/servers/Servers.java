package dev.straightway.bench.micro.servers;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;

import dev.straightway.bench.micro.stack.Forks;

/** Measures the stacks whose applications are packaged, each in JVMs with its class path. */
public final class Servers {

    /** The parameter that has the names of the stacks. */
    public static final String PARAMETER = ServerBenchmark.STACK;

    private final Path peers;
    private final Options given;
    private final List<Stack> wanted;

    /**
     * @param peers the folder of the packaged applications
     * @param given what JMH is told besides; the parameter {@code stack} says which are measured, otherwise all are
     * @throws IllegalArgumentException if there is no stack of a name
     */
    public Servers(Path peers, Options given) {
        this.peers = peers;
        this.given = given;
        this.wanted = given.getParameter(ServerBenchmark.STACK).hasValue()
                ? given.getParameter(ServerBenchmark.STACK).get().stream().map(Stack::named).toList()
                : Stack.ALL;
    }

    /** {@return which parameters there are} */
    public static String help() {
        return "  -p stack=" + Stack.ALL.stream().map(Stack::name).collect(Collectors.joining(",")) + "\n  -p ask="
                + Stream.of(Ask.values()).map(Ask::name).collect(Collectors.joining(","));
    }

    /** {@return the costs as a table, and the ratios that have a target} */
    public static String text(Collection<RunResult> results) {
        return new CostTable(results.stream().map(Cost::of).toList()).text();
    }

    /** {@return the results of all benchmarks, one stack after the other; none where nothing is packaged} */
    public List<RunResult> run() throws RunnerException {
        return new Forks(peers, given, ServerBenchmark.class, ServerBenchmark.STACK)
                .run(wanted.stream().map(Stack::forked).toList());
    }
}
