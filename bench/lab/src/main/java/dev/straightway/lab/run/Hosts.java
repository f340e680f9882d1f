package dev.straightway.lab.run;

import java.io.IOException;
import java.nio.file.Path;

import dev.straightway.lab.host.Host;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.ssh.SshHost;

/** Opens the machine on which a run has its servers. */
final class Hosts {

    private Hosts() {
    }

    /**
     * @param logs where it says what goes on
     * @param agents that will drive its servers
     */
    static Host of(Home home, Options options, Path logs, Agents agents, Session session)
            throws IOException, InterruptedException {
        return options.machine().ssh().isEmpty() ? agents.here(home.agent(), session.children())
                : SshHost.ofServers(options, own(home, options, logs.resolve("ssh.log"), session.children()),
                        session.out()::println);
    }

    /** {@return what another machine needs of this one} */
    static SshHost.Own own(Home home, Options options, Path log, Children children) {
        return new SshHost.Own(home.lab(), home.agent(), options.machine().client(), log, children);
    }
}
