package dev.straightway.proof.ways;

import static dev.straightway.proof.ways.Calls.sleep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** What is called was made elsewhere: each class is harmless in {@code good}, and sleeps in {@code bad}. */
final class Flows {

    private Flows() {
    }

    static final class WrittenElsewhere {
        private Supplier<String> quick = () -> "quick";
        private Supplier<String> slow = () -> "quick";

        void atTheStart() {
            slow = () -> sleep();
        }

        String good() {
            return quick.get();
        }

        String bad() {
            return slow.get();
        }
    }

    /** The classes of constants are all there: none of them is a stream. */
    static final class Constants {
        enum Size {
            SMALL,
            LARGE {
                @Override
                int number() {
                    return 2;
                }
            };

            int number() {
                return 1;
            }
        }

        private final List<Size> sizes = new ArrayList<>();

        void take(Size size) {
            sizes.add(size);
        }

        long good() {
            return sizes.stream().filter(size -> size.number() > 1).count();
        }

        long bad() {
            return sizes.stream().map(size -> sleep()).count();
        }
    }

    static final class GivenByUnknown implements Consumer<Supplier<String>> {
        private Supplier<String> quick = () -> "quick";
        private Supplier<String> slow = () -> "quick";

        @Override
        public void accept(Supplier<String> given) {
            slow = given;
        }

        String good() {
            return quick.get();
        }

        String bad() {
            return slow.get();
        }
    }

    static final class InContainers {
        private final Map<String, Supplier<String>> quick = Map.of("a", () -> "quick");
        private final Map<String, Supplier<String>> slow = new HashMap<>();

        InContainers() {
            slow.put("a", () -> sleep());
        }

        String good() {
            return quick.get("a").get();
        }

        String bad() {
            return slow.get("a").get();
        }
    }

    static final class InArrays {
        String good() {
            Supplier<?>[] all = { () -> "quick" };
            return all[0].get().toString();
        }

        String bad() {
            Supplier<?>[] all = { () -> "quick", () -> sleep() };
            return all[0].get().toString();
        }
    }

    static final class InGenerics {
        static final class Box<T> {
            private final T content;

            Box(T content) {
                this.content = content;
            }

            T content() {
                return content;
            }
        }

        static final class OtherBox<T> {
            private final T content;

            OtherBox(T content) {
                this.content = content;
            }

            T content() {
                return content;
            }
        }

        String good() {
            return new Box<Supplier<String>>(() -> "quick").content().get();
        }

        String bad() {
            return new OtherBox<Supplier<String>>(() -> sleep()).content().get();
        }
    }

    static final class InReferences {
        private final AtomicReference<Supplier<String>> quick = new AtomicReference<>(() -> "quick");
        private final AtomicReference<Supplier<String>> slow = new AtomicReference<>();

        void atTheStart() {
            slow.set(() -> sleep());
        }

        String good() {
            return quick.get().get();
        }

        String bad() {
            return slow.get().get();
        }
    }

    static final class Returned {
        private static Supplier<String> quick() {
            return () -> "quick";
        }

        private static Supplier<String> slow(boolean really) {
            return really ? () -> sleep() : quick();
        }

        String good() {
            return quick().get();
        }

        String bad() {
            return slow(false).get();
        }
    }

    static final class Results {
        static final class Quick {
            public String getName() {
                return "quick";
            }
        }

        static final class Slow {
            public String getName() {
                return sleep();
            }
        }

        List<Quick> good() {
            return List.of(new Quick());
        }

        List<Slow> bad() {
            List<Slow> all = new ArrayList<>();
            all.add(new Slow());
            return all;
        }
    }

    static final class Extending {
        static final class Quick extends ArrayList<String> {
            private static final long serialVersionUID = 1;
        }

        static final class Slow extends ArrayList<String> {
            private static final long serialVersionUID = 1;

            @Override
            public int size() {
                return sleep().length();
            }
        }

