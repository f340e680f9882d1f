package dev.straightway.lab.server;

import java.util.List;

/**
 * The cores of a machine that servers may run on.
 *
 * @param siblings which of them are hardware threads of one
 */
public record Topology(List<Integer> cores, Siblings siblings) {

    /** The cores of this machine when the lab was started; it may hold itself to some of them later. */
    public static final Topology HERE = new Topology(Cores.ALL, Siblings.of(Cores.ALL));

    /** {@return who runs where if servers and the rest are held apart} */
    Seats seats() {
        return Seats.of(cores, siblings);
    }
}
