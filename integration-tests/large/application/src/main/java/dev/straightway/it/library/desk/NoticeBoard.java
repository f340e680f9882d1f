package dev.straightway.it.library.desk;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import jakarta.enterprise.context.ApplicationScoped;

/** Notices by name. */
@ApplicationScoped
public class NoticeBoard {

    private final ConcurrentMap<String, Notice> notices = new ConcurrentHashMap<>(
            Map.of("hours", new Notice("Hours", "8 to 18:30", 1)));

    Optional<Notice> named(String name) {
        return Optional.ofNullable(notices.get(name));
    }

    void put(String name, Notice notice) {
        notices.put(name, notice);
    }

    boolean remove(String name) {
        return notices.remove(name) != null;
    }
}
