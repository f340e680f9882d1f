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

import dev.straightway.runtime.routing.RouteMatch;
import dev.straightway.runtime.routing.RouteTable;

/**
 * What it costs to find a route among few and among many, and to build the table.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RouteTableBenchmark {

    static final int FEWEST = 10;

    /** A power of two, and too many for a branch predictor to learn. */
    private static final int RANDOM_PATHS = 8_192;

    @Param({ "10", "2000" })
    public int routes;

    @Param({ "CLASSES", "METHODS" })
    public String layout;

    private RouteTable<String> table;
    private String[] sampled;
    private String[] random;
    private int next;

    @Setup
    public void setup() {
        RouteSet.Layout inLayout = RouteSet.Layout.valueOf(layout);
        RouteSet set = RouteSet.of(inLayout, routes);
        table = set.table();
        sampled = new String[FEWEST];
        RouteSet.of(inLayout, FEWEST).onePathEach().toArray(sampled);
        random = set.paths(RANDOM_PATHS).toArray(new String[0]);
        check(set);
    }

    private void check(RouteSet set) {
        List<String> paths = set.onePathEach();
        for (int i = 0; i < paths.size(); i++) {
            Checked.equal(List.of(set.routes().get(i).text()), table.find(paths.get(i)).values());
        }
    }

    /** The same ten paths, whatever else is in the table. */
    @Benchmark
    public RouteMatch<String> sampled() {
        next = next + 1 == sampled.length ? 0 : next + 1;
        return table.find(sampled[next]);
    }

    /** All routes of the table, equally often, in a random order. */
    @Benchmark
    public RouteMatch<String> random() {
        next = next + 1 & RANDOM_PATHS - 1;
        return table.find(random[next]);
    }

    /** Templates parsed and the table built. */
    @Benchmark
    public RouteTable<String> build() {
        return RouteSet.of(RouteSet.Layout.valueOf(layout), routes).table();
    }
}
