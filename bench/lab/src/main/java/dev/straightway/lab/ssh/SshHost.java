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
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.server.Topology;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Rebuilding;
import dev.straightway.lab.verify.Address;

/** A machine that is reached over ssh, for servers or for a generator; {@link Station} answers there. */
public final class SshHost implements Host {

    private final Options.Ssh at;
    private final Addresses addresses;
    private final Copies copies;
    private final Link link;

    /**
     * What a connection needs of this machine.
     *
     * @param lab the jar of the lab, with its libraries beside it
     * @param agent the jar of the agent, in the same folder
     * @param client the ssh client and the options that it is given
     * @param log where ssh and the outpost write
     * @param children the processes of the client
     */
    public record Own(Path lab, Path agent, List<String> client, Path log, Children children) {
    }

    /**
     * How two machines find each other.
     *
     * @param there of the other one, as this one knows it
     * @param here of this one, as the other one sees it
     */
    private record Addresses(String there, String here) {
    }

    private SshHost(Options.Ssh at, Addresses addresses, Copies copies, Link link) {
        this.at = at;
        this.addresses = addresses;
        this.copies = copies;
        this.link = link;
    }

    /**
     * {@return the machine on which the options have servers, with the lab's outpost there}
     *
     * @param progress takes what is copied there
     * @throws TrialFailure with the fix where it can't be reached, or has no java
     */
    public static SshHost ofServers(Options options, Own files, Consumer<String> progress)
            throws IOException, InterruptedException {
        return connect(options.machine().ssh().orElseThrow(), new Place.Jdk(options.server().java(), "lab.java"), files,
                progress);
    }

    /**
     * {@return a machine that is to send requests, likewise}
     *
     * @param at one of those that the options name
     */
    public static SshHost ofGenerator(Options.Ssh at, Options options, Own files, Consumer<String> progress)
            throws IOException, InterruptedException {
        return connect(at, new Place.Jdk(options.machine().agentsJava(), "lab.agents.java"), files, progress);
    }

    private static SshHost connect(Options.Ssh at, Place.Jdk jdk, Own files, Consumer<String> progress)
            throws IOException, InterruptedException {
        for (Path file : List.of(files.lab(), files.agent())) {
            if (!Files.isRegularFile(file)) {
                throw new TrialFailure(file + " isn't there, which another machine needs; build it with 'mvn package'");
            }
        }
        Files.deleteIfExists(files.log());
        SshClient ssh = new SshClient(files.client(), at, files.log(), files.children());
        Place place = Place.find(ssh, jdk);
        Copies copies = new Copies(ssh, place.folder(), progress);
        String lab = copies.of(files.lab(), List.of(files.agent()));
        Addresses addresses = new Addresses(ssh.host(), place.caller());
        return new SshHost(at, addresses, copies, Link.open(ssh, script(place, lab, files)));
    }

    /** One JVM beside what it starts, as small as can be. */
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
        facts.putAll(told());
        facts.put(MachineFacts.GENERATOR, MachineFacts.inShort(MachineFacts.of(Topology.HERE.cores().size())));
        return facts;
    }

    /** {@return what is to be known of the machine, in a line} */
    public String inShort() throws IOException {
        return at.account() + ": " + MachineFacts.inShort(told());
    }

    private Map<String, String> told() throws IOException {
        return link.ask("facts", null,
                TypeFactory.defaultInstance().constructMapType(LinkedHashMap.class, String.class, String.class));
    }

    /** {@return the address of this machine, as it is seen from there} */
    public String caller() {
        return addresses.here();
    }

    /**
     * {@return a generator that runs there, in a JVM of its own that stays until the connection ends}
     *
     * @param jar of this machine
     */
    public SshSender generator(Path jar) throws IOException, InterruptedException {
        return new SshSender(link, at.account(), link.ask("generator", copies.of(jar), Integer.class));
    }

    @Override
    public Pinning pin(boolean wanted) throws IOException {
        Told.Pinned pinned = link.ask("pin", wanted, Told.Pinned.class);
        return new Pinning(pinned.active(), pinned.why(), pinned.labHeld(), pinned.topology(),
                Optional.of(new Pinning.Elsewhere(1, Topology.HERE.cores().size())));
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
            return new RemoteServer(link, started, new Address(addresses.there(), started.port()), launch.log());
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
    public void requireReachable() throws InterruptedException {
        link.requireGoingOn();
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
