package dev.straightway.it.tck.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.jboss.shrinkwrap.api.Archive;

import dev.straightway.it.tck.application.ApplicationClasses;
import dev.straightway.it.tck.application.TckUsers;
import io.quarkus.bootstrap.app.CuratedApplication;
import io.quarkus.bootstrap.app.QuarkusBootstrap;
import io.quarkus.bootstrap.model.ApplicationModel;

/**
 * The one server that runs in this JVM, if any.
 * <p>
 * Arquillian starts and stops it; the watch over hanging tests, on a thread of its own, may start it again. The libraries are
 * resolved once, which is why all applications use the same directory. Those of Straightway are loaded once too: the build of
 * the next application finds classes that are compiled already, and the libraries keep what they hold in statics, as they do
 * when dev mode starts an application again. Other stacks need not stand that: each application loads them anew.
 */
public final class CurrentServer {

    private static final String HOST = "localhost";
    private static final CurrentServer ONLY = new CurrentServer(Stack.of(System.getProperties()),
            Path.of(System.getProperty("tck.module")),
            Path.of(System.getProperty("tck.out"), "jvm-" + ProcessHandle.current().pid()));

    private final Stack stack;
    private final Path module;
    private final ApplicationFiles files;
    private final ApplicationFiles additions;
    /** With Quarkus Security and without it, as far as they were needed. */
    private final Map<Boolean, CuratedApplication> libraries = new HashMap<>();
    private final Map<Stack, ApplicationModel> models = new HashMap<>();
    /** Those of the server that runs, where the next one is to have its own. */
    private CuratedApplication passing;
    private boolean secured = true;
    private UsedConnections connections;
    private Server server;

    private CurrentServer(Stack stack, Path module, Path directory) {
        this.stack = stack;
        this.module = module;
        this.files = new ApplicationFiles(directory.resolve("application"));
        this.additions = new ApplicationFiles(directory.resolve("additions"));
    }

    /** {@return the one of this JVM} */
    public static CurrentServer get() {
        return ONLY;
    }

    /** {@return the path below which a WAR is served} */
    public static String path(Archive<?> archive) {
        return "/" + new War(archive).context();
    }

    /** Starts the WAR on an address that it returns. Fails if the build or the start fails; nothing runs then. */
    public synchronized Address start(Archive<?> archive) throws Exception {
        if (server != null) {
            throw new IllegalStateException("Not stopped before " + archive.getName());
        }
        War war = new War(archive);
        WebXml webXml = war.webXml();
        Address address = Address.free(HOST);
        files.clear();
        war.writeTo(files);
        files.configure(ApplicationConfig.of(stack, webXml, address, war.context()));
        if (webXml.login()) {
            files.copy(TckUsers.class);
        }
        secured = webXml.login() || !stack.isAhead();
        server = boot();
        return stack.isAhead() ? used(address, path(archive)) : address;
    }

    private Address used(Address address, String path) throws IOException {
        Address front = Address.free(HOST);
        connections = UsedConnections.start(front, address, path + "/straightway-first");
        return front;
    }

    /** Cuts every connection, so that a client that would wait for ever gets an error, and serves the same again. */
    public synchronized void restart() throws Exception {
        if (server != null) {
            end();
            server = boot();
        }
    }

    /** Stops what runs. */
    public synchronized void stop() throws Exception {
        close();
        end();
    }

    private void end() throws Exception {
        if (server != null) {
            Server stopping = server;
            server = null;
            stopping.stop();
        }
        unload();
    }

    private void unload() {
        if (passing != null) {
            passing.close();
            passing = null;
        }
    }

    private void close() throws IOException {
        if (connections != null) {
            connections.close();
            connections = null;
        }
    }

    private Server boot() throws Exception {
        if (!stack.isLoadedOnce()) {
            // The one before it may have failed to start.
            unload();
            passing = load(stack);
            return Server.start(passing, files.root());
        }
        if (!libraries.containsKey(secured)) {
            libraries.put(secured, load(secured ? stack : stack.withoutSecurity()));
        }
        return Server.start(libraries.get(secured), files.root());
    }

    private CuratedApplication load(Stack stack) throws Exception {
        additions.clear();
        additions.copy(ApplicationClasses.class);
        return QuarkusBootstrap.builder().setApplicationRoot(files.root()).setTargetDirectory(files.root().getParent())
                .setExistingModel(model(stack)).setLocalProjectDiscovery(false)
                .setMode(QuarkusBootstrap.Mode.RUN).setIsolateDeployment(true)
                .setBaseClassLoader(new SharedClasses(CurrentServer.class.getClassLoader()))
                .addAdditionalDeploymentArchive(additions.root()).build().bootstrap();
    }

    private ApplicationModel model(Stack stack) throws Exception {
        ApplicationModel known = models.get(stack);
        if (known == null) {
            known = StackModel.resolve(stack, files.root(), module);
            models.put(stack, known);
        }
        return known;
    }
}
