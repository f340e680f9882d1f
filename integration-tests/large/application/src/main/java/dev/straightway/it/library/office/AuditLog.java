package dev.straightway.it.library.office;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import jakarta.inject.Singleton;

/** What was done by those who may do it. */
@Singleton
public class AuditLog {

    private final List<String> entries = new CopyOnWriteArrayList<>();

    public void note(String entry) {
        entries.add(entry);
    }

    List<String> entries() {
        return List.copyOf(entries);
    }

    void clear() {
        entries.clear();
    }
}
