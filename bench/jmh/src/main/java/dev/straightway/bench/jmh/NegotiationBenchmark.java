package dev.straightway.bench.jmh;

import java.util.List;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

import dev.straightway.runtime.negotiation.AcceptHeader;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.negotiation.Negotiable;
import dev.straightway.runtime.negotiation.Negotiator;
import dev.straightway.runtime.negotiation.Outcome;
import dev.straightway.runtime.negotiation.Remembered;

/**
 * What it costs to read an Accept field, and to choose among three methods with one path by what a request carries and accepts.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class NegotiationBenchmark {

    private static final String JSON = "application/json";
    private static final String BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8";

    /** What the field says: one type, or what a browser sends. */
    @Param({ JSON, BROWSER })
    public String accept;

    private final List<Route> routes = List.of(route(JSON), route("application/xml"), route("text/plain"));
    private final MediaRange contentType = MediaRange.parse(JSON);
    private final Remembered<AcceptHeader> remembered = new Remembered<>(AcceptHeader::parse);
    private AcceptHeader read;

    private record Route(List<MediaRange> consumes, List<MediaRange> produces) implements Negotiable {
    }

    private static Route route(String produced) {
        return new Route(List.of(MediaRange.parse(JSON)), List.of(MediaRange.parse(produced)));
    }

    @Setup
    public void check() {
        read = AcceptHeader.parse(accept);
        String expected = accept.equals(JSON) ? JSON : "application/xml";
        Checked.equal(expected, ((Outcome.Chosen<Route>) choose()).responseType().toString());
        Checked.equal(read.toString(), remembered().toString());
        Checked.equal(read.toString(), parse().toString());
    }

    /** A value that wasn't seen before. */
    @Benchmark
    public AcceptHeader parse() {
        return AcceptHeader.parse(accept);
    }

    /** A value that was. */
    @Benchmark
    public AcceptHeader remembered() {
        return remembered.of(accept);
    }

    @Benchmark
    public Outcome<Route> choose() {
        return Negotiator.choose(routes, contentType, read);
    }
}
