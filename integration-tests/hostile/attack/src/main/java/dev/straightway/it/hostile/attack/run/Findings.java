package dev.straightway.it.hostile.attack.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.it.hostile.attack.compare.Difference;
import dev.straightway.it.hostile.attack.compare.Table;
import dev.straightway.it.hostile.attack.compare.Table.Row;
import dev.straightway.it.hostile.attack.server.ServerLog;

/** Collects what is found, and knows what is known. Used by all threads of an attack. */
public final class Findings {

    /** Columns: label, aspect, what Straightway answers, what the peer answers, reason. */
    private final Table accepted;
    /** Columns: label, check, what, how often, reason. */
    private final Table known;
    /** Columns: record of a log, reason. */
    private final Table records;
    private final Map<String, Finding> first = new LinkedHashMap<>();
    private final Map<String, Integer> counts = new LinkedHashMap<>();
    private final List<String> acceptedRecords = new ArrayList<>();
    private final Set<Row> seen = new LinkedHashSet<>();

    Findings(Table accepted, Table known, Table records) {
        this.accepted = accepted;
        this.known = known;
        this.records = records;
    }

    /** @param peer the application that Straightway is compared with */
    static Findings withTables(String peer) {
        return new Findings(Table.read("accepted-differences-" + peer + ".tsv", 5), Table.read("known-findings.tsv", 5),
                Table.read("accepted-records.tsv", 2));
    }

    /** {@return whether a record of a log stands in the table of those that are accepted, as no leak ever does} */
    synchronized boolean acceptsRecord(String server, String record, int times) {
        Row row = ServerLog.isLeak(record) ? null : records.find(record);
        if (saw(row)) {
            acceptedRecords.add(server + ": " + record + ", " + times + " times: " + row.columns().get(1));
        }
        return row != null;
    }

    /** {@return what was accepted of the logs, each with its reason} */
    public synchronized List<String> acceptedRecords() {
        return List.copyOf(acceptedRecords);
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

    /** {@return accepted differences and records that didn't occur} */
    public synchronized List<String> unused() {
        List<String> unused = new ArrayList<>();
        Stream.of(accepted, records).flatMap(table -> table.rows().stream()).filter(row -> !seen.contains(row))
                .forEach(row -> unused.add(row.toString()));
        return unused;
    }

    private boolean saw(Row row) {
        if (row != null) {
            seen.add(row);
        }
        return row != null;
    }
}
