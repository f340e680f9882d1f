package dev.straightway.lab.results;

/**
 * Under what a pass beside the timed trials was made.
 *
 * @param noisePercent how much of the server's cores others took; NaN where that is unknown
 * @param generatorBusyPercent how busy the generator was; NaN where that is unknown
 * @param generatorJitPercent the part of the time in which the generator's own compiler worked; NaN where that is unknown
 * @param jitPercent the part of the time in which a compiler of the server worked
 * @param remark why what was found is to be doubted, or {@code null}
 */
public record Conditions(double noisePercent, double generatorBusyPercent, double generatorJitPercent, double jitPercent,
        String remark) {

    /** What a pass that was not gated has. */
    public static final Conditions UNKNOWN = new Conditions(Double.NaN, Double.NaN, Double.NaN, null);

    /** The conditions of a generator whose compiler is unknown, or that has none. */
    public Conditions(double noisePercent, double generatorBusyPercent, double jitPercent, String remark) {
        this(noisePercent, generatorBusyPercent, Double.NaN, jitPercent, remark);
    }

    public boolean doubtful() {
        return remark != null;
    }

    /** {@return the same with one reason for doubt more} */
    public Conditions remarking(String another) {
        return new Conditions(noisePercent, generatorBusyPercent, generatorJitPercent, jitPercent,
                remark == null ? another : remark + "; " + another);
    }

    /** {@return the same of a generator whose compiler worked for so many per cent of the time} */
    public Conditions generatorJit(double percent) {
        return new Conditions(noisePercent, generatorBusyPercent, percent, jitPercent, remark);
    }

    /** {@return those of two loads of one pass: the worse of each} */
    public Conditions and(Conditions other) {
        return new Conditions(worse(noisePercent, other.noisePercent),
                worse(generatorBusyPercent, other.generatorBusyPercent),
                worse(generatorJitPercent, other.generatorJitPercent), worse(jitPercent, other.jitPercent),
                remark == null ? other.remark : remark);
    }

    private static double worse(double one, double other) {
        return Double.isNaN(one) || other > one ? other : one;
    }
}
