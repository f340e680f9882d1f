package dev.straightway.lab.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.environment.Environment;
import dev.straightway.lab.host.Host;
import dev.straightway.lab.host.LocalHost;
import dev.straightway.lab.load.Hyperfoil;
import dev.straightway.lab.measure.MachineFacts;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.ssh.SshHost;
import dev.straightway.lab.ssh.SshSender;

/**
 * The machines that send the requests of a run, where they are others than the lab's.
 *
 * @param hosts none where requests come from here
 * @param senders the generator of each
 * @param jar the program that they run
 */
record Agents(List<SshHost> hosts, List<SshSender> senders, Path jar) implements AutoCloseable {

    static final Agents NONE = new Agents(List.of(), List.of(), Path.of(""));

    /** Connects to them; what was connected is closed again if one of them can't be had. */
    static Agents of(Home home, Options options, Path logs, Session session) throws IOException, InterruptedException {
        List<SshHost> hosts = new ArrayList<>();
        List<SshSender> senders = new ArrayList<>();
        Agents agents = new Agents(hosts, senders, home.hyperfoil());
        boolean whole = false;
        try {
            for (Options.Ssh at : options.machine().agents()) {
                Path log = logs.resolve("ssh-agent-" + (hosts.size() + 1) + ".log");
                SshHost host = SshHost.ofGenerator(at, options, Hosts.own(home, options, log, session.children()),
                        session.out()::println);
                hosts.add(host);
                senders.add(host.generator(agents.jar));
            }
            whole = true;
            return agents;
        } finally {
            if (!whole) {
                agents.close();
            }
        }
    }

    boolean none() {
        return hosts.isEmpty();
    }

    /** {@return this machine, with servers where the agents reach them} */
    Host here(Path agent, Children children) {
        return none() ? new LocalHost(agent, children) : new LocalHost(agent, hosts.get(0).caller(), children);
    }

    /** {@return who runs where, with the generators on their machines} */
    Pinning drive(Pinning pinning) {
        return none() ? pinning
                : pinning.drivenFrom(new Pinning.Elsewhere(senders.size(),
                        senders.stream().mapToInt(SshSender::cores).min().orElseThrow()));
    }

    /** {@return the generator that all of them are} */
    Hyperfoil hyperfoil() throws IOException {
        return Hyperfoil.on(senders, jar);
    }

    /** Adds what their machines are to the facts of a run, and what was seen of other work there. */
    void tell(Map<String, String> facts, Options options, PrintStream out) throws IOException, InterruptedException {
        if (none()) {
            return;
        }
        List<String> machines = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (SshHost host : hosts) {
            machines.add(host.inShort());
            others.add(host.name() + ": "
                    + new Preflight(options, host.name(), () -> host.otherWork(Preflight.LOOK), out).words());
        }
        facts.put(MachineFacts.GENERATOR, String.join("; ", machines));
        facts.put(Environment.OTHER_WORK_OF_GENERATOR, String.join("; ", others));
    }

    @Override
    public void close() throws IOException {
        for (SshHost host : hosts) {
            host.close();
        }
    }
}
