package dev.straightway.bench.micro.clients;

import jakarta.ws.rs.client.Client;

import dev.straightway.kit.Server;
import dev.straightway.kit.quarkus.PackagedApplication;
import dev.straightway.loopback.rest.LoopbackClients;

/** Asks the packaged application of this class path by a client, without a socket, and prints what it answers. */
final class AskedApplication {

    private AskedApplication() {
    }

    public static void main(String[] arguments) {
        try (Server server = new PackagedApplication(); LoopbackClients clients = new LoopbackClients(server)) {
            Client client = clients.client();
            System.out.println(client.target("http://example.test").path(arguments[0]).request().get(String.class));
            client.close();
        }
        System.exit(0);
    }
}
