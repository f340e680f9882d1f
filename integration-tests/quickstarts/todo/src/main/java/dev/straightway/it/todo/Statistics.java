package dev.straightway.it.todo;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

import jakarta.enterprise.context.ApplicationScoped;

/** Counts what happens, in memory. Any thread. */
@ApplicationScoped
public class Statistics {

    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

    public void count(String event) {
        counts.computeIfAbsent(event, name -> new LongAdder()).increment();
    }

    public Map<String, Long> counts() {
        var all = new TreeMap<String, Long>();
        counts.forEach((event, count) -> all.put(event, count.sum()));
        return all;
    }

    public long of(String event) {
        var count = counts.get(event);
        return count == null ? 0 : count.sum();
    }
}
