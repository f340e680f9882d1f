package dev.straightway.bench.micro.clients;

import java.util.concurrent.ExecutorService;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;

import org.jboss.resteasy.client.jaxrs.ResteasyClientBuilder;

import dev.straightway.kit.Server;
import dev.straightway.loopback.resteasy.LoopbackEngine;

/** The client of RESTEasy Classic. */
public final class RestEasyClientPeer implements ClientPeer {

    @Override
    public Client open(Server server, ExecutorService executor) {
        return ((ResteasyClientBuilder) ClientBuilder.newBuilder()).httpEngine(new LoopbackEngine(server))
                .executorService(executor).build();
    }
}
