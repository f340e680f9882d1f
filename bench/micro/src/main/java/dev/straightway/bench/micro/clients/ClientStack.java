package dev.straightway.bench.micro.clients;

import java.util.List;

import dev.straightway.bench.micro.stack.Forks;

/**
 * A client that is measured in JVMs with its own class path.
 *
 * @param name what the table calls it
 * @param folder what is packaged of it, below the folder of the peers
 * @param peer what opens it
 */
record ClientStack(String name, String folder, Class<? extends ClientPeer> peer) {

    /** All that are measured. */
    static final List<ClientStack> ALL = List.of(
            new ClientStack("RESTEasy", "clients/resteasy/target", RestEasyClientPeer.class),
            new ClientStack("Quarkus REST", "clients/quarkus-rest/target", RestClientPeer.class),
            new ClientStack("Jersey", "clients/jersey/target", JerseyClientPeer.class));

    /**
     * {@return the client of the name}
     *
     * @throws IllegalArgumentException if there is none
     */
    static ClientStack named(String name) {
        return ALL.stream().filter(client -> client.name().equals(name)).findAny()
                .orElseThrow(() -> new IllegalArgumentException(
                        "No client '" + name + "'. Use one of " + ALL.stream().map(ClientStack::name).toList()));
    }

    /** {@return it for {@link Forks}} */
    Forks.Stack forked() {
        return new Forks.Stack(name, folder, List.of("-D" + ClientBenchmark.PEER + "=" + peer.getName()));
    }
}
