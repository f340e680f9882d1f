package dev.straightway.bench.micro.clients;

import java.util.concurrent.ExecutorService;

import jakarta.ws.rs.client.Client;

import dev.straightway.kit.Server;

/** One of the clients that are measured. */
interface ClientPeer extends AutoCloseable {

    /**
     * {@return a client whose requests are answered in memory}
     *
     * @param executor for asynchronous requests, where the client hands them to threads
     */
    Client open(Server server, ExecutorService executor);

    /** Ends what the client needed, after it. */
    @Override
    default void close() {
        // Most need nothing.
    }
}
