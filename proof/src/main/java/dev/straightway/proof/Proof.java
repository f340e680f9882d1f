package dev.straightway.proof;

import java.util.List;
import java.util.stream.Collectors;

/** Says whether nothing that a route reaches can block its thread. */
public sealed interface Proof {

    /** {@return whether the route may be served on the event loop} */
    boolean proven();

    /**
     * Nothing that was reached blocks.
     *
     * @param methods how many methods were walked
     */
    record Proven(int methods) implements Proof {
        @Override
        public boolean proven() {
            return true;
        }
    }

    /**
     * Something blocks, or can't be seen.
     *
     * @param path from the resource method to the reason, the shortest
     * @param reason what the last step does, in words
     * @param certain whether it blocks for sure, by a chain of calls that have one target each
     */
    record NotProven(List<Step> path, String reason, boolean certain) implements Proof {
        @Override
        public boolean proven() {
            return false;
        }

        /** {@return the path, and what its end does} */
        public String words() {
            return drawn() + ": " + reason;
        }

        /** {@return the path as {@code ItemResource#get → ItemService#find → java.sql.Connection#prepareStatement}} */
        public String drawn() {
            return path.stream().map(step -> step.drawn(step.owner().startsWith("java"))).collect(Collectors.joining(" → "));
        }
    }
}
