package dev.straightway.deployment.generated;

import java.util.List;

/**
 * A small application of one route: {@code Root} in a package of its own.
 *
 * @param id its package, and the path of its route
 * @param about the feature that it tries; empty for a random one
 * @param seed what it was made from
 * @param chain the names of the features between the route and its end, from outside
 * @param planted whether the end blocks
 * @param source the Java source of all its classes
 * @param body the JSON to post; empty for a GET
 */
record Program(String id, String about, long seed, List<String> chain, boolean planted, String source, String body) {

    /** {@return the same, on the event loop whatever its verdict} */
    Program onLoop() {
        return new Program(id, about, seed, chain, planted,
                source.replaceFirst("public class Root", "@io.smallrye.common.annotation.NonBlocking public class Root"), body);
    }

    @Override
    public String toString() {
        return (about.isEmpty() ? "seed " + seed : about) + ": " + String.join(" > ", chain);
    }
}
