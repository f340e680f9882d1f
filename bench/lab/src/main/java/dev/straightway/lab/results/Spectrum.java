package dev.straightway.lab.results;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Response times at a fixed rate, from the intended send times on: what a client sees who doesn't wait politely.
 *
 * @param offeredPerSecond requests that were to be sent a second
 * @param achievedPerSecond requests that were answered a second
 * @param unsent requests whose time came without a free connection
 * @param points the percentile curve, ascending, with what the answers don't bear; {@link #curve} is without that
 * @param errors counts by kind; those that are zero are left out
 * @param failure why there is no curve, or {@code null}
 * @param conditions under which it was made; of an earlier lab {@link Conditions#UNKNOWN}
 * @param pace where its rate came from and how it was kept; of an earlier lab {@link Pace#UNKNOWN}
 */
public record Spectrum(String target, String scenario, double offeredPerSecond, double achievedPerSecond, long unsent,
        List<Point> points, Map<String, Long> errors, String failure, Conditions conditions, Pace pace) {

    /** So many answers beyond a percentile tell where it lies. */
    private static final double LEAST_BEYOND = 10;
    private static final double ROUNDING = 1e-6;

    public Spectrum {
        conditions = conditions == null ? Conditions.UNKNOWN : conditions;
        pace = pace == null ? Pace.UNKNOWN : pace;
    }

    /** {@return the same, made under these conditions} */
    public Spectrum under(Conditions others) {
        return new Spectrum(target, scenario, offeredPerSecond, achievedPerSecond, unsent, points, errors, failure, others,
                pace);
    }

    /** {@return the same with one reason for doubt more} */
    public Spectrum remarking(String another) {
        return under(conditions.remarking(another));
    }

    /** {@return the same at a rate that is so many per cent of what the slowest target could do} */
    public Spectrum at(double utilisationPercent) {
        return new Spectrum(target, scenario, offeredPerSecond, achievedPerSecond, unsent, points, errors, failure, conditions,
                new Pace(utilisationPercent, pace.answers, pace.generatorLate));
    }

    /** {@return whether it may be compared with others: there is a curve, without a wrong answer or a doubt} */
    public boolean counts() {
        return failure == null && errors.isEmpty() && !conditions.doubtful() && !points.isEmpty();
    }

    /**
     * {@return the microseconds that so many per cent of the answers needed at the most; nothing where fewer than ten answers
     * lie beyond, or where the generator's own delays may be what is seen there}
     */
    public OptionalDouble micros(double percentile) {
        return bears(percentile)
                ? points.stream().filter(point -> point.percentile >= percentile).mapToDouble(Point::micros).findFirst()
                : OptionalDouble.empty();
    }

    /** {@return the points that {@link #micros} has a figure for, ascending} */
    public List<Point> curve() {
        return points.stream().filter(point -> bears(point.percentile)).toList();
    }

    private boolean bears(double percentile) {
        double beyond = pace.answers * (100 - percentile) / 100;
        return beyond >= LEAST_BEYOND - ROUNDING && pace.generatorLate <= beyond / 2;
    }

    /**
     * @param percentile from 0 to 100
     * @param micros microseconds that so many per cent of the answers needed at the most
     */
    public record Point(double percentile, double micros) {
    }

    /**
     * Where a rate came from, and how the generator kept it.
     *
     * @param utilisationPercent of what the slowest target could do; 0 where the rate was given
     * @param answers how many there were
     * @param generatorLate requests that left late though nothing but the generator held them
     */
    public record Pace(double utilisationPercent, long answers, long generatorLate) {

        /** What an earlier lab left. */
        public static final Pace UNKNOWN = new Pace(0, 0, 0);
    }
}
