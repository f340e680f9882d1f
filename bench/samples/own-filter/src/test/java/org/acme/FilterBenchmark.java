package org.acme;

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
import dev.straightway.kit.quarkus.PackagedApplication;

@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgsAppend = { "-Dquarkus.http.port=0", "-Dquarkus.vertx.event-loops-pool-size=1",
        "-Djava.util.logging.manager=org.jboss.logmanager.LogManager", "-XX:+UseSerialGC", "-Xms512m", "-Xmx512m" })
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class FilterBenchmark {

    private static final int TIMES = 1_000;

    @Param({ "/hello", "/hello/keyed" })
    public String path;

    private Server server;
    private Request request;

    @Setup
    public void start() {
        server = new PackagedApplication();
        request = Request.from("GET", path).header("X-Key", "open sesame");
        check(server.apply(request));
    }

    @Benchmark
    @OperationsPerInvocation(TIMES)
    public Response answer() {
        return server.repeat(request, TIMES);
    }

    @TearDown
    public void stop() {
        check(server.apply(request));
        server.close();
    }

    private static void check(Response answer) {
        if (answer.status() != 200 || !answer.text().equals("Hello")) {
            throw new IllegalStateException("Answered " + answer + ": " + answer.text());
        }
    }
}
