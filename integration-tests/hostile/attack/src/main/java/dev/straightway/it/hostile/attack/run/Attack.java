package dev.straightway.it.hostile.attack.run;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.straightway.it.hostile.attack.server.Settled;
import dev.straightway.it.hostile.attack.server.Target;

/** Starts both applications, has all conversations with them, and looks at what they hold afterwards. */
public final class Attack {

    /** Enough to load all classes and fill all pools. */
    private static final long WARM_REQUESTS = 3_000;
    private static final int SLOW_STOP_SECONDS = 5;
    /** One of so many requests must be served ahead of the Router, where that is attacked. */
    private static final int LEAST_AHEAD = 8;

    private final Options options;
    private final Findings findings;

    public Attack(Options options) {
        this.options = options;
        this.findings = Findings.withTables(options.peer());
    }

    /** {@return what was found} */
    public Report run() throws IOException, InterruptedException {
        Files.createDirectories(options.directory());
        long begin = System.nanoTime();
        try (Target straightway = start("straightway"); Target peer = start(options.peer())) {
            Judge judge = new Judge(
                    new Stacks(straightway, peer, options.patience(), options.ahead(), options.comparesWholly()), findings);
            if (options.only() >= 0) {
                judge.replay(options, options.only());
                return new Report(options, 1, 1, System.nanoTime() - begin, findings, Map.of());
            }
            Cases warming = new Cases(options, options.from(), Math.min(WARM_REQUESTS, options.requests() / 4));
            fire(warming, judge);
            Map<String, Long> before = straightway.state();
            Cases cases = new Cases(options, warming.next(), options.requests() - warming.requests());
            fire(cases, judge);
            Map<String, Long> after = settle(straightway, peer, before);
            return new Report(options, warming.requests() + cases.requests(), cases.next() - options.from(),
                    System.nanoTime() - begin, findings, after);
        }
    }

    private Target start(String application) throws IOException, InterruptedException {
        return Target.start(application, options.jar(application), options.directory(), options.jvm(application));
    }

    private void fire(Cases cases, Judge judge) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(options.threads(), task -> {
            Thread thread = new Thread(task, "attack");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < options.threads(); i++) {
                all.add(threads.submit(() -> {
                    for (Cases.Numbered next = cases.take(); next != null; next = cases.take()) {
                        judge.fire(next);
                    }
                    return null;
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /** {@return what the server held before it was stopped} */
    private Map<String, Long> settle(Target target, Target other, Map<String, Long> before)
            throws IOException, InterruptedException {
        for (String what : new Settled(target, other, before).unsettled()) {
            beside("settled " + what.split(" ")[0], what);
        }
        Map<String, Long> after = target.state();
        Set<String> ofThePlatform = other.log().records().keySet();
        target.log().records().forEach((record, times) -> {
            if (!ofThePlatform.contains(record)) {
                beside("log " + record, times + " times");
            }
        });
        long limit = other.stop() + SLOW_STOP_SECONDS;
        long seconds = target.stop();
        if (seconds > limit) {
            beside("stop", "the server took " + seconds + " s to stop");
        }
        after.put("requests.ahead", target.log().ahead());
        if (options.ahead() && target.log().ahead() < options.requests() / LEAST_AHEAD) {
            beside("ahead", target.log().ahead() + " requests were served ahead of the Router");
        }
        return after;
    }

    /** Adds what was found beside the cases. */
    private void beside(String check, String what) {
        if (findings.isNew("server", check, what)) {
            findings.add(new Finding("server", check, what, -1, ""));
        }
    }
}
