package dev.straightway.proof.ways;

import static dev.straightway.proof.ways.Calls.sleep;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Another thread sleeps while it holds a bin of a map: who reads in {@code good} never waits, who writes in {@code bad} may.
 */
final class Waits {

    private Waits() {
    }

    static final class Cached {
        private final Map<String, String> cache = new ConcurrentHashMap<>();

        String load(String key) {
            return cache.computeIfAbsent(key, one -> sleep());
        }

        String good() {
            return cache.getOrDefault("a", "none") + cache.containsKey("b") + cache.size();
        }

        String bad() {
            return cache.put("a", "b");
        }
    }

    /** Maps that are made in different places are told apart. */
    static final class OtherCache {
        private final ConcurrentHashMap<String, String> quick = new ConcurrentHashMap<>();
        private final ConcurrentHashMap<String, String> slow = new ConcurrentHashMap<>();

        String load(String key) {
            return slow.merge(key, "", (before, now) -> before + sleep());
        }

        String good() {
            return quick.computeIfAbsent("a", key -> key + "b");
        }

        String bad() {
            return slow.remove("a");
        }
    }

    static final class ThroughViews {
        private final Map<String, String> cache = new ConcurrentHashMap<>();

        String load(String key) {
            return cache.computeIfPresent(key, (one, before) -> sleep());
        }

        boolean good() {
            return cache.keySet().contains("a");
        }

        boolean bad() {
            return cache.keySet().remove("a");
        }
    }

    /** Unseen code may do the same. */
    static final class HandedOn implements Supplier<Map<String, String>> {
        private final Map<String, String> kept = new ConcurrentHashMap<>();
        private final Map<String, String> handed = new ConcurrentHashMap<>();

        @Override
        public Map<String, String> get() {
            return handed;
        }

        String good() {
            return kept.put("a", "b");
        }

        String bad() {
            return handed.put("a", "b");
        }
    }

    /** Keys are compared while the bin is locked. */
    static final class Keys {
        private final Map<Object, String> names = new ConcurrentHashMap<>();
        private final Map<Object, String> others = new ConcurrentHashMap<>();

        record Key(String name) {
            @Override
            public boolean equals(Object other) {
                return other instanceof Key key && key.name.equals(name) && !sleep().isEmpty();
            }

            @Override
            public int hashCode() {
                return 1;
            }
        }

        void add(Key key) {
            names.put(key, "");
        }

        void good() {
            others.clear();
        }

        void bad() {
            names.clear();
        }
    }
}
