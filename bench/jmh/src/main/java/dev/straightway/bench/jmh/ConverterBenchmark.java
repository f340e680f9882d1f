package dev.straightway.bench.jmh;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

import dev.straightway.runtime.invocation.Converter;
import dev.straightway.runtime.invocation.Converters;
import dev.straightway.runtime.invocation.Parameter;
import dev.straightway.runtime.invocation.Source;

/** What it costs to convert the text of a parameter: by the calls that generated invokers make. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ConverterBenchmark {

    private final Parameter integer = new Parameter(Source.PATH, "id", null, null);
    private final Parameter boxed = new Parameter(Source.QUERY, "page", "1", Converters.box("java.lang.Long"));
    private final Parameter id = new Parameter(Source.PATH, "uuid", null, new Ids());
    private final Parameter state = new Parameter(Source.QUERY, "state", null, new States());
    private final Parameter ids = new Parameter(Source.QUERY, "ids", null, new Ids());

    private String number = "1234567";
    private String uuid = "0d2a1c1e-9b1f-4f0e-8c1a-2b3c4d5e6f70";
    private String name = "BLOCKED";
    private List<String> uuids = List.of(uuid, uuid, uuid);

    /** As the build writes it. */
    private static final class Ids extends Converter {
        @Override
        public Object convert(String text) {
            return UUID.fromString(text);
        }
    }

    /** As the build writes it. */
    private static final class States extends Converter {
        @Override
        public Object convert(String text) {
            return Thread.State.valueOf(text);
        }
    }

    @Setup
    public void check() {
        Checked.equal(1_234_567, primitive());
        Checked.equal(1_234_567L, boxed());
        Checked.equal(1L, byDefault());
        Checked.equal(uuid, uuid().toString());
        Checked.equal(Thread.State.BLOCKED, constant());
        Checked.equal(List.of(UUID.fromString(uuid), UUID.fromString(uuid), UUID.fromString(uuid)), list());
    }

    @Benchmark
    public int primitive() {
        return integer.intValue(number);
    }

    @Benchmark
    public Object boxed() {
        return boxed.value(number);
    }

    @Benchmark
    public Object byDefault() {
        return boxed.value((String) null);
    }

    @Benchmark
    public Object uuid() {
        return id.value(uuid);
    }

    @Benchmark
    public Object constant() {
        return state.value(name);
    }

    @Benchmark
    public List<?> list() {
        return ids.list(uuids);
    }
}
