package dev.straightway.bench.micro.stack;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs a benchmark on one stack after the other, each in JVMs with its class path. */
public final class Forks {

    private static final String CLASS_PATH = "java.class.path";

    private final Path peers;
    private final Options given;
    private final Class<?> benchmark;
    private final String parameter;

    /**
     * @param peers the folder of what is packaged
     * @param given what JMH is told besides
     * @param parameter of the benchmark that has the name of the stack
     */
    public Forks(Path peers, Options given, Class<?> benchmark, String parameter) {
        this.peers = peers;
        this.given = given;
        this.benchmark = benchmark;
        this.parameter = parameter;
    }

    /**
     * One of those that are compared.
     *
     * @param name what the table calls it
     * @param folder what is packaged of it, below the folder of the peers
     * @param arguments of its JVM
     */
    public record Stack(String name, String folder, List<String> arguments) {
    }

    /** Those that are packaged, one after the other; of the others it says that they are left out. */
    public List<RunResult> run(List<Stack> stacks) throws RunnerException {
        List<RunResult> results = new ArrayList<>();
        for (Stack stack : stacks) {
            Path folder = peers.resolve(stack.folder());
            if (ClassPath.isPackaged(folder)) {
                results.addAll(run(stack, folder));
            } else {
                System.out.println(stack.name() + " is left out: " + folder + " isn't packaged");
            }
        }
        return results;
    }

    /** JMH gives its forks the class path that this JVM says it has. */
    private Collection<RunResult> run(Stack stack, Path folder) throws RunnerException {
        String own = System.getProperty(CLASS_PATH);
        System.setProperty(CLASS_PATH, ClassPath.of(folder, own));
        try {
            return new Runner(new OptionsBuilder().parent(given).include(benchmark.getName()).param(parameter, stack.name())
                    .addProfiler(GCProfiler.class).shouldFailOnError(true)
                    .jvmArgsPrepend(stack.arguments().toArray(String[]::new)).build()).run();
        } finally {
            System.setProperty(CLASS_PATH, own);
        }
    }
}
