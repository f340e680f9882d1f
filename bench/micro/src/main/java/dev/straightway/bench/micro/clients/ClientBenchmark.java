package dev.straightway.bench.micro.clients;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.WebTarget;

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

/** Requests of the client of this class path, answered in memory. Each answer is read and checked. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgsAppend = { "-XX:+UseSerialGC", "-Xms512m", "-Xmx512m" })
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ClientBenchmark {

    /** The parameter that has the name of the client. */
    static final String CLIENT = "client";
    /** The class of the {@link ClientPeer}, which is made by its constructor without parameters. */
    static final String PEER = "straightway.micro.client";
    private static final int TIMES = 1_000;

    /** Says in the results what the class path is. */
    @Param("of this class path")
    public String client;

    @Param
    public Call call;

    private ExecutorService executor;
    private ClientPeer peer;
    private Client opened;
    private WebTarget target;

    @Setup
    public void start() throws ReflectiveOperationException, InterruptedException {
        // Clients that hand asynchronous requests to threads have the same.
        executor = Executors.newFixedThreadPool(2);
        peer = peer();
        opened = peer.open(Talk.server(), executor);
        target = target(opened);
        call.repeat(target, 1);
    }

    /** {@return the peer of this class path} */
    static ClientPeer peer() throws ReflectiveOperationException {
        return (ClientPeer) Class.forName(System.getProperty(PEER)).getConstructor().newInstance();
    }

    static WebTarget target(Client client) {
        return client.target("http://localhost:8080/text");
    }

    @Benchmark
    @OperationsPerInvocation(TIMES)
    public void answered() throws InterruptedException {
        call.repeat(target, TIMES);
    }

    @TearDown
    public void stop() {
        opened.close();
        peer.close();
        executor.shutdownNow();
    }
}
