package dev.straightway.deployment.proof.corpus.harmless;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** People and their relations: records, value objects, collections of all kinds. */
@Path("harmless/people")
public class PeopleResource {

    public record Address(String street, String city, Optional<String> country) {
    }

    public record Person(String first, String last, int age, Address address) implements Comparable<Person> {
        public Person {
            if (age < 0) {
                throw new IllegalArgumentException("age " + age);
            }
        }

        String fullName() {
            return first + " " + last;
        }

        @Override
        public int compareTo(Person other) {
            int byLast = last.compareToIgnoreCase(other.last);
            return byLast != 0 ? byLast : first.compareTo(other.first);
        }
    }

    /** A place in a grid, the key of maps and sets. */
    static final class Place {
        private final int x;
        private final int y;

        Place(int x, int y) {
            this.x = x;
            this.y = y;
        }

        List<Place> around() {
            return List.of(new Place(x + 1, y), new Place(x - 1, y), new Place(x, y + 1), new Place(x, y - 1));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Place place && place.x == x && place.y == y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }

    /** The letters of a name, one after the other. */
    static final class Letters implements Iterable<Character> {
        private final String text;

        Letters(String text) {
            this.text = text;
        }

        @Override
        public Iterator<Character> iterator() {
            return new Iterator<>() {
                private int at;

                @Override
                public boolean hasNext() {
                    return at < text.length();
                }

                @Override
                public Character next() {
                    return text.charAt(at++);
                }
            };
        }
    }

    abstract static class Salutation {
        final String forPerson(Person person) {
            return prefix(person) + " " + person.fullName();
        }

        abstract String prefix(Person person);
    }

    static final class Polite extends Salutation {
        @Override
        String prefix(Person person) {
            return person.age() < 18 ? "Hi" : "Good day";
        }
    }

    static final class Casual extends Salutation {
        @Override
        String prefix(Person person) {
            return "Hey";
        }
    }

    private final Map<String, String> nicknames = new ConcurrentHashMap<>();
    private final List<Person> people = List.of(
            new Person("Ada", "Lovelace", 36, new Address("St James's Square", "London", Optional.of("UK"))),
            new Person("Alan", "Turing", 41, new Address("Adlington Road", "Wilmslow", Optional.empty())),
            new Person("Grace", "Hopper", 85, new Address("Navy Yard", "Arlington", Optional.of("US"))));

    @GET
    public List<Person> sorted() {
        var sorted = new ArrayList<>(people);
        Collections.sort(sorted);
        return sorted;
    }

    @GET
    @Path("oldest")
    public Person oldest() {
        return people.stream().max(Comparator.comparingInt(Person::age)).orElseThrow();
    }

    @GET
    @Path("{last}")
    public Person byName(@PathParam("last") String last) {
        for (var person : people) {
            if (person.last().equalsIgnoreCase(last)) {
                return person;
            }
        }
        return null;
    }

    @GET
    @Path("{last}/country")
    public String country(@PathParam("last") String last) {
        return people.stream().filter(person -> person.last().equals(last)).findFirst().map(Person::address)
                .flatMap(Address::country).map(country -> country.toLowerCase(Locale.ROOT)).orElse("unknown");
    }

    @GET
    @Path("cities")
    public Map<String, List<String>> cities() {
        Map<String, List<String>> cities = new TreeMap<>();
        for (var person : people) {
            cities.computeIfAbsent(person.address().city(), city -> new ArrayList<>()).add(person.fullName());
        }
        return cities;
    }

    @GET
    @Path("adults")
    public Map<Boolean, Double> adults() {
        return people.stream()
                .collect(Collectors.partitioningBy(person -> person.age() >= 40, Collectors.averagingInt(Person::age)));
    }

    @GET
    @Path("text")
    public String text() {
        return "people: " + people;
    }

    @GET
    @Path("initials")
    public Set<String> initials() {
        var initials = new LinkedHashSet<String>();
        people.forEach(person -> initials.add("" + person.first().charAt(0) + person.last().charAt(0)));
        return initials;
    }

    @GET
    @Path("salutation/{polite}")
    public String salutation(@PathParam("polite") boolean polite) {
        Salutation salutation = polite ? new Polite() : new Casual();
        return salutation.forPerson(people.get(0));
    }

    @POST
    @Path("distinct")
    public Set<Person> distinct(List<Person> given) {
        return new HashSet<>(given);
    }

    @POST
    @Path("known")
    public boolean known(Person person) {
        return people.contains(person);
    }

    @GET
    @Path("nickname/{name}")
    public String nickname(@PathParam("name") String name) {
        return nicknames.computeIfAbsent(name, key -> key.length() > 3 ? key.substring(0, 3) : key);
    }

    @GET
    @Path("walk/{steps}")
    public int walk(@PathParam("steps") int steps) {
        Set<Place> seen = new HashSet<>();
        List<Place> edge = List.of(new Place(0, 0));
        for (int i = 0; i < Math.min(steps, 20); i++) {
            var next = new ArrayList<Place>();
            for (var place : edge) {
                for (var near : place.around()) {
                    if (seen.add(near)) {
                        next.add(near);
                    }
                }
            }
            edge = next;
        }
        return seen.size();
    }

    @GET
    @Path("letters/{name}")
    public Map<Character, Integer> letters(@PathParam("name") String name) {
        var counts = new HashMap<Character, Integer>();
        for (char letter : new Letters(name)) {
            counts.put(letter, counts.getOrDefault(letter, 0) + 1);
        }
        return counts;
    }

    @GET
    @Path("queue")
    public List<String> byAge() {
        var queue = new PriorityQueue<Person>(Comparator.comparingInt(Person::age).reversed());
        queue.addAll(people);
        var names = new ArrayList<String>();
        while (!queue.isEmpty()) {
            names.add(queue.poll().fullName());
        }
        return names;
    }

    @GET
    @Path("array")
    public Person[] array(@QueryParam("limit") int limit) {
        var array = people.toArray(Person[]::new);
        Arrays.sort(array, Comparator.comparing(Person::first));
        return Arrays.copyOf(array, Math.min(limit, array.length));
    }
}
