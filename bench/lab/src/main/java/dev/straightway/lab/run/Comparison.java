package dev.straightway.lab.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.lab.environment.Environment;
import dev.straightway.lab.host.Host;
import dev.straightway.lab.host.LocalHost;
import dev.straightway.lab.measure.OtherWork;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.report.TerminalReport;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.Findings;
import dev.straightway.lab.results.Results.Run;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.server.HostLost;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.server.Topology;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.trial.Augmentations;
import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.Placement;

/** One whole comparison: checks, trials, passes beside them, then the report of what was saved. */
public final class Comparison {

    private final Home home;
    private final Options options;
    private final List<ServerTarget> builds;
    private final Optional<Resumption> resumption;
    private final PrintStream out;
    private final Session session;

    private Comparison(Home home, Options options, List<ServerTarget> builds, Optional<Resumption> resumption,
            Session session) {
        this.home = home;
        this.options = options;
        this.builds = builds;
        this.resumption = resumption;
        this.session = session;
        this.out = session.out();
    }

    public Comparison(Home home, Options options, Session session) {
        this(home, options, List.of(), Optional.empty(), session);
    }

    /** {@return a comparison of these targets instead of those of the catalog} */
    public static Comparison ofBuilds(Home home, Options options, List<ServerTarget> builds, Session session) {
        return new Comparison(home, options, builds, Optional.empty(), session);
    }

    /**
     * {@return what is left of a run that was ended}
     *
     * @param options its own
     */
    public static Comparison resuming(Home home, Resumption resumption, Options options, Session session) {
        return new Comparison(home, options, List.of(), Optional.of(resumption), session);
    }

    /**
     * Runs it; what it printed and saved tells what came of it.
     *
     * @return whether no trial failed
     * @throws IOException if the results can't be saved at the end
     */
    public boolean run() throws IOException, InterruptedException {
        return measure().trials().stream().map(Trial::outcome).noneMatch(Outcome.FAILED::equals);
    }

    /** Runs it, and returns what was saved. */
    public Results measure() throws IOException, InterruptedException {
        Exports.of(options);
        Path output = options.output().folder().isEmpty() ? home.output()
                : Path.of(options.output().folder()).toAbsolutePath();
        Path logs = Files.createDirectories(output.resolve("logs"));
        try (Agents agents = Agents.of(home, options, logs, session);
                Host host = Hosts.of(home, options, logs, agents, session)) {
            return measure(new Machines(host, agents), output, logs);
        }
    }

    private Results measure(Machines machines, Path output, Path logs) throws IOException, InterruptedException {
        Host host = machines.host;
        host.requirePort(options.server().port());
        Plan plan = plan(host, machines.agents.drive(host.pin(options.placements().pin())));
        plan.requireReady();
        inMemory().requireReady();
        Map<String, String> others = others(machines, plan.placement().pinning().apart());
        try (RunGenerators generators = generators(machines, logs); RunGenerators beside = generators(machines, logs)) {
            Results begun = begun(plan,
                    Facts.of(home, plan, host, generator(generators, plan), others));
            Recorder recorder = new Recorder(output, begun, out);
            resumption.ifPresent(one -> recorder.resume(one.kept(pilots() ? new Pilot(plan).first() : plan)));
            out.print(TerminalReport.environment(begun));
            recorder.keepWhenInterrupted();
            Augmentations augmentations = new Augmentations(options.passes().augmentations(), recorder::note);
            List<Bench> benches = Stream.of(generators, beside).limit(Smoke.servers(options))
                    .map(own -> new Bench(options, host, own, augmentations, logs)).toList();
            try {
                return run(plan, benches, recorder);
            } catch (HostLost lost) {
                recorder.interrupted();
                throw new HostLost(lost.getMessage() + " What was measured until then is saved in " + output
                        + (builds.isEmpty() ? ": once it can be reached again, 'straightway-lab run --resume " + output
                                + "' goes on with it." : "."));
            }
        }
    }

    /** {@return generators that start when they are asked for} */
    private RunGenerators generators(Machines machines, Path logs) {
        return new RunGenerators(options.load().generator(), machines.agents, home.hyperfoil(), logs, session.children());
    }

    private InMemory inMemory() {
        return new InMemory(home, options, session.children());
    }

    private static String generator(RunGenerators generators, Plan plan) throws IOException, InterruptedException {
        return plan.options().load().inMemory() ? "JMH" : generators.closedLoop(plan.placement()).name();
    }

    /** Those that a run has: where its servers are, and who sends its requests. */
    private record Machines(Host host, Agents agents) {
    }

