package dev.straightway.lab.ssh;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.straightway.lab.measure.MemoryUse;
import dev.straightway.lab.server.Counted;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.Watch;
import dev.straightway.lab.verify.Address;

/**
 * A server that an outpost has started.
 *
 * @param log of this machine, which has the server's output when it has ended
 */
record RemoteServer(Link link, Told.Started started, Address address, Path log) implements Server {

    @Override
    public long pid() {
        return started.pid();
    }

    @Override
    public StartUp startUp() {
        return started.startUp();
    }

    @Override
    public List<String> commandLine() {
        return started.commandLine();
    }

    @Override
    public void hold() throws IOException {
        link.ask("hold", null, Boolean.class);
    }

    @Override
    public Watch watch() throws IOException {
        link.ask("watch", null, Boolean.class);
        return new RemoteWatch(link);
    }

    @Override
    public Optional<MemoryUse> memory() throws IOException {
        return Optional.ofNullable(link.ask("memory", null, MemoryUse.class));
    }

    @Override
    public boolean alive() throws IOException {
        return link.ask("alive", null, Boolean.class);
    }

    @Override
    public String lastWords() throws IOException {
        return link.ask("words", null, String.class);
    }

    @Override
    public void close() throws IOException {
        ServerLog.keep(log, link.ask("end", null, String.class));
    }

    /** A watch over there, where its threads are looked at. */
    private record RemoteWatch(Link link) implements Watch {

        @Override
        public Counted end() throws IOException {
            return link.ask("counted", null, Counted.class);
        }

        @Override
        public void close() {
            // The next one ends it, and so does the end of the server: a load that failed needs no more of it.
        }
    }
}
