package dev.straightway.lab.host;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.measure.MachineFacts;
import dev.straightway.lab.measure.OtherWork;
import dev.straightway.lab.profile.Profilers;
import dev.straightway.lab.profile.Sampler;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.LocalServer;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Ports;
import dev.straightway.lab.server.Rebuild;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.server.Topology;
import dev.straightway.lab.target.Rebuilding;

/**
 * The machine that this process runs on.
 *
 * @param agent the jar of the agent that runs in every server
 * @param address of this machine, which servers listen at
 * @param children the processes that run on it
 */
public record LocalHost(Path agent, String address, Children children) implements Host {

    private static final String LOOPBACK = "127.0.0.1";

    /** Servers that no other machine reaches. */
    public LocalHost(Path agent, Children children) {
        this(agent, LOOPBACK, children);
    }

    @Override
    public String name() {
        return "The machine";
    }

    @Override
    public Map<String, String> facts() throws IOException {
        return MachineFacts.of(Topology.HERE.cores().size());
    }

    @Override
    public Pinning pin(boolean wanted) {
        return Pinning.of(wanted).holdLab();
    }

    @Override
    public ServerJava java(String home) throws IOException, InterruptedException {
        return ServerJava.ask(home);
    }

    @Override
    public void requirePort(int wanted) throws IOException {
        Ports.free(address, wanted);
    }

    @Override
    public Optional<OtherWork> otherWork(Duration time) throws InterruptedException {
        return OtherWork.during(time, Topology.HERE.cores());
    }

    @Override
    public Server start(Launch launch) throws IOException, InterruptedException {
        return LocalServer.start(launch, agent, address, children);
    }

    @Override
    public double augment(Launch launch, Rebuilding rebuilding) throws IOException, InterruptedException {
        return Rebuild.millis(launch, rebuilding, children);
    }

    @Override
    public Sampler sampler(Path folder) throws IOException {
        return Profilers.find(folder);
    }

    @Override
    public void requireReachable() throws InterruptedException {
        // A process reaches its own machine.
        children.requireGoingOn();
    }

    @Override
    public void close() {
        // Each server is closed by itself.
    }
}
