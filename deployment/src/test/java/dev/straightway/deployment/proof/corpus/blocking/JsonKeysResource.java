package dev.straightway.deployment.proof.corpus.blocking;

import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks where sets and maps ask what Jackson puts into them. */
@Path("blocking/json-keys")
public class JsonKeysResource {

    public static class Hashed {
        public String text;

        @Override
        public int hashCode() {
            return Slow.row().hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other == this;
        }
    }

    public static class Compared {
        public String text;

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return Slow.row() != null;
        }
    }

    public record Sorted(String text) implements Comparable<Sorted> {
        @Override
        public int compareTo(Sorted other) {
            return Slow.row().compareTo(other.text);
        }
    }

    public record Key(String text) implements Comparable<Key> {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int compareTo(Key other) {
            return Slow.row().compareTo(other.text);
        }
    }

    public record Part(Hashed part) {
    }

    public record Holder(Set<Hashed> all) {
    }

    public static class Grouped<T> {
        public Set<T> all;
    }

    public static class Own extends java.util.HashSet<Hashed> {
        private static final long serialVersionUID = 1;
    }

    @POST
    @Path("hash")
    @Blocks("JDBC in hashCode of an element of a set")
    public String hash(Set<Hashed> set) {
        return "read";
    }

    @POST
    @Path("equals")
    @Blocks("JDBC in equals of an element of a set")
    public String equality(Set<Compared> set) {
        return "read";
    }

    @POST
    @Path("order")
    @Blocks("JDBC in compareTo of an element of a sorted set")
    public String order(SortedSet<Sorted> set) {
        return "read";
    }

    @POST
    @Path("map")
    @Blocks("JDBC in compareTo of a key of a sorted map")
    public String map(TreeMap<Sorted, String> map) {
        return "read";
    }

    @POST
    @Path("bin")
    @Blocks("JDBC in compareTo of a key whose hash others have too")
    public String bin(Map<Key, String> map) {
        return "read";
    }

    @POST
    @Path("component")
    @Blocks("JDBC in hashCode of a component of an element of a set")
    public String component(Set<Part> set) {
        return "read";
    }

    @POST
    @Path("deep")
    @Blocks("JDBC in hashCode of an element of a set in a record")
    public String deep(List<Holder> holders) {
        return "read";
    }

    @POST
    @Path("argument")
    @Blocks("JDBC in hashCode of an element of a set of an argument")
    public String argument(Grouped<Hashed> grouped) {
        return "read";
    }

    @POST
    @Path("lists")
    @Blocks("JDBC in hashCode of an element of a list in a set")
    public String lists(Set<List<Hashed>> set) {
        return "read";
    }

    @POST
    @Path("own")
    @Blocks("JDBC in hashCode of an element of an own set")
    public String own(Own own) {
        return "read";
    }

    @POST
    @Path("urls")
    @Blocks("name look-up of a URL in a set")
    public String urls(Set<URL> urls) {
        return "read";
    }
}
