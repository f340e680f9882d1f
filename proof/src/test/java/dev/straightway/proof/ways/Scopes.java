package dev.straightway.proof.ways;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;

/** Routes that need the request scope in {@code needs}, and do not in {@code free}. */
final class Scopes {

    private Scopes() {
    }

    /** A bean of the request scope. */
    static class Visit {
        String name() {
            return "visit";
        }
    }

    /** A bean of the request scope whose class is final, which the container opens. */
    static final class FinalVisit {
        String name() {
            return "visit";
        }
    }

    /** A bean of another scope. */
    static class Clock {
        String now() {
            return "now";
        }
    }

    /** Something that no bean is known of. */
    interface Unknown {
        String name();
    }

    static class Field {
        @Inject
        Visit visit;
        @Inject
        Clock clock;

        String needs() {
            return visit.name();
        }

        String free() {
            return clock.now() + (visit == null);
        }
    }

    static class Constructor {
        private final Visit visit;
        private final Clock clock;

        @Inject
        Constructor(Visit visit, Clock clock) {
            this.visit = visit;
            this.clock = clock;
        }

        String needs() {
            return visit.name();
        }

        String free() {
            return clock.now();
        }
    }

    static class Final {
        @Inject
        FinalVisit visit;

        String needs() {
            return visit.name();
        }

        String free() {
            return new FinalVisit().name();
        }
    }

    static class Deep {
        @Inject
        Visit visit;

        String needs() {
            return name(List.of(visit));
        }

        private static String name(List<Visit> visits) {
            return visits.get(0).name();
        }

        String free() {
            return new Visit().name();
        }
    }

    static class Written {
        @Inject
        Visit visit;
        @Inject
        Clock clock;

        Visit needs() {
            return visit;
        }

        Clock free() {
            return clock;
        }
    }

    static class Functions {
        @Inject
        Visit visit;
        @Inject
        Clock clock;

        String needs() {
            return List.of("a").stream().map(one -> visit.name()).findFirst().orElse("");
        }

        String free() {
            return List.of("a").stream().map(one -> clock.now()).findFirst().orElse("");
        }
    }

    static class Text {
        @Inject
        Visit visit;
        @Inject
        Clock clock;

        String needs() {
            return "a " + visit;
        }

        String free() {
            return "a " + clock;
        }
    }

    static class Unresolved {
        @Inject
        Unknown unknown;

        String needs() {
            return unknown.name();
        }

        String free() {
            return "" + (unknown == null);
        }
    }

    static class Dynamic {
        @Inject
        Instance<Visit> visits;

        String needs() {
            return visits.get().name();
        }

        String free() {
            return "" + (visits == null);
        }
    }

    static class Blocking {
        String needs() {
            return Calls.sleep();
        }

        synchronized String free() {
            return "a";
        }
    }

    static class Waiting {
        private final ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();
        @Inject
        Visit visit;

        String needs() {
            return cache.computeIfAbsent("a", key -> visit.name());
        }

        String free() {
            return cache.put("a", "b");
        }
    }
}
