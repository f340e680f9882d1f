package dev.straightway.lab.server;

import java.util.List;

/**
 * Which cores servers, and which the generator and the lab, run on where they are held apart.
 *
 * @param server one core
 * @param generator the others, without those that are hardware threads of the server's core
 * @param idle those threads; none where the generator would have no core without them
 * @param siblings what is known of the threads of cores
 */
record Seats(List<Integer> server, List<Integer> generator, List<Integer> idle, Siblings siblings) {

    /** @param cores two or more */
    static Seats of(List<Integer> cores, Siblings siblings) {
        int first = cores.get(0);
        List<Integer> others = cores.subList(1, cores.size());
        List<Integer> beside = siblings.beside(first);
        List<Integer> apart = others.stream().filter(core -> !beside.contains(core)).toList();
        List<Integer> idle = apart.isEmpty() ? List.of() : others.stream().filter(beside::contains).toList();
        return new Seats(List.of(first), apart.isEmpty() ? List.copyOf(others) : apart, idle, siblings);
    }

    /** {@return what is to be known of hardware threads} */
    String words() {
        int core = server.get(0);
        if (!siblings.known(core)) {
            return "; which cores are hardware threads of one is unknown";
        }
        if (!idle.isEmpty()) {
            return "; idle, as a hardware thread of the server's core: " + Cores.list(idle);
        }
        List<Integer> beside = siblings.beside(core);
        if (beside.stream().anyMatch(generator::contains)) {
            return "; the generator's is a hardware thread of the server's core, so that it slows the server: no other is free";
        }
        return beside.isEmpty() ? "; the server's core has no other hardware thread"
                : "; hardware threads of the server's core that the lab may not use, and others may: " + Cores.list(beside);
    }
}
