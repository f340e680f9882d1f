package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import dev.straightway.lab.attribution.ProfilePass;
import dev.straightway.lab.load.Hyperfoil;
import dev.straightway.lab.load.LoadRequest;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Profile;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.server.TrialFailure;

/**
 * What is looked at beside the timed window, in the server of a trial after it, warm as it is: response times at a fixed rate,
 * and then, since a profiler leaves its traces, the profiles.
 *
 * @param rates at which response times are taken; none for no response times
 * @param profiles empty where no profiles are wanted
 * @param spectrum takes the response times
 * @param profile takes each profile
 */
public record Examination(List<Rate> rates, Optional<ProfilePass> profiles, Consumer<Spectrum> spectrum,
        Consumer<ProfilePass.Outcome> profile) {

    /** For the generator's own code, before the load that counts. */
    public static final int GENERATOR_WARMUP_SECONDS = 2;

    private static final List<Kind> KINDS = List.of(Kind.CPU, Kind.ALLOC);

    /**
     * Requests a second.
     *
     * @param utilisationPercent of what the slowest target could do; 0 where the rate was given
     */
    public record Rate(double perSecond, double utilisationPercent) {
    }

    /** Examines a server; what goes wrong is said in what is found. */
    void of(Drive drive, Cell cell, Bench bench) throws InterruptedException {
        int profiled = 0;
        int timed = 0;
        try {
            for (; timed < rates.size(); timed++) {
                Rate rate = rates.get(timed);
                spectrum.accept(undoubted(bench, () -> responseTimes(drive, cell, bench, rate), Spectrum::conditions));
            }
            for (; profiles.isPresent() && profiled < KINDS.size(); profiled++) {
                Kind kind = KINDS.get(profiled);
                profile.accept(undoubted(bench, () -> profiles.get().run(subject(drive, cell, kind),
                        new ProfileLoad(drive, kind)), outcome -> outcome.profile().conditions()));
            }
        } catch (LoadErrors | TrialFailure | IOException failure) {
            bench.host().requireReachable();
            missing(cell, failure.getMessage(), timed, profiled);
        }
    }

    /** Makes a pass anew whose conditions leave it in doubt, as often as a trial; what comes last is kept with its remark. */
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
        hyperfoil.atRate(cell.target().name(), drive.request(GENERATOR_WARMUP_SECONDS, false), rate.perSecond());
        LoadRequest request = drive.request(bench.options().timing().durationSeconds(), false);
        Gauge gauge = drive.gauge();
        Spectrum times = gauge.around(() -> hyperfoil.atRate(cell.target().name(), request, rate.perSecond()));
        double generatorBusy = times.conditions().generatorBusyPercent() / 100;
        double generatorSeconds = Double.isNaN(generatorBusy) ? 0 : generatorBusy * request.seconds();
        Conditions conditions = drive.conditions(gauge.end((long) (generatorSeconds * 1e6)), generatorBusy);
        return times.at(rate.utilisationPercent()).under(ScheduleCheck.judge(times, conditions));
    }

    private static ProfilePass.Subject subject(Drive drive, Cell cell, Kind kind) {
        return new ProfilePass.Subject(cell.target().name(), cell.target().title(), cell.scenario().name(),
                cell.scenario().title(), drive.server().pid(), kind);
    }
}
