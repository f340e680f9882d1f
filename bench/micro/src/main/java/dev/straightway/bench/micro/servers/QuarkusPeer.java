package dev.straightway.bench.micro.servers;

import java.util.concurrent.CompletionStage;

import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;
import dev.straightway.kit.quarkus.QuarkusServer;
import io.quarkus.runtime.Application;

/** The Quarkus application of this class path, started. */
public final class QuarkusPeer implements Server {

    private final Application application;
    private final Server server;

    /** @throws ReflectiveOperationException if no application is on the class path */
    public QuarkusPeer() throws ReflectiveOperationException {
        application = (Application) Class.forName("io.quarkus.runner.ApplicationImpl").getConstructor().newInstance();
        application.start(new String[0]);
        server = QuarkusServer.running();
    }

    @Override
    public Response apply(Request request) {
        return server.apply(request);
    }

    @Override
    public CompletionStage<Response> send(Request request) {
        return server.send(request);
    }

    @Override
    public Response repeat(Request request, int times) {
        return server.repeat(request, times);
    }

    @Override
    public void close() {
        server.close();
        application.stop();
    }
}
