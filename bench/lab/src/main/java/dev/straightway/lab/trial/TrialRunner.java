package dev.straightway.lab.trial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.straightway.lab.load.Generator;
import dev.straightway.lab.load.LoadRequest;
import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.Memory;
import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.scenario.Scenario.Expectation;
import dev.straightway.lab.scenario.Scenario.LoadShape;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.server.Verification;
import dev.straightway.lab.target.Scenario;
import dev.straightway.lab.target.Target;

/** Runs single trials. */
public final class TrialRunner {

    /** The compiler is quiet when it takes less than 5 % of a second. */
    private static final int QUIET_JIT_MILLIS = 50;
    private static final int QUIET_SECONDS = 2;

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

    /** {@return one trial for each scenario, all in one fresh JVM; what goes wrong is said in them} */
    public List<Trial> run(Target target, List<Scenario> scenarios, int round) throws InterruptedException {
        List<Trial> trials = new ArrayList<>();
        try (Server server = start(target, "round-" + round)) {
            for (Scenario scenario : scenarios) {
                Verification.verify(server.port(), target, scenario);
                warmUp(server, target, scenario);
                trials.add(measure(server, target, scenario, round));
            }
        } catch (TrialFailure | IOException e) {
            scenarios.subList(trials.size(), scenarios.size())
                    .forEach(scenario -> trials.add(Trial.failed(target.name(), scenario.label(), round, e.getMessage())));
        }
        return trials;
    }

    Server start(Target target, String purpose) throws IOException, InterruptedException {
        return Server.start(target, options.server(), pinning, agent, logs.resolve(target.name() + "-" + purpose + ".log"));
    }

    /**
     * Drives a server for a second with every answer compared, then second by second until the compiler has been quiet for
     * two of them, or the time that the options allow is over.
     */
    void warmUp(Server server, Target target, Scenario scenario) throws IOException, InterruptedException {
        require(generator.run(request(server, target, scenario, 1, true)));
        int quiet = 0;
        for (int second = 1; second < options.timing().warmupSeconds() && quiet < QUIET_SECONDS; second++) {
            long before = server.sample().jitMillis();
            require(load(server, target, scenario, 1));
            quiet = server.sample().jitMillis() - before < QUIET_JIT_MILLIS ? quiet + 1 : 0;
        }
    }

    LoadResult load(Server server, Target target, Scenario scenario, int seconds) throws IOException, InterruptedException {
        return generator.run(request(server, target, scenario, seconds, false));
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
                load.requestsPerSecond(), load.latency().p50Nanos() / 1e3, load.latency().p99Nanos() / 1e3,
                used.map(times -> times.userMicros() / requests).orElse(-1.0),
                used.map(times -> times.systemMicros() / requests).orElse(-1.0),
                allocated < 0 ? -1 : allocated / requests, server.startUp().wallMillis(), server.startUp().cpuMillis(),
                Memory.residentKib(server.pid()), after.gcCount() - before.gcCount(), after.gcMillis() - before.gcMillis(),
                after.jitMillis() - before.jitMillis(), server.commandLine());
    }

    private LoadRequest request(Server server, Target target, Scenario scenario, int seconds, boolean verifying) {
        var asked = new dev.straightway.lab.scenario.Scenario(scenario.label(), scenario.label(), scenario.name(),
                target.path(),
                scenario.headers(), scenario.body() == null ? null : scenario.body().getBytes(StandardCharsets.UTF_8),
                new Expectation(200, "application/json", scenario.expected().getBytes(StandardCharsets.UTF_8)), "", 17,
                Optional.empty(), Optional.empty());
        LoadShape shape = new LoadShape(options.load().connections(), options.load().threads(), options.load().pipelining());
        return new LoadRequest(server.port(), asked, shape, seconds, verifying);
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
