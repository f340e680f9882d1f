package dev.straightway.bench.micro.servers;

import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;

/**
 * One request after the other to the stack of this class path. The first and the last answer are checked as a whole, the
 * others by status and length.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgsAppend = { "-XX:+UseSerialGC", "-Xms512m", "-Xmx512m" })
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ServerBenchmark {

    /** The parameter that has the name of the stack. */
    static final String STACK = "stack";
    /** The class of the {@link Server}, which is made by its constructor without parameters. */
    static final String PEER = "straightway.micro.peer";
    /** The path before all resources. */
    static final String PREFIX = "straightway.micro.prefix";
    private static final int TIMES = 1_000;

    /** Says in the results what the class path is. */
    @Param("of this class path")
    public String stack;

    @Param
    public Ask ask;

    private Server server;
    private Request request;

    @Setup
    public void start() throws ReflectiveOperationException {
        server = server();
        request = ask.request(System.getProperty(PREFIX));
        ask.check(server.apply(request));
    }

    /** {@return the server of this JVM, started} */
    static Server server() throws ReflectiveOperationException {
        return (Server) Class.forName(System.getProperty(PEER)).getConstructor().newInstance();
    }

    @Benchmark
    @OperationsPerInvocation(TIMES)
    public Response answer() {
        return server.repeat(request, TIMES);
    }

    @TearDown
    public void stop() {
        ask.check(server.repeat(request, TIMES));
        server.close();
    }
}
