package dev.straightway.bench.jmh;

import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.links.AbsoluteHref;
import dev.straightway.runtime.links.GeneratedHref;
import dev.straightway.runtime.links.LinkBase;
import dev.straightway.runtime.links.LinkJson;
import dev.straightway.runtime.links.LinkText;
import dev.straightway.runtime.links.LinkValues;

/**
 * What one link costs: the lines that the build writes for a method, beside plain concatenation. Links in JSON are made and
 * written one after another into one text, whose bytes are all that they should take.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LinkBenchmark {

    private static final String BEGINNING = "/api/links/items/";
    private static final int CAPACITY = 60;
    private static final int MANY = 1_000;
    /** A little more than the absolute one has, with its quotes, so that the text never grows. */
    private static final int LONGEST = 80;

    private final String base = "http://localhost:8080";
    private final LinkBase known = () -> base;
    private final String id = UUID.randomUUID().toString();
    private final UUID uuid = UUID.randomUUID();
    private final int number = 1_234_567;

    @Setup
    public void check() {
        Checked.equal(BEGINNING + id, text());
        Checked.equal(base + BEGINNING + id, absolute());
        Checked.equal(base + BEGINNING + id, concatenation());
        Checked.equal(BEGINNING + uuid, uuid());
        Checked.equal(BEGINNING + number + "/parts", number());
        Checked.equal('"' + BEGINNING + id + '"', json(new PathHref(LinkValues.given(id, "id"))));
        Checked.equal('"' + base + BEGINNING + id + '"', json(new BelowHref(base, LinkValues.given(id, "id"))));
        Checked.equal('"' + BEGINNING + uuid + '"', json(new PathHref(LinkValues.given(uuid, "id"))));
        Checked.equal('"' + BEGINNING + number + "/parts\"", json(new NumberHref(number)));
    }

    private static String json(GeneratedHref link) {
        JsonOutput output = new JsonOutput(LONGEST);
        link.write(output);
        return output.ascii();
    }

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

    @Benchmark
    @OperationsPerInvocation(MANY)
    public int json() {
        return written(i -> new PathHref(LinkValues.given(id, "id")));
    }

    @Benchmark
    @OperationsPerInvocation(MANY)
    public int jsonAbsolute() {
        return written(i -> new BelowHref(known.text(), LinkValues.given(id, "id")));
    }

    @Benchmark
    @OperationsPerInvocation(MANY)
    public int jsonUuid() {
        return written(i -> new PathHref(LinkValues.given(uuid, "id")));
    }

    @Benchmark
    @OperationsPerInvocation(MANY)
    public int jsonNumber() {
        return written(i -> new NumberHref(number + i));
    }

    private static int written(IntFunction<GeneratedHref> links) {
        JsonOutput output = new JsonOutput(MANY * LONGEST);
        for (int i = 0; i < MANY; i++) {
            links.apply(i).write(output);
        }
        return output.length();
    }

    /** As the build writes it. */
    private static final class PathHref extends GeneratedHref {

        private final Object id;

        PathHref(Object id) {
            this.id = id;
        }

        @Override
        public void append(JsonOutput output) {
            output.plain(BEGINNING);
            LinkJson.segment(output, id);
        }
    }

    /** The same with the base URI of the request. */
    private static final class BelowHref extends AbsoluteHref {

        private final Object id;

        BelowHref(String base, Object id) {
            super(base);
            this.id = id;
        }

        @Override
        public void append(JsonOutput output) {
            output.plain(BEGINNING);
            LinkJson.segment(output, id);
        }
    }

    /** The same with a number. */
    private static final class NumberHref extends GeneratedHref {

        private final int number;

        NumberHref(int number) {
            this.number = number;
        }

        @Override
        public void append(JsonOutput output) {
            output.plain(BEGINNING);
            output.number(number);
            output.plain("/parts");
        }
    }
}
