package dev.straightway.proof.ways;

import static dev.straightway.proof.ways.Calls.sleep;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Calls of functions, and of what the platform calls back: each class is harmless in {@code good}, sleeps in {@code bad}. */
final class Functions {

    private Functions() {
    }

    record Item(String name) {
        String slow() {
            return sleep();
        }
    }

    static final class Lambda {
        String good() {
            Supplier<String> quick = () -> "quick";
            return quick.get();
        }

        String bad() {
            Supplier<String> slow = () -> sleep();
            return slow.get();
        }
    }

    static final class Captured {
        String good() {
            Item item = new Item("a");
            Supplier<String> quick = () -> item.name();
            return quick.get();
        }

        String bad() {
            Item item = new Item("a");
            Supplier<String> slow = () -> item.slow();
            return slow.get();
        }
    }

    static final class Bound {
        String good() {
            Supplier<String> quick = new Item("a")::name;
            return quick.get();
        }

        String bad() {
            Supplier<String> slow = new Item("a")::slow;
            return slow.get();
        }
    }

    static final class Unbound {
        String good() {
            Function<Item, String> quick = Item::name;
            return quick.apply(new Item("a"));
        }

        String bad() {
            Function<Item, String> slow = Item::slow;
            return slow.apply(new Item("a"));
        }
    }

    static final class ConstructorReference {
        static final class Slow {
            Slow() {
                sleep();
            }
        }

        Object good() {
            Function<String, Item> make = Item::new;
            return make.apply("a");
        }

        Object bad() {
            Supplier<Slow> make = Slow::new;
            return make.get();
        }
    }

    static final class Varargs {
        static String quick(Object... parts) {
            return "quick" + parts.length;
        }

        static String slow(Object... parts) {
            return sleep();
        }

        String good() {
            UnaryOperator<String> quick = Varargs::quick;
            return quick.apply("a");
        }

        String bad() {
            UnaryOperator<String> slow = Varargs::slow;
            return slow.apply("a");
        }
    }

    static final class Composed {
        String good() {
            return UnaryOperator.<String> identity().andThen(String::strip).apply("a");
        }

        String bad() {
            return UnaryOperator.<String> identity().andThen(text -> sleep()).apply("a");
        }
    }

    static final class ForEach {
        static final class Slow implements Iterable<String> {
            @Override
            public Iterator<String> iterator() {
                return new Iterator<>() {
                    @Override
                    public boolean hasNext() {
                        return true;
                    }

                    @Override
                    public String next() {
                        return sleep();
                    }
                };
            }
        }

        int good() {
            int size = 0;
            for (String text : List.of("a", "b")) {
                size += text.length();
            }
            return size;
        }

        int bad() {
            int size = 0;
            for (String text : new Slow()) {
                size += text.length();
            }
            return size;
        }
    }

    static final class Streams {
        List<String> good() {
            return List.of(new Item("a")).stream().filter(item -> !item.name().isEmpty()).map(Item::name)
                    .collect(Collectors.toList());
        }

        List<String> bad() {
            return List.of(new Item("a")).stream().filter(item -> !item.name().isEmpty()).map(Item::slow)
                    .collect(Collectors.toList());
        }
    }

    static final class Grouping {
        Map<String, Long> good() {
            return List.of(new Item("a")).stream().collect(Collectors.groupingBy(Item::name, Collectors.counting()));
        }

        Map<String, Long> bad() {
            return List.of(new Item("a")).stream().collect(Collectors.groupingBy(Item::slow, Collectors.counting()));
        }
    }

    static final class Optionals {
        String good() {
            return Optional.of(new Item("a")).map(Item::name).filter(name -> !name.isEmpty()).orElseGet(() -> "none");
        }

        String bad() {
            return Optional.of(new Item("a")).map(Item::name).orElseGet(() -> sleep());
        }
    }

    static final class Comparing {
        List<Item> good() {
            return List.of(new Item("a")).stream().sorted(Comparator.comparing(Item::name)).toList();
        }

        List<Item> bad() {
            return List.of(new Item("a")).stream().sorted(Comparator.comparing(Item::slow)).toList();
        }
    }

    static final class ComputeIfAbsent {
        private final Map<String, String> quick = new ConcurrentHashMap<>();
        private final Map<String, String> slow = new ConcurrentHashMap<>();

        String good() {
            return quick.computeIfAbsent("a", key -> key + key);
        }

        String bad() {
            return slow.computeIfAbsent("a", key -> sleep());
        }
    }

    static final class Keys {
        static final class Slow {
            @Override
            public int hashCode() {
                return sleep().length();
            }

            @Override
            public boolean equals(Object other) {
                return this == other;
            }
        }

        Object good() {
            Map<Item, String> map = new HashMap<>();
            return map.get(new Item("a"));
        }

        Object bad() {
            Map<Slow, String> map = new HashMap<>();
            return map.get(new Slow());
        }
    }

    static final class Ordered {
        static final class Slow implements Comparable<Slow> {
            @Override
            public int compareTo(Slow other) {
                return sleep().length();
            }
        }

        Object good() {
            return List.of("b", "a").stream().sorted().findFirst();
        }

        int bad() {
            return List.of(new Slow(), new Slow()).stream().sorted().toList().size();
        }
    }
}
