package dev.straightway.runtime.negotiation;

import java.util.List;

/**
 * What a client's range and a server's have in common: the function S of Jakarta REST 3.1 §3.7.2 step 3.
 *
 * @param type the more specific of the two ranges, the server's if they are equally specific
 * @param q the client's quality, 1 to 1000: what it refuses has no combination
 * @param qs the server's quality
 * @param distance how many wildcards one range has more than the other
 */
record Combination(MediaRange type, int q, int qs, int distance) {

    /** {@return the best combination, the server's first among equals, or null if there is none} */
    static Combination best(List<MediaRange> produces, AcceptHeader accept) {
        Combination best = null;
        for (int i = 0; i < produces.size(); i++) {
            MediaRange server = produces.get(i);
            Combination combination = server.isConcrete()
                    ? of(accept.deciding(server), server)
                    : bestWithin(server, accept.ranges());
            if (combination != null && (best == null || combination.betterThan(best))) {
                best = combination;
            }
        }
        return best;
    }

    private static Combination bestWithin(MediaRange server, List<MediaRange> accepted) {
        Combination best = null;
        for (int i = 0; i < accepted.size(); i++) {
            Combination combination = of(accepted.get(i), server);
            if (combination != null && (best == null || combination.betterThan(best))) {
                best = combination;
            }
        }
        return best;
    }

    /** {@return the combination, or null if the ranges have nothing in common or the client refuses it} */
    private static Combination of(MediaRange client, MediaRange server) {
        if (client == null || client.q() == 0 || !client.compatible(server)) {
            return null;
        }
        int distance = client.specificity() - server.specificity();
        return new Combination(distance > 0 ? client : server, client.q(), server.qs(), Math.abs(distance));
    }

    boolean betterThan(Combination other) {
        if (type.specificity() != other.type.specificity()) {
            return type.specificity() > other.type.specificity();
        }
        if (q != other.q) {
            return q > other.q;
        }
        return qs != other.qs ? qs > other.qs : distance < other.distance;
    }

    /**
     * The type to answer with if this is the best combination (§3.8 steps 8 to 10).
     *
     * @return null if it cannot be named
     */
    MediaRange responseType(List<MediaRange> produces, AcceptHeader accept) {
        if (type.isConcrete()) {
            // A client's parameters are wishes; sent back as facts they would let it choose the charset of the answer.
            return produces.contains(type) ? type : type.withoutParameters();
        }
        for (MediaRange server : produces) {
            for (MediaRange client : accept.ranges()) {
                Combination combination = of(client, server);
                if (combination != null && mayBeBytes(combination.type)) {
                    return MediaRange.OCTET_STREAM;
                }
            }
        }
        return null;
    }

    private static boolean mayBeBytes(MediaRange range) {
        return range.isWildcardType() || range.type().equals("application") && range.isWildcardSubtype();
    }
}
