package dev.straightway.bench.jmh;

import java.util.UUID;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

import dev.straightway.runtime.links.LinkBase;
import dev.straightway.runtime.links.LinkText;

/** What one link costs: the lines that the build writes for a method, beside plain concatenation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LinkBenchmark {

    private static final String BEGINNING = "/api/links/items/";
    private static final int CAPACITY = 60;

    private final String base = "http://localhost:8080";
    private final LinkBase known = () -> base;
    private final String id = UUID.randomUUID().toString();
    private final UUID uuid = UUID.randomUUID();
    private final int number = 1_234_567;

    @Benchmark
    public String text() {
        LinkText text = LinkText.of(BEGINNING, CAPACITY);
        text.segment(id, "id");
        return text.text();
    }

    @Benchmark
    public String absolute() {
        LinkText text = LinkText.below(known, BEGINNING, CAPACITY);
        text.segment(id, "id");
        return text.text();
    }

    @Benchmark
    public String uuid() {
        LinkText text = LinkText.of(BEGINNING, CAPACITY);
        text.plain(uuid, "id");
        return text.text();
    }

    @Benchmark
    public String number() {
        LinkText text = LinkText.of(BEGINNING, CAPACITY);
        text.number(number);
        text.constant("/parts");
        return text.text();
    }

    @Benchmark
    public String concatenation() {
        return base + BEGINNING + id;
    }
}
