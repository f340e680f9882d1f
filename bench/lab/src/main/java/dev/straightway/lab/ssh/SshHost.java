package dev.straightway.lab.ssh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import com.fasterxml.jackson.databind.type.TypeFactory;

import dev.straightway.lab.host.Host;
import dev.straightway.lab.measure.MachineFacts;
import dev.straightway.lab.measure.OtherWork;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.profile.Sampler;
import dev.straightway.lab.profile.Stacks;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.server.Topology;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Rebuilding;
import dev.straightway.lab.verify.Address;

/** A machine that is reached over ssh; {@link Station} answers there. */
public final class SshHost implements Host {

    private final Options.Ssh at;
    private final String address;
    private final Copies copies;
    private final Link link;

    /**
     * What a connection needs of this machine.
     *
     * @param lab the jar of the lab, with its libraries beside it
     * @param agent the jar of the agent, in the same folder
     * @param log where ssh and the outpost write
     */
    public record Own(Path lab, Path agent, Path log) {
    }

    private SshHost(Options.Ssh at, String address, Copies copies, Link link) {
        this.at = at;
        this.address = address;
        this.copies = copies;
        this.link = link;
    }

    /**
     * {@return the machine that the options name, with the lab's outpost there}
     *
     * @param progress takes what is copied there
     * @throws TrialFailure with the fix where it can't be reached, or has no java
     */
    public static SshHost connect(Options options, Own files, Consumer<String> progress)
            throws IOException, InterruptedException {
        for (Path file : List.of(files.lab(), files.agent())) {
            if (!Files.isRegularFile(file)) {
                throw new TrialFailure(file + " isn't there, which another machine needs; build it with 'mvn package'");
            }
        }
        Files.deleteIfExists(files.log());
        Options.Ssh at = options.machine().ssh().orElseThrow();
        SshClient ssh = new SshClient(options.machine().client(), at, files.log());
        Place place = Place.find(ssh, options.server().java());
        Copies copies = new Copies(ssh, place.folder(), progress);
        String lab = copies.of(files.lab(), List.of(files.agent()));
        String address = ssh.host();
        return new SshHost(at, address, copies, Link.open(ssh, script(place, lab, files)));
    }

    /** One JVM beside the servers, as small as can be. */
    private static String script(Place place, String lab, Own files) {
        String jar = SshClient.quoted(lab + "/" + files.lab().getFileName());
        String agent = SshClient.quoted(lab + "/" + files.agent().getFileName());
        return "umask 077; exec " + SshClient.quoted(place.java()) + " -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx256m -cp "
                + jar + " " + Outpost.class.getName() + " " + agent + " " + SshClient.quoted(place.address()) + " "
                + SshClient.quoted(place.folder());
    }

    @Override
    public String name() {
        return at.account();
    }

    @Override
    public Map<String, String> facts() throws IOException {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("servers", "on " + at.account() + ", over ssh; what follows is of that machine");
        Map<String, String> there = link.ask("facts", null,
                TypeFactory.defaultInstance().constructMapType(LinkedHashMap.class, String.class, String.class));
        facts.putAll(there);
        Map<String, String> here = MachineFacts.of(Topology.HERE.cores().size());
        facts.put("generator's machine", here.get(MachineFacts.MACHINE) + ", " + here.get(MachineFacts.SYSTEM));
        return facts;
    }

    @Override
    public Pinning pin(boolean wanted) throws IOException {
        Told.Pinned pinned = link.ask("pin", wanted, Told.Pinned.class);
        return new Pinning(pinned.active(), pinned.why(), pinned.labHeld(), pinned.topology(), true);
    }

    @Override
    public ServerJava java(String home) throws IOException {
        return link.ask("java", home, ServerJava.class);
    }

    @Override
    public void requirePort(int wanted) throws IOException {
        link.ask("port", wanted, Boolean.class);
    }

    @Override
    public Optional<OtherWork> otherWork(Duration time) throws IOException {
        return Optional.ofNullable(link.ask("others", time.toMillis(), OtherWork.class));
    }

    @Override
    public Server start(Launch launch) throws IOException, InterruptedException {
        try {
            Told.Started started = link.ask("start", told(launch), Told.Started.class);
            return new RemoteServer(link, started, new Address(address, started.port()), launch.log());
        } catch (TrialFailure failure) {
            keepLog(launch);
            throw failure;
        }
    }

    @Override
    public double augment(Launch launch, Rebuilding rebuilding) throws IOException, InterruptedException {
        return link.ask("augment", new Told.Augment(told(launch), copies.of(rebuilding.jar()), rebuilding.arguments()),
                Double.class);
    }

    @Override
    public Sampler sampler(Path folder) {
        return (pid, kind) -> {
            link.ask("profile", new Told.Profile(pid, kind.name()), Boolean.class);
            return () -> link.ask("profiled", null, Stacks.class);
        };
    }

    @Override
    public void requireReachable() {
        try {
            link.ask("there", null, Boolean.class);
        } catch (IOException impossible) {
            throw new IllegalStateException("\"true\" can't be read", impossible);
        }
    }

    @Override
    public void close() throws IOException {
        link.close();
    }

    private Told.Start told(Launch launch) throws IOException, InterruptedException {
        return new Told.Start(launch.asked(), copies.of(launch.program().jar()), launch.program().arguments(), launch.jvm(),
                launch.pinning().active(), launch.log().getFileName().toString());
    }

    private void keepLog(Launch launch) throws IOException {
        ServerLog.keep(launch.log(), link.ask("log", null, String.class));
    }
}
