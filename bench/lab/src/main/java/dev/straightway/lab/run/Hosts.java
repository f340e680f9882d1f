package dev.straightway.lab.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;

import dev.straightway.lab.host.Host;
import dev.straightway.lab.host.LocalHost;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.ssh.SshHost;

/** Opens the machine on which a run has its servers. */
final class Hosts {

    private Hosts() {
    }

    /** @param logs where it says what goes on */
    static Host of(Home home, Options options, Path logs, PrintStream out) throws IOException, InterruptedException {
        return options.machine().ssh().isEmpty() ? new LocalHost(home.agent())
                : SshHost.connect(options, new SshHost.Own(home.lab(), home.agent(), logs.resolve("ssh.log")), out::println);
    }
}
