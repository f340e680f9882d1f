package dev.straightway.it.hostile.attack.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.it.hostile.attack.compare.Difference;
import dev.straightway.it.hostile.attack.compare.Table;
import dev.straightway.it.hostile.attack.compare.Table.Row;

/** Collects what is found, and knows what is known. Used by all threads of an attack. */
public final class Findings {

    /** Columns: label, aspect, what Straightway answers, what the peer answers, reason. */
    private final Table accepted;
    /** Columns: label, check, what, how often, reason. */
    private final Table known;
    private final Map<String, Finding> first = new LinkedHashMap<>();
    private final Map<String, Integer> counts = new LinkedHashMap<>();
    private final Set<Row> seen = new LinkedHashSet<>();

    Findings(Table accepted, Table known) {
        this.accepted = accepted;
        this.known = known;
    }

    /** @param peer the application that Straightway is compared with */
    static Findings withTables(String peer) {
        return new Findings(Table.read("accepted-differences-" + peer + ".tsv", 5), Table.read("known-findings.tsv", 5));
    }

    /** {@return whether a difference stands in the table of those that are wanted} */
    synchronized boolean accepts(Difference difference) {
        return saw(accepted.find(difference.ask().label(), difference.aspect(), difference.straightway(),
                difference.peer()));
    }

    /** {@return whether a finding is new: neither known nor found before} */
    synchronized boolean isNew(String label, String check, String what) {
        if (saw(known.find(label, check, what))) {
            return false;
        }
        return counts.merge(label + "\t" + check, 1, Integer::sum) == 1;
    }

    synchronized void add(Finding finding) {
        first.put(finding.signature(), finding);
    }

    /** {@return each kind of finding once} */
    public synchronized List<Finding> all() {
        return List.copyOf(first.values());
    }

    synchronized int count(Finding finding) {
        return counts.getOrDefault(finding.signature(), 1);
    }

    /** {@return known findings that always occur and didn't: they are fixed, and their rows must go} */
    public synchronized List<String> fixed(boolean longRun) {
        return known.rows().stream().filter(row -> !seen.contains(row))
                .filter(row -> longRun || row.columns().get(3).equals("always")).map(Row::toString).toList();
    }

    /** {@return accepted differences that didn't occur} */
    public synchronized List<String> unused() {
        List<String> unused = new ArrayList<>();
        accepted.rows().stream().filter(row -> !seen.contains(row)).forEach(row -> unused.add(row.toString()));
        return unused;
    }

    private boolean saw(Row row) {
        if (row != null) {
            seen.add(row);
        }
        return row != null;
    }
}
