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
     * @param place where the last step in the application's own code does it, as {@code ItemService.java:42}; empty if that
     *        isn't known
     * @param cause why the last step does that, and where that comes about, if it is elsewhere; may be empty
     * @param advice what to change in the application, as an order; may be empty
     */
    record NotProven(List<Step> path, String reason, boolean certain, String place, String cause,
            String advice) implements Proof {

        /** What has no place in the code of the application, and no advice. */
        public NotProven(List<Step> path, String reason, boolean certain) {
            this(path, reason, certain, "", "", "");
        }

        @Override
        public boolean proven() {
            return false;
        }

        /** {@return the path, what its end does, and why, with the lines of the source where that is known} */
        public String words() {
            return drawn() + ": " + reason + (place.isEmpty() ? "" : " (" + place + ")")
                    + (cause.isEmpty() ? "" : ": " + cause);
        }

        /** {@return the path as {@code ItemResource#get → ItemService#find → java.sql.Connection#prepareStatement}} */
        public String drawn() {
            return path.stream().map(step -> step.drawn(step.owner().startsWith("java"))).collect(Collectors.joining(" → "));
        }
    }
}
