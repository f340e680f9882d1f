package dev.straightway.generator.hyperfoil;

import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.api.config.BenchmarkBuilder;
import io.hyperfoil.api.config.ScenarioBuilder;
import io.hyperfoil.api.statistics.StatisticsSnapshot;
import io.hyperfoil.core.handlers.DefragProcessor;
import io.hyperfoil.core.impl.LocalSimulationRunner;
import io.hyperfoil.http.api.HttpMethod;
import io.hyperfoil.http.config.HttpPluginBuilder;
import io.hyperfoil.http.config.Protocol;
import io.hyperfoil.http.handlers.RangeStatusValidator;
import io.hyperfoil.http.statistics.HttpStats;
import io.hyperfoil.http.steps.HttpRequestStepBuilder;
import io.hyperfoil.http.steps.HttpStepCatalog;

/** Runs one load with Hyperfoil's local runner: as many users as requests may be under way, each asking again at once. */
final class ClosedLoop {

    private static final String PHASE = "load";

    private final Load load;
    private final StatisticsSnapshot total = new StatisticsSnapshot();
    private long endMillis;

    ClosedLoop(Load load) {
        this.load = load;
    }

    Measured run() {
        LocalSimulationRunner runner = new LocalSimulationRunner(benchmark(),
                (phase, step, metric, snapshot, countDown) -> add(snapshot), null, null);
        runner.run();
        long duration = endMillis - runner.instances().get(PHASE).absoluteStartTime();
        return Measurements.of(total, HttpStats.get(total), duration);
    }

    private synchronized void add(StatisticsSnapshot snapshot) {
        endMillis = System.currentTimeMillis();
        total.add(snapshot);
    }

    private Benchmark benchmark() {
        BenchmarkBuilder benchmark = BenchmarkBuilder.builder().name(PHASE).threads(load.threads());
        HttpPluginBuilder plugin = benchmark.addPlugin(HttpPluginBuilder::new);
        // What a generator must not add by itself: cookies, a user agent of its own, sessions that end at the first error.
        plugin.ergonomics().repeatCookies(false).userAgentFromSession(false).stopOnInvalid(false);
        plugin.http().protocol(Protocol.HTTP).host(load.host()).port(load.port()).allowHttp2(false)
                .sharedConnections(load.connections()).pipeliningLimit(load.pipelining());
        ScenarioBuilder scenario = benchmark.addPhase(PHASE).always(load.users()).duration(load.seconds() * 1000L).scenario();
        addRequest(scenario);
        return benchmark.build();
    }

    private void addRequest(ScenarioBuilder scenario) {
        HttpRequestStepBuilder request = scenario.initialSequence("request").step(HttpStepCatalog.SC)
                .httpRequest(HttpMethod.valueOf(load.method())).path(load.path());
        load.headers().forEach((name, value) -> request.headers().header(name, value));
        if (load.body() != null) {
            request.body(load.body());
        }
        request.handler().status(new RangeStatusValidator(200, 200))
                .body(fragmented -> DefragProcessor.of(new ExpectedBody(load.expected()), fragmented));
    }
}
