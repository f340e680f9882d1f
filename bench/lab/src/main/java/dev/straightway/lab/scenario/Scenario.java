package dev.straightway.lab.scenario;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A request that every target answers alike.
 *
 * @param name the name of its file
 * @param title its name in the tables
 * @param method the HTTP method
 * @param path below the base path of the target; {@code ${name}} is a property of the target
 * @param headers sent with each request
 * @param body what is sent, or {@code null}
 * @param expected the answer that counts
 * @param thread which thread the resource asks for: "event loop", "worker", "virtual" or "stack's choice"
 * @param javaRelease the least release of Java that it means something on
 * @param load how many requests are under way, where the scenario has a say in it
 * @param point its place on a growth curve, if it is on one
 * @param relation what its figures are to be read with
 * @param call how a client is used, where a client is measured and no server
 */
public record Scenario(String name, String title, String method, String path, Map<String, String> headers, byte[] body,
        Expectation expected, String thread, int javaRelease, Optional<Load> load, Optional<Point> point, Relation relation,
        Optional<String> call) {

    /** A request that stands for itself. */
    public Scenario(String name, String title, String method, String path, Map<String, String> headers, byte[] body,
            Expectation expected, String thread, int javaRelease, Optional<Load> load, Optional<Point> point) {
        this(name, title, method, path, headers, body, expected, thread, javaRelease, load, point, Relation.NONE,
                Optional.empty());
    }

    /**
     * What the figures of a scenario are to be read with.
     *
     * @param beside the name of the scenario that is the same without what this one adds, if there is one
     * @param published what somebody has measured of it before, if somebody has
     * @param publishedInMemory the same without a socket
     * @param represented whether another one shows in a smoke run what this one would
     */
    public record Relation(Optional<String> beside, Optional<Published> published, Optional<Published> publishedInMemory,
            boolean represented) {

        /** That to nothing. */
        public static final Relation NONE = new Relation(Optional.empty(), Optional.empty(), Optional.empty(), false);

        /** {@return what somebody has measured of it before, by a generator or without a socket} */
        public Optional<Published> published(boolean inMemory) {
            return inMemory ? publishedInMemory : published;
        }
    }

    /**
     * Figures from elsewhere: only their ratios can be compared with those of a run.
     *
     * @param title their unit, year and machine, for people
     * @param figures by the name of the target
     */
    public record Published(String title, Map<String, Double> figures) {
    }

    /**
     * @param mediaType what Content-Type must begin with, or {@code null} for any
     * @param body what the body must be, byte for byte, or {@code null} for any
     * @param bodies what it must be of targets that write the same in other bytes, by their names
     * @param items what the body consists of where it is another one each time
     */
    public record Expectation(int status, String mediaType, byte[] body, Map<String, byte[]> bodies, Optional<Items> items) {

        /** Whatever comes; for a target that isn't known yet. */
        public static final Expectation ANY = new Expectation(0, null, null);

        public Expectation(int status, String mediaType, byte[] body) {
            this(status, mediaType, body, Map.of(), Optional.empty());
        }

        /** {@return what counts of one target} */
        public Expectation of(String target) {
            return new Expectation(status, mediaType, bodies.getOrDefault(target, body), Map.of(), items);
        }
    }

    /**
     * What a scenario says of its load.
     *
     * @param threads of the generator; empty for as many as it needs
     * @param pipelining requests under way on one connection; 1 is none
     */
    public record Load(int connections, OptionalInt threads, int pipelining) {
    }

    /**
     * The closed loop: how many requests are under way at once.
     *
     * @param threads of the generator
     * @param pipelining requests under way on one connection; 1 is none
     */
    public record LoadShape(int connections, int threads, int pipelining) {
    }

    /**
     * @param curve the name of the growth curve
     * @param title of the curve
     * @param unit of x, as "routes"
     * @param x the quantity
     */
    public record Point(String curve, String title, String unit, double x) {
    }
}
