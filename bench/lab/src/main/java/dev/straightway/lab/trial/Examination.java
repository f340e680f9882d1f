package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

import dev.straightway.lab.attribution.ProfilePass;
import dev.straightway.lab.load.Hyperfoil;
import dev.straightway.lab.load.LoadRequest;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.server.TrialFailure;

/**
 * What is looked at beside the timed window, in the server of a trial after it, warm as it is: response times at a fixed rate,
 * and then, since a profiler leaves its traces, the profiles.
 * <p>
 * It belongs into the server of a trial that counts: what is found in another one has its doubt.
 *
 * @param rates at which response times are taken; none for no response times
 * @param profiles empty where no profiles are wanted
 * @param in whether the server of a trial is the one to look at, asked once of each trial that came to its end
 * @param spectrum takes the response times
 * @param profile takes each profile
 */
public record Examination(List<Rate> rates, Optional<ProfilePass> profiles, Predicate<Trial> in, Consumer<Spectrum> spectrum,
        Consumer<ProfilePass.Outcome> profile) {

    /**
     * The warm-up of the generator before the load that counts, in seconds; for estimates, as long as a warm generator takes.
     */
    public static final int GENERATOR_WARMUP_SECONDS = GeneratorWarmUp.USUAL_SECONDS;

    private static final List<Kind> KINDS = List.of(Kind.CPU, Kind.ALLOC);

    /**
     * Requests a second.
     *
     * @param utilisationPercent of what the slowest target could do; 0 where the rate was given
     */
    public record Rate(double perSecond, double utilisationPercent) {
    }

    /** {@return the same in the servers of other trials} */
    public Examination in(Predicate<Trial> others) {
        return new Examination(rates, profiles, others, spectrum, profile);
    }

    /** Examines the server of a trial; what goes wrong is said in what is found. */
    void of(Trial trial, Drive drive, Cell cell, Bench bench) throws InterruptedException {
        Optional<String> doubt = doubt(trial);
        int profiled = 0;
        int timed = 0;
        try {
            for (; timed < rates.size(); timed++) {
                Rate rate = rates.get(timed);
                Spectrum times = undoubted(bench, () -> responseTimes(drive, cell, bench, rate), Spectrum::conditions);
                spectrum.accept(doubt.map(times::remarking).orElse(times));
            }
            for (; profiles.isPresent() && profiled < KINDS.size(); profiled++) {
                Kind kind = KINDS.get(profiled);
                ProfilePass.Outcome outcome = undoubted(bench, () -> profiles.get().run(subject(drive, cell, kind),
                        new ProfileLoad(drive, kind)), one -> one.profile().conditions());
                profile.accept(doubt.map(outcome::remarking).orElse(outcome));
            }
        } catch (LoadErrors | TrialFailure | IOException failure) {
            bench.host().requireReachable();
            missing(cell, failure.getMessage(), timed, profiled);
        }
    }

    /** {@return why all that is found in the server of a trial is to be doubted, if it is} */
    private static Optional<String> doubt(Trial trial) {
        return trial.valid() ? Optional.empty() : Optional.of("the trial of its server doesn't count: " + trial.reason());
    }

    /** Repeats a pass whose conditions leave it in doubt, as often as a trial; what comes last is kept with its remark. */
    private static <R> R undoubted(Bench bench, Gauge.Driving<R> pass, Function<R, Conditions> conditions)
            throws IOException, InterruptedException {
        R result = pass.drive();
        for (int again = 0; again < bench.options().timing().retries() && conditions.apply(result).doubtful(); again++) {
            result = pass.drive();
        }
        return result;
    }

    /** Says of all of it why it isn't there. */
    void missing(Cell cell, String reason) {
        missing(cell, reason, 0, 0);
    }

    private void missing(Cell cell, String reason, int timed, int profiled) {
        String target = cell.target().name();
        String scenario = cell.scenario().name();
        rates.subList(timed, rates.size()).forEach(rate -> spectrum.accept(new Spectrum(target, scenario, rate.perSecond(), 0,
                0, List.of(), Map.of(), reason, Conditions.UNKNOWN, Spectrum.Pace.UNKNOWN).at(rate.utilisationPercent())));
        if (profiles.isPresent()) {
            KINDS.subList(profiled, KINDS.size()).forEach(kind -> profile.accept(new ProfilePass.Outcome(
                    new Profile(target, scenario, kind.label(), "none", 0, Double.NaN, null, reason, Conditions.UNKNOWN),
                    Optional.empty())));
        }
    }

    private static Spectrum responseTimes(Drive drive, Cell cell, Bench bench, Rate rate)
            throws IOException, InterruptedException {
        Hyperfoil hyperfoil = bench.generators().fixedRate(cell.placement());
        GeneratorWarmUp.run(
                seconds -> hyperfoil.atRate(cell.target().name(), drive.request(seconds, false), rate.perSecond()));
        LoadRequest request = drive.request(bench.options().timing().durationSeconds(), false);
        Gauge gauge = drive.gauge();
        Spectrum times = gauge.around(() -> hyperfoil.atRate(cell.target().name(), request, rate.perSecond()));
        double generatorBusy = times.conditions().generatorBusyPercent() / 100;
        Conditions conditions = drive.conditions(gauge.end(drive.generatorMicros(generatorBusy, request.seconds())),
                generatorBusy);
        return times.at(rate.utilisationPercent()).under(ScheduleCheck.judge(times, conditions));
    }

    private static ProfilePass.Subject subject(Drive drive, Cell cell, Kind kind) {
        return new ProfilePass.Subject(cell.target().name(), cell.target().title(), cell.scenario().name(),
                cell.scenario().title(), drive.server().pid(), kind);
    }
}
