package dev.straightway.it.tck.server;

import java.nio.file.Path;
import java.util.Map;

import dev.straightway.it.tck.application.ApplicationClasses;
import io.quarkus.bootstrap.app.CuratedApplication;
import io.quarkus.bootstrap.app.RunningQuarkusApplication;

/** A running Quarkus application in this JVM. */
final class Server {

    private final RunningQuarkusApplication running;

    private Server(RunningQuarkusApplication running) {
        this.running = running;
    }

    /**
     * Builds and starts what lies in the application's directory now.
     *
     * @param root the directory of its classes, the one that {@code libraries} were resolved for
     */
    static Server start(CuratedApplication libraries, Path root) throws Exception {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try {
            return new Server(libraries
                    .createAugmentor(ApplicationClasses.class.getName(), Map.of(ApplicationClasses.ROOT, root.toString()))
                    .createInitialRuntimeApplication().run());
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    void stop() throws Exception {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try {
            running.close();
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }
}
