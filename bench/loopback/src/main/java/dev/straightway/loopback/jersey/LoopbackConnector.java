package dev.straightway.loopback.jersey;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

import jakarta.ws.rs.ProcessingException;

import org.glassfish.jersey.client.ClientRequest;
import org.glassfish.jersey.client.ClientResponse;
import org.glassfish.jersey.client.spi.AsyncConnectorCallback;
import org.glassfish.jersey.client.spi.Connector;
import org.glassfish.jersey.message.internal.Statuses;

import dev.straightway.kit.Response;
import dev.straightway.kit.Server;
import dev.straightway.loopback.Written;

/** Writes the entity, asks, and hands the answer on. */
final class LoopbackConnector implements Connector {

    private final Server server;

    LoopbackConnector(Server server) {
        this.server = server;
    }

    @Override
    public ClientResponse apply(ClientRequest request) {
        try {
            byte[] entity = entity(request);
            // Writers and their interceptors may have changed the fields.
            return answer(
                    server.apply(Written.request(request.getMethod(), request.getUri(), request.getStringHeaders(), entity)),
                    request);
        } catch (IOException | RuntimeException failure) {
            throw failure instanceof ProcessingException already ? already : new ProcessingException(failure);
        }
    }

    /** Jersey calls this on a thread of its executor. */
    @Override
    public Future<?> apply(ClientRequest request, AsyncConnectorCallback callback) {
        try {
            ClientResponse answer = apply(request);
            callback.response(answer);
            return CompletableFuture.completedFuture(answer);
        } catch (ProcessingException failure) {
            callback.failure(failure);
            return CompletableFuture.failedFuture(failure);
        }
    }

    @Override
    public String getName() {
        return "Straightway loopback";
    }

    @Override
    public void close() {
        // The server is its maker's.
    }

    private static byte[] entity(ClientRequest request) throws IOException {
        ByteArrayOutputStream entity = new ByteArrayOutputStream();
        if (request.hasEntity()) {
            request.setStreamProvider(length -> entity);
            request.writeEntity();
        }
        return entity.toByteArray();
    }

    private static ClientResponse answer(Response from, ClientRequest request) {
        ClientResponse answer = new ClientResponse(Statuses.from(from.status()), request);
        from.headers().forEach(header -> answer.getHeaders().add(header.name(), header.value()));
        answer.setEntityStream(new ByteArrayInputStream(from.body()));
        return answer;
    }
}
