package dev.straightway.peer.memory;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;

import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;
import org.glassfish.jersey.server.ContainerResponse;

import dev.straightway.kit.Header;
import dev.straightway.kit.NoAnswerException;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;

/** Resources by Jersey's {@link ApplicationHandler}, on the threads that ask. */
public abstract class JerseyInMemory implements Server {

    private static final URI BASE = URI.create("http://localhost/");

    private final ApplicationHandler application;

    protected JerseyInMemory(ApplicationHandler application) {
        this.application = application;
    }

    /** {@return a request without fields and entity} */
    protected abstract ContainerRequest request(URI base, URI target, String method);

    @Override
    public Response apply(Request request) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        try {
            ContainerResponse answer = application.apply(received(request), body).get();
            List<Header> headers = new ArrayList<>();
            answer.getStringHeaders().forEach((name, values) -> values.forEach(value -> headers.add(new Header(name, value))));
            return new Response(answer.getStatus(), headers, body.toByteArray(), List.of());
        } catch (ExecutionException e) {
            throw new NoAnswerException("No answer to " + request, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NoAnswerException("Interrupted before the answer to " + request, e);
        }
    }

    @Override
    public CompletionStage<Response> send(Request request) {
        return CompletableFuture.supplyAsync(() -> apply(request));
    }

    @Override
    public void close() {
        // Nothing is under way but on the threads that ask.
    }

    private ContainerRequest received(Request request) {
        ContainerRequest received = request(BASE, BASE.resolve(request.target()), request.method());
        request.headers().forEach(header -> received.header(header.name(), header.value()));
        if (request.length() > 0) {
            received.setEntityStream(new ByteArrayInputStream(request.entity()));
        }
        return received;
    }
}
