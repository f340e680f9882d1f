package dev.straightway.lab.trial;

import dev.straightway.lab.server.Pinning;

/**
 * Where servers and generator run, by the name that the results give it.
 *
 * @param name "pinned" or "unpinned"
 */
public record Placement(String name, Pinning pinning) {

    public static Placement of(Pinning pinning) {
        return new Placement(pinning.active() ? "pinned" : "unpinned", pinning);
    }
}