        boolean good() {
            return new Quick().isEmpty();
        }

        boolean bad() {
            return new Slow().containsAll(List.of("a"));
        }
    }

    static final class Unlisted {
        String good() {
            return String.valueOf(1);
        }

        Object bad() {
            return Thread.currentThread().getStackTrace();
        }
    }

    static final class ThroughEntries {
        private final Map<String, Supplier<String>> quick = new HashMap<>(Map.of("a", () -> "quick"));
        private final Map<String, Supplier<String>> slow = new HashMap<>(Map.of("a", () -> "quick"));

        void atTheStart() {
            for (Map.Entry<String, Supplier<String>> entry : slow.entrySet()) {
                entry.setValue(() -> sleep());
            }
        }

        String good() {
            return quick.get("a").get();
        }

        String bad() {
            return slow.get("a").get();
        }
    }

    static final class ThroughViews {
        private final List<Supplier<String>> quick = new ArrayList<>(List.of(() -> "quick"));
        private final List<Supplier<String>> slow = new ArrayList<>();

        void atTheStart() {
            slow.subList(0, 0).add(() -> sleep());
        }

        String good() {
            return quick.get(0).get();
        }

        String bad() {
            return slow.get(0).get();
        }
    }

    static final class StreamsOfEntries {
        private final Map<String, Supplier<String>> quick = new TreeMap<>(Map.of("a", () -> "quick"));
        private final Map<String, Supplier<String>> slow = new TreeMap<>();

        StreamsOfEntries() {
            slow.put("a", () -> sleep());
        }

        List<String> good() {
            return quick.entrySet().stream().map(entry -> entry.getKey() + entry.getValue().get()).toList();
        }

        List<String> bad() {
            return slow.entrySet().stream().map(entry -> entry.getKey() + entry.getValue().get()).toList();
        }
    }

    static final class OwnFunctions {
        interface Rule {
            boolean allows(String text);

            default Rule and(Rule other) {
                return text -> allows(text) && other.allows(text);
            }
        }

        interface OtherRule {
            boolean allows(String text);

            default OtherRule and(OtherRule other) {
                return text -> allows(text) && other.allows(text);
            }
        }

        boolean good() {
            Rule rule = text -> text.isEmpty();
            return rule.and(String::isBlank).allows("a");
        }

        boolean bad() {
            OtherRule rule = text -> text.isEmpty();
            return rule.and(text -> sleep().equals(text)).allows("a");
        }
    }

    static final class FunctionsOfFunctions {
        private static Function<String, Supplier<String>> quick() {
            return text -> () -> text;
        }

        private static Function<String, Supplier<String>> slow() {
            return text -> () -> text + sleep();
        }

        String good() {
            return quick().apply("a").get();
        }

        String bad() {
            return slow().apply("a").get();
        }
    }

    static final class InheritedQueues {
        static final class Quick extends ArrayList<String> {
            private static final long serialVersionUID = 1;
        }

        static final class Slow extends LinkedBlockingQueue<String> {
            private static final long serialVersionUID = 1;
        }

        long good() {
            return new Quick().stream().count();
        }

        long bad() {
            return new Slow().stream().count();
        }
    }

    static final class InterfaceInitialisers {
        interface Quick {
            default String name() {
                return "quick";
            }
        }

        interface Slow {
            String NAME = sleep();

            default String name() {
                return "slow";
            }
        }

        static final class QuickOne implements Quick {
        }

        static final class SlowOne implements Slow {
        }

        String good() {
            return new QuickOne().name();
        }

        String bad() {
            return new SlowOne().name();
        }
    }

    static final class CopiedArrays {
        String good() {
            Object[] all = List.of("a").toArray();
            return all[0].toString();
        }

        String bad() {
            List<Supplier<String>> from = List.of(() -> sleep());
            Supplier<?>[] all = from.toArray(new Supplier<?>[1]);
            return all[0].get().toString();
        }
    }
}
