package dev.straightway.kit.quarkus;

import java.util.concurrent.CompletionStage;

import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;
import io.quarkus.runtime.Application;

/**
 * A packaged Quarkus application, started in this JVM for as long as this is open. A benchmark starts one, since no test
 * framework
 * does.
 * <p>
 * The class path has the jars of {@code target/quarkus-app} in this order: {@code quarkus}, {@code app}, {@code lib/main},
 * {@code
 * lib/boot}. A JVM has one application at most.
 */
public final class PackagedApplication implements Server {

    /** The build of Quarkus makes it. */
    private static final String APPLICATION = "io.quarkus.runner.ApplicationImpl";

    private final Application application;
    private final Server server;

    /**
     * Starts the application of the class path.
     *
     * @throws IllegalStateException if there is none
     */
    public PackagedApplication() {
        application = made();
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

    /** Ends the application too. */
    @Override
    public void close() {
        server.close();
        application.stop();
    }

    private static Application made() {
        try {
            return (Application) Class.forName(APPLICATION).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("No packaged Quarkus application is on the class path: it has no " + APPLICATION
                    + ". Put the jars of target/quarkus-app there, those of its folder 'quarkus' first.", e);
        }
    }
}
