package dev.straightway.loopback.jersey;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;

import org.glassfish.jersey.client.ClientConfig;

import dev.straightway.kit.Server;
import dev.straightway.loopback.LoopbackContract;

class JerseyLoopbackTest extends LoopbackContract {

    @Override
    protected Client client(Server server) {
        return ClientBuilder.newClient(new ClientConfig().connectorProvider(new LoopbackConnectorProvider(server)));
    }
}
