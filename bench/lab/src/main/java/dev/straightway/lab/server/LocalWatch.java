package dev.straightway.lab.server;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.straightway.lab.measure.CoreTimes;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.ThreadWatch;

/** The counters of a server of this machine. */
final class LocalWatch implements Watch {

    private final LocalServer server;
    private final List<Integer> serverCores;
    private final JvmSample jvm;
    private final Optional<CoreTimes> cores;
    private final Optional<ProcessTimes> lab;
    private final Optional<ThreadWatch> threads;
    private final Optional<ProcessTimes> process;
    private final long began;

    LocalWatch(LocalServer server, List<Integer> serverCores) throws IOException {
        this.server = server;
        this.serverCores = serverCores;
        this.jvm = server.sample();
        this.began = System.nanoTime();
        this.cores = CoreTimes.of(serverCores);
        this.lab = ProcessTimes.of(ProcessHandle.current().pid());
        this.process = ProcessTimes.of(server.pid());
        this.threads = ThreadWatch.of(server.pid());
    }

    @Override
    public Counted end() throws IOException {
        Optional<ProcessTimes> used = since(process, server.pid());
        var times = threads.map(watch -> watch.end(used));
        Optional<CoreTimes> busy = cores.flatMap(start -> CoreTimes.of(serverCores).map(end -> end.since(start)));
        double seconds = (System.nanoTime() - began) / 1e9;
        long own = since(lab, ProcessHandle.current().pid()).map(ProcessTimes::totalMicros).orElse(0L);
        return new Counted(seconds, used, times, busy, own, jvm, server.sample());
    }

    @Override
    public void close() {
        threads.ifPresent(ThreadWatch::close);
    }

    private static Optional<ProcessTimes> since(Optional<ProcessTimes> before, long pid) {
        return before.flatMap(start -> ProcessTimes.of(pid).map(end -> end.since(start)));
    }
}
