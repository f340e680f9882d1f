package dev.straightway.it.tck.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The outcomes of a run, one a test, in the order of their names. Immutable. */
public final class Outcomes {

    private final SortedMap<TestName, Outcome> byTest;

    private Outcomes(SortedMap<TestName, Outcome> byTest) {
        this.byTest = Collections.unmodifiableSortedMap(byTest);
    }

    /** {@return the outcomes given; of several for one test the last one counts} */
    public static Outcomes of(Collection<Outcome> outcomes) {
        SortedMap<TestName, Outcome> byTest = new TreeMap<>();
        outcomes.forEach(o -> byTest.put(o.test(), o));
        return new Outcomes(byTest);
    }

    /** {@return the outcomes in a file; none if there is no such file, since a JVM may die before it writes one} */
    public static Outcomes read(Path file) throws IOException {
        return of(Files.exists(file) ? Files.readAllLines(file).stream().map(Outcome::parse).toList() : List.of());
    }

    /** Writes a line for each outcome. */
    public void write(Path file) throws IOException {
        Files.write(file, byTest.values().stream().map(Outcome::line).toList());
    }

    /** {@return these and the others, which win} */
    public Outcomes and(Outcomes others) {
        SortedMap<TestName, Outcome> both = new TreeMap<>(byTest);
        both.putAll(others.byTest);
        return new Outcomes(both);
    }

    /** {@return those of the tests that the predicate takes} */
    public Outcomes only(Predicate<TestName> tests) {
        return of(byTest.values().stream().filter(o -> tests.test(o.test())).toList());
    }

    /** {@return those in one of the states} */
    public List<Outcome> in(State first, State... more) {
        Set<State> states = EnumSet.of(first, more);
        return byTest.values().stream().filter(o -> states.contains(o.state())).toList();
    }

    /** {@return how many are in the state} */
    public int count(State state) {
        return in(state).size();
    }

    /** {@return how many there are} */
    public int size() {
        return byTest.size();
    }

    /** {@return the outcome of each test} */
    public Map<TestName, Outcome> byTest() {
        return byTest;
    }
}
