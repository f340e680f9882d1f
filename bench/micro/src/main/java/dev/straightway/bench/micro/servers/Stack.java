package dev.straightway.bench.micro.servers;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.bench.micro.stack.Forks;

/**
 * A stack that is measured in JVMs with its own class path.
 *
 * @param name what the table calls it
 * @param folder the packaged peer, below the folder of the peers
 * @param peer the class of its server
 * @param prefix the path before all resources
 */
record Stack(String name, String folder, String peer, String prefix) {

    private static final String QUARKUS = "dev.straightway.kit.quarkus.PackagedApplication";

    static final Stack CLASSIC = new Stack("RESTEasy Classic", "resteasy-classic/target/quarkus-app", QUARKUS, "/resteasy");
    static final Stack REST = new Stack("Quarkus REST", "quarkus-rest/target/quarkus-app", QUARKUS, "/reactive");
    static final Stack STRAIGHTWAY = new Stack("Straightway", "straightway/target/quarkus-app", QUARKUS, "/straightway");
    static final Stack JERSEY = new Stack("Jersey", "jersey/target", "dev.straightway.peer.jersey.MemoryServer", "");
    /** On the libraries of Classic's peer. */
    static final Stack RESTEASY = new Stack("RESTEasy", "resteasy-classic/target/quarkus-app",
            "dev.straightway.bench.micro.servers.RestEasyPeer", "");

    /** All that are measured. */
    static final List<Stack> ALL = List.of(CLASSIC, REST, STRAIGHTWAY, JERSEY, RESTEASY, jersey2("2.15"), jersey2("2.17"));

    private static Stack jersey2(String version) {
        return new Stack("Jersey " + version, "jersey2/" + version + "/target",
                "dev.straightway.peer.jersey2.MemoryServer", "");
    }

    /**
     * {@return the stack of the name}
     *
     * @throws IllegalArgumentException if there is none
     */
    static Stack named(String name) {
        return ALL.stream().filter(stack -> stack.name().equals(name)).findAny().orElseThrow(() -> new IllegalArgumentException(
                "No stack '" + name + "'. Use one of " + ALL.stream().map(Stack::name).toList()));
    }

    /** {@return it for {@link Forks}} */
    Forks.Stack forked() {
        return new Forks.Stack(name, folder, arguments());
    }

    /** {@return what its JVM is told} */
    private List<String> arguments() {
        List<String> arguments = new ArrayList<>(
                List.of("-D" + ServerBenchmark.PEER + "=" + peer, "-D" + ServerBenchmark.PREFIX + "=" + prefix));
        if (peer.equals(QUARKUS)) {
            arguments.addAll(List.of("-Djava.util.logging.manager=org.jboss.logmanager.LogManager", "-Dquarkus.http.port=0",
                    "-Dquarkus.vertx.event-loops-pool-size=1"));
        }
        return arguments;
    }
}
