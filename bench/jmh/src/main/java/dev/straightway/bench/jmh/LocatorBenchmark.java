package dev.straightway.bench.jmh;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import dev.straightway.runtime.http.exchange.Endpoint;

/**
 * What it costs to match a request that passes a locator: one whose class the build knows, and two of whose classes only run
 * time knows. These return objects of one class, and of 200 classes.
 * <p>
 * From the path to the endpoint behind the locator, with the object that it returns. Threads, arguments, calls and answers are
 * those of any request, and left out.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LocatorBenchmark {

    static final int CLASSES = 200;

    /** A power of two, and too many for a branch predictor to learn. */
    private static final int OBJECTS = 8_192;

    @Param({ "FLATTENED", "OF_ONE", "DYNAMIC" })
    public String way;

    private ReceivedRequest received;
    private LocatedRequests requests;
    private Object[] objects;
    private int next;

    @Setup
    public void setup() throws Throwable {
        received = new ReceivedRequest(LocatedRequests.PATH);
        requests = LocatedRequests.of(LocatedRequests.Way.valueOf(way), CLASSES, received.request());
        objects = requests.objects(OBJECTS);
        for (Object object : objects) {
            Endpoint endpoint = requests.endpoint(object);
            Checked.equal(object.getClass().getName() + "/parts/{part}", endpoint.method().className() + endpoint.template());
        }
    }

    @TearDown
    public void close() throws IOException {
        received.close();
    }

    @Benchmark
    public Endpoint located() throws Throwable {
        next = next + 1 & OBJECTS - 1;
        return requests.endpoint(objects[next]);
    }
}
