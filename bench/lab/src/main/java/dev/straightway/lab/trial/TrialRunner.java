package dev.straightway.lab.trial;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import dev.straightway.lab.load.Generator;
import dev.straightway.lab.load.LoadRequest;
import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.Memory;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.server.Verification;
import dev.straightway.lab.target.Scenario;
import dev.straightway.lab.target.Target;

/** Runs single trials. */
public final class TrialRunner {

    private final Options options;
    private final Generator generator;
    private final Pinning pinning;
    private final Path agent;
    private final Path logs;

    /**
     * @param agent the jar of the agent that runs in every server
     * @param logs the folder for the output of the servers
     */
    public TrialRunner(Options options, Generator generator, Pinning pinning, Path agent, Path logs) {
        this.options = options;
        this.generator = generator;
        this.pinning = pinning;
        this.agent = agent;
        this.logs = logs;
    }

    /** {@return what the trial gave; one that went wrong says why} */
    public Trial run(Target target, Scenario scenario, int round) throws InterruptedException {
        try (Server server = start(target, scenario.label() + "-" + round)) {
            Verification.verify(server.port(), target, scenario);
            warmUp(server, target, scenario);
            return measure(server, target, scenario, round);
        } catch (TrialFailure | IOException e) {
            return Trial.failed(target.name(), scenario.label(), round, e.getMessage());
        }
    }

    Server start(Target target, String purpose) throws IOException, InterruptedException {
        return Server.start(target, options.server(), pinning, agent, logs.resolve(target.name() + "-" + purpose + ".log"));
    }

    /** Drives a server with every answer compared; the lab's own answers are already known to be right. */
    void warmUp(Server server, Target target, Scenario scenario) throws IOException, InterruptedException {
        require(generator.run(request(server, target, scenario, options.timing().warmupSeconds()), true));
    }

    LoadResult load(Server server, Target target, Scenario scenario, int seconds) throws IOException, InterruptedException {
        return generator.run(request(server, target, scenario, seconds), false);
    }

    private Trial measure(Server server, Target target, Scenario scenario, int round)
            throws IOException, InterruptedException {
        JvmSample before = server.sample();
        Optional<ProcessTimes> began = ProcessTimes.of(server.pid());
        LoadResult load = load(server, target, scenario, options.timing().durationSeconds());
        Optional<ProcessTimes> used = ProcessTimes.of(server.pid()).map(ended -> ended.since(began.orElseThrow()));
        JvmSample after = server.sample();
        require(load);
        double requests = load.requests();
        long allocated = after.allocatedSince(before);
        return new Trial(target.name(), scenario.label(), round, null, load.errors(), load.requests(),
                load.requestsPerSecond(), load.p50Nanos() / 1e3, load.p99Nanos() / 1e3,
                used.map(times -> times.userMicros() / requests).orElse(-1.0),
                used.map(times -> times.systemMicros() / requests).orElse(-1.0),
                allocated < 0 ? -1 : allocated / requests, server.startUp().wallMillis(), server.startUp().cpuMillis(),
                Memory.residentKib(server.pid()), after.gcCount() - before.gcCount(), after.gcMillis() - before.gcMillis(),
                after.jitMillis() - before.jitMillis(), server.commandLine());
    }

    private LoadRequest request(Server server, Target target, Scenario scenario, int seconds) {
        return new LoadRequest(server.port(), target.path(), scenario, options.load(), seconds);
    }

    private static void require(LoadResult load) {
        if (!load.errors().isEmpty()) {
            throw new TrialFailure("errors under load: " + load.errors());
        }
        if (load.requests() == 0) {
            throw new TrialFailure("no request was answered");
        }
    }
}
