package dev.straightway.it.hostile.attack.run;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
                return new Report(options, 1, 1, System.nanoTime() - begin, findings, Map.of(), Map.of());
            }
            Cases warming = new Cases(options, options.from(), Math.min(WARM_REQUESTS, options.requests() / 4));
            fire(warming, judge);
            Map<String, Long> before = straightway.state();
            Map<String, Long> beforeOfPeer = options.comparesWholly() ? peer.state() : Map.of();
            Cases cases = new Cases(options, warming.next(), options.requests() - warming.requests());
            fire(cases, judge);
            Map<String, Long> after = settle(straightway, peer, before);
            countAhead(straightway, after);
            Map<String, Long> afterOfPeer = options.comparesWholly() ? settle(peer, straightway, beforeOfPeer) : Map.of();
            return new Report(options, warming.requests() + cases.requests(), cases.next() - options.from(),
                    System.nanoTime() - begin, findings, after, afterOfPeer);
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
        Afterwards afterwards = new Afterwards(target.name(), findings);
        afterwards.unsettled(new Settled(target, before, options.counted(target.name())).unsettled());
        Map<String, Long> after = target.state();
        boolean ended = target.stop();
        afterwards.stopped(ended, target.log().waitedInVain());
        afterwards.logged(target.log().records(), other.log().records().keySet());
        return after;
    }

    private void countAhead(Target target, Map<String, Long> after) throws InterruptedException {
        long ahead = target.log().ahead();
        after.put("requests.ahead", ahead);
        if (options.ahead() && ahead < options.requests() / LEAST_AHEAD) {
            new Afterwards(target.name(), findings).found("ahead", ahead + " requests were served ahead of the Router");
        }
    }
}
