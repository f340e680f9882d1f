package dev.straightway.it.calculator;

import java.time.Instant;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

import jakarta.enterprise.context.ApplicationScoped;

/** Remembers the last hundred results, in memory. Any thread. */
@ApplicationScoped
public class History {

    public record Entry(Instant at, Result result) {
    }

    private final Deque<Entry> entries = new ConcurrentLinkedDeque<>();

    void add(Result result) {
        entries.addFirst(new Entry(Instant.now(), result));
        while (entries.size() > 100) {
            entries.pollLast();
        }
    }

    List<Entry> last(int most) {
        return entries.stream().limit(most).toList();
    }

    void clear() {
        entries.clear();
    }
}
