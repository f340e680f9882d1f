package dev.straightway.loopback.rest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.client.Client;

import org.junit.jupiter.api.AfterEach;

import dev.straightway.kit.Server;
import dev.straightway.loopback.LoopbackContract;

class QuarkusRestLoopbackTest extends LoopbackContract {

    private final List<LoopbackClients> opened = new ArrayList<>();

    @Override
    protected Client client(Server server) {
        LoopbackClients clients = new LoopbackClients(server);
        opened.add(clients);
        return clients.client();
    }

    /** What the server throws doesn't come through the connection. */
    @Override
    protected Class<? extends Throwable> causeOfNoAnswer() {
        return IOException.class;
    }

    @AfterEach
    void end() {
        opened.forEach(LoopbackClients::close);
    }
}
