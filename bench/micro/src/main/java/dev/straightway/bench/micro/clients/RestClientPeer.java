package dev.straightway.bench.micro.clients;

import java.util.concurrent.ExecutorService;

import jakarta.ws.rs.client.Client;

import dev.straightway.kit.Server;
import dev.straightway.loopback.rest.LoopbackClients;

/** The client of Quarkus REST, which needs no threads for asynchronous requests. */
public final class RestClientPeer implements ClientPeer {

    private LoopbackClients clients;

    @Override
    public Client open(Server server, ExecutorService executor) {
        clients = new LoopbackClients(server);
        return clients.client();
    }

    @Override
    public void close() {
        clients.close();
    }
}
