package dev.straightway.it.tck.server;

import java.nio.file.Path;
import java.util.Map;

import dev.straightway.it.tck.application.ApplicationClasses;
import io.quarkus.bootstrap.app.CuratedApplication;
import io.quarkus.bootstrap.app.QuarkusBootstrap;
import io.quarkus.bootstrap.app.RunningQuarkusApplication;
import io.quarkus.bootstrap.model.ApplicationModel;

/** A running Quarkus application in this JVM. */
final class Server {

    private final CuratedApplication curated;
    private final RunningQuarkusApplication running;

    private Server(CuratedApplication curated, RunningQuarkusApplication running) {
        this.curated = curated;
        this.running = running;
    }

    /**
     * Builds and starts the application.
     *
     * @param root the directory of its classes, the one that the model names
     * @param additions classes that the build needs and the application does not
     */
    static Server start(ApplicationModel model, Path root, Path additions) throws Exception {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        CuratedApplication curated = null;
        try {
            curated = QuarkusBootstrap.builder().setApplicationRoot(root).setTargetDirectory(root.getParent())
                    .setExistingModel(model).setLocalProjectDiscovery(false).setMode(QuarkusBootstrap.Mode.RUN)
                    .setIsolateDeployment(true).setBaseClassLoader(new SharedClasses(Server.class.getClassLoader()))
                    .addAdditionalDeploymentArchive(additions).build().bootstrap();
            return new Server(curated, curated
                    .createAugmentor(ApplicationClasses.class.getName(), Map.of(ApplicationClasses.ROOT, root.toString()))
                    .createInitialRuntimeApplication().run());
        } catch (Throwable e) {
            if (curated != null) {
                curated.close();
            }
            throw e;
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    void stop() throws Exception {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (curated) {
            running.close();
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }
}