    /** {@return what was seen of other work, and what the machines of agents are} */
    private Map<String, String> others(Machines machines, boolean apart) throws IOException, InterruptedException {
        Map<String, String> others = new LinkedHashMap<>();
        Host host = machines.host;
        others.put(Environment.OTHER_WORK,
                new Preflight(options, host.name(), () -> host.otherWork(Preflight.LOOK), out).words());
        machines.agents.tell(others, options, out);
        if (apart && machines.agents.none()) {
            others.put(Environment.OTHER_WORK_OF_GENERATOR, new Preflight(options, "The generator's machine",
                    () -> OtherWork.during(Preflight.LOOK, Topology.HERE.cores()), out).words());
        }
        return others;
    }

    /** {@return how long it takes, in words, at the most where no trial is disturbed} */
    public String estimate() throws IOException, InterruptedException {
        return Estimate.words(
                Estimate.seconds(
                        plan(new LocalHost(home.agent(), session.children()), Pinning.of(options.placements().pin()))));
    }

    private Plan plan(Host host, Pinning pinning) throws IOException, InterruptedException {
        return new Plan(options, targets(), new Selection(home, options).scenarios(),
                host.java(options.server().java()), Placement.of(pinning));
    }

    private List<ServerTarget> targets() {
        return builds.isEmpty() ? new Selection(home, options).targets() : builds;
    }

    private Results run(Plan plan, List<Bench> benches, Recorder recorder) throws IOException, InterruptedException {
        double estimate = Estimate.seconds(plan);
        out.println("Straightway lab: " + plan.targets().size() + " targets, " + plan.scenarios().size()
                + " scenarios, about " + Estimate.words(estimate) + (options.smoke() ? "."
                        : (pilots() ? " at the least" : "") + ", not much more than " + Estimate.words(Estimate.limit(plan))
                                + " (lab.limit)."));
        Progress progress = new Progress(out, estimate);
        plan.notRun().forEach(trial -> {
            recorder.trial(trial);
            progress.say("not run: " + trial.scenario() + " on " + trial.target() + ": " + trial.reason());
        });
        if (options.smoke() && !options.load().inMemory()) {
            new Smoke(plan, benches, recorder, progress).run();
        } else {
            rounds(plan, benches.get(0), recorder, progress);
        }
        return report(recorder, progress);
    }

    private void rounds(Plan plan, Bench bench, Recorder recorder, Progress progress)
            throws IOException, InterruptedException {
        Plan whole = plan;
        if (pilots()) {
            Pilot pilot = new Pilot(plan);
            new Rounds(pilot.first(), bench, inMemory().trials(bench), recorder, progress).run();
            Pilot.Outcome outcome = pilot.decide(recorder.results());
            whole = outcome.plan();
            progress.say("Precision: " + outcome.words());
            Map<String, String> facts = Environment.method(whole.options());
            facts.put(Environment.PRECISION, outcome.words());
            recorder.replan(whole.options().texts(), facts);
        }
        Bench rest = bench.with(whole.options());
        new Rounds(whole, rest, inMemory().trials(rest), recorder, progress).run();
    }

    /** Whether the first rounds are to choose how many follow, and haven't done so before the run was resumed. */
    private boolean pilots() {
        return Pilot.wanted(options) && resumption.stream().noneMatch(Resumption::decided);
    }

    /** A pass of its own over what was saved. */
    private Results report(Recorder recorder, Progress progress) throws IOException {
        Remarks.of(recorder.trials()).forEach(recorder::note);
        Results results = recorder.results();
        out.println(TerminalReport.of(results));
        recorder.finish();
        Exports.write(results, options, recorder.file().getParent(), out);
        out.println("Results: " + recorder.file() + ", after " + Estimate.words(progress.elapsedSeconds()));
        return results;
    }

    private Results begun(Plan plan, Map<String, String> environment) throws IOException {
        ServerTarget reference = plan.reference();
        resumption.ifPresent(one -> one.requireSame(environment));
        return new Results(new Run(Results.FORMAT, resumption.map(one -> one.saved().began())
                .orElseGet(() -> OffsetDateTime.now().truncatedTo(ChronoUnit.SECONDS).toString()), false,
                resumption.map(one -> one.saved().environment()).orElse(environment), options.texts(),
                plan.targets().stream()
                        .map(target -> Descriptions.of(target, target.equals(reference), options.load().inMemory())).toList(),
                plan.scenarios().stream().map(scenario -> Descriptions.of(scenario, options.load().inMemory())).toList(),
                inMemory().metrics(),
                home.supplements()),
                Findings.of(List.of()));
    }
}
