package dev.straightway.bench.micro.servers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the stacks whose applications are packaged, each in JVMs with its class path. */
public final class Servers {

    private static final String CLASS_PATH = "java.class.path";

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
        return "Parameters:\n  -p stack=" + Stack.ALL.stream().map(Stack::name).collect(Collectors.joining(",")) + "\n  -p ask="
                + Stream.of(Ask.values()).map(Ask::name).collect(Collectors.joining(","));
    }

    /** {@return the costs as a table, and the ratios that have a target} */
    public static String text(Collection<RunResult> results) {
        return new CostTable(results.stream().map(Cost::of).toList()).text();
    }

    /**
     * Runs all benchmarks, one stack after the other.
     *
     * @throws IllegalStateException if nothing is packaged
     */
    public List<RunResult> run() throws RunnerException {
        List<RunResult> results = new ArrayList<>();
        for (Stack stack : wanted) {
            if (stack.isIn(peers)) {
                results.addAll(run(stack));
            } else {
                System.out.println(stack.name() + " is left out: " + peers.resolve(stack.folder()) + " isn't packaged");
            }
        }
        if (results.isEmpty()) {
            throw new IllegalStateException("Nothing is packaged in " + peers.toAbsolutePath());
        }
        return results;
    }

    /** JMH gives its forks the class path that this JVM says it has. */
    private Collection<RunResult> run(Stack stack) throws RunnerException {
        String own = System.getProperty(CLASS_PATH);
        System.setProperty(CLASS_PATH, stack.classPath(peers, own));
        try {
            return new Runner(new OptionsBuilder().parent(given).include(ServerBenchmark.class.getName())
                    .param(ServerBenchmark.STACK, stack.name()).addProfiler(GCProfiler.class).shouldFailOnError(true)
                    .jvmArgsPrepend(stack.arguments().toArray(String[]::new)).build()).run();
        } finally {
            System.setProperty(CLASS_PATH, own);
        }
    }
}
