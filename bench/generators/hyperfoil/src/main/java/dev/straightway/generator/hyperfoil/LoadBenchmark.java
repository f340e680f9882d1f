package dev.straightway.generator.hyperfoil;

import java.util.concurrent.TimeUnit;

import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.api.config.BenchmarkBuilder;
import io.hyperfoil.api.config.PhaseBuilder;
import io.hyperfoil.api.config.ScenarioBuilder;
import io.hyperfoil.api.config.SessionLimitPolicy;
import io.hyperfoil.core.util.ConstantBytesGenerator;
import io.hyperfoil.http.api.FollowRedirect;
import io.hyperfoil.http.api.HttpMethod;
import io.hyperfoil.http.config.HttpPluginBuilder;
import io.hyperfoil.http.config.Protocol;
import io.hyperfoil.http.steps.HttpRequestStepBuilder;
import io.hyperfoil.http.steps.HttpStepCatalog;

/** Says a load in Hyperfoil's words: one phase of sessions, each of which sends one request and ends with its answer. */
final class LoadBenchmark {

    static final String PHASE = "load";

    /** What is still under way when the time is over has so long to end. */
    static final long GRACE_MILLIS = TimeUnit.SECONDS.toMillis(10);

    /** More requests than this one don't wait at once; those beyond it wait in the plan, which {@link Schedule} knows. */
    static final int MOST_WAITING = 2000;

    private final Load load;
    private final Schedule schedule;
    private final Checks checks;

    LoadBenchmark(Load load, Schedule schedule, Answers answers) {
        this.load = load;
        this.schedule = schedule;
        this.checks = new Checks(load.expected(), answers);
    }

    Benchmark build() {
        BenchmarkBuilder benchmark = BenchmarkBuilder.builder().name(PHASE).threads(load.threads());
        HttpPluginBuilder plugin = benchmark.addPlugin(HttpPluginBuilder::new);
        // What a generator must not add by itself: cookies, a user agent of its own, sessions that end at the first error.
        plugin.ergonomics().repeatCookies(false).userAgentFromSession(false).stopOnInvalid(false).autoRangeCheck(false)
                .followRedirect(FollowRedirect.NEVER);
        plugin.http().protocol(Protocol.HTTP).host(load.host()).port(load.port()).allowHttp2(false)
                .sharedConnections(load.connections()).pipeliningLimit(load.pipelining()).requestTimeout(GRACE_MILLIS);
        long millis = load.seconds() * 1000L;
        addRequest(phase(benchmark.addPhase(PHASE)).duration(millis).maxDuration(millis + GRACE_MILLIS).scenario());
        return benchmark.build();
    }

    private PhaseBuilder<?> phase(PhaseBuilder.Catalog phases) {
        if (!load.open()) {
            return phases.always(load.users());
        }
        return phases.constantRate(1).usersPerSec(load.perSecond()).variance(false)
                .maxSessions(Math.max(MOST_WAITING, 2 * load.users()))
                .sessionLimitPolicy(SessionLimitPolicy.CONTINUE);
    }

    private void addRequest(ScenarioBuilder scenario) {
        HttpRequestStepBuilder request = scenario.initialSequence("request")
                .step(new Departure(schedule, load.expected().mediaType() == null)).step(HttpStepCatalog.SC)
                .httpRequest(HttpMethod.valueOf(load.method())).path(() -> session -> load.path());
        load.headers().forEach((name, value) -> request.headers().header(name, value));
        if (load.body() != null) {
            request.body(new ConstantBytesGenerator(load.body()));
        }
        if (load.open()) {
            request.headerAppender((session, writer) -> schedule.send(Exchange.of(session), System.nanoTime()));
        }
        request.handler().status(checks.status()).body(fragmented -> checks.body());
        if (load.expected().mediaType() != null) {
            request.handler().header(checks.mediaType());
        }
    }
}
