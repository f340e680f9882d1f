package dev.straightway.kryo;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;

/** Classes that are in messages of tests. */
final class Things {

    static final KryoRegistration ALL = new KryoRegistration(KryoCompression.NONE,
            List.of(Person.class, Employee.class, Shape.class, Circle.class, Square.class, Everything.class, Page.class,
                    Node.class,
                    Colour.class, Point.class, Positive.class, Closed.class).stream().map(Class::getName).toList());

    static KryoCodec codec() {
        return codec(KryoLimits.USUAL);
    }

    static KryoCodec codec(KryoLimits limits) {
        return KryoCodec.of(ALL, Things.class.getClassLoader(), limits);
    }

    private Things() {
    }

    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "green";
            }
        }
    }

    record Point(int x, int y) {
    }

    record Positive(int number) {
        Positive {
            if (number < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    static class Person {
        String first;
        String last;
        transient String forgotten = "new";

        Person() {
        }

        Person(String first, String last) {
            this.first = first;
            this.last = last;
        }
    }

    static class Employee extends Person {
        long salary;
        Person boss;
        String last = "of the subclass";
    }

    interface Shape {
    }

    record Circle(double radius) implements Shape {
    }

    record Square(float side) implements Shape {
    }

    static class Page<T> {
        T first;
        List<T> rest;
    }

    /** Its hash goes through all that it refers to, as those that are generated do. */
    static class Node {
        Node next;
        Set<Node> children = new HashSet<>();

        @Override
        public int hashCode() {
            return 31 * (next == null ? 0 : next.hashCode()) + (children == null ? 0 : children.hashCode());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Node node && (next == null ? node.next == null : next.equals(node.next))
                    && (children == null ? node.children == null : children.equals(node.children));
        }
    }

    static class Closed {
        final int number;

        Closed(int number) {
            this.number = number;
        }
    }

    static class Everything {
        boolean yes;
        byte small;
        short shorter;
        char letter;
        int number;
        long large;
        float rough;
        double fine;
        Integer boxed;
        String text;
        BigInteger whole;
        BigDecimal exact;
        UUID id;
        URI where;
        Instant now;
        LocalDate day;
        ZonedDateTime there;
        ZoneId zone;
        Duration lasts;
        DayOfWeek weekday;
        Colour colour;
        Currency currency;
        Locale locale;
        byte[] bytes;
        int[] numbers;
        String[] texts;
        int[][] grid;
        List<Point> points;
        Set<String> names;
        SortedSet<Integer> sorted;
        Map<String, List<Point>> byName;
        SortedMap<String, Colour> colours;
        Optional<Point> maybe;
        Shape shape;
        List<? extends Shape> shapes;
        Object anything;
        Number any;
        Point point;
        Page<Point> page;
    }
}
