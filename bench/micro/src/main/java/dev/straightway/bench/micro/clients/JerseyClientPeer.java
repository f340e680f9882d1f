package dev.straightway.bench.micro.clients;

import java.util.concurrent.ExecutorService;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;

import org.glassfish.jersey.client.ClientConfig;

import dev.straightway.kit.Server;
import dev.straightway.loopback.jersey.LoopbackConnectorProvider;

/** The client of Jersey. */
public final class JerseyClientPeer implements ClientPeer {

    @Override
    public Client open(Server server, ExecutorService executor) {
        return ClientBuilder.newBuilder()
                .withConfig(new ClientConfig().connectorProvider(new LoopbackConnectorProvider(server)))
                .executorService(executor).build();
    }
}
