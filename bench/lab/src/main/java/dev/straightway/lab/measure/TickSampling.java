package dev.straightway.lab.measure;

/**
 * How far user and system time of {@link ProcessTimes} can be off. Where the kernel isn't built to time each change of mode, it
 * looks at each of its ticks which of the two a thread is in, and shares the exact time of the scheduler out in that
 * proportion.
 */
public final class TickSampling {

    /** What distributions build for servers; a kernel of 1,000 halves the error, one of 100 makes it 1.6 times as large. */
    public static final int TICKS_PER_SECOND = 250;

    private static final double DEVIATE = 1.96;

    private TickSampling() {
    }

    /**
     * {@return half the 95 % interval of a part, as a share of it; NaN where nothing was counted}
     *
     * @param partMicros user or system time
     * @param totalMicros both
     */
    public static double error(long partMicros, long totalMicros) {
        double ticks = totalMicros / 1e6 * TICKS_PER_SECOND;
        double share = (double) partMicros / totalMicros;
        return ticks == 0 || partMicros == 0 ? Double.NaN : DEVIATE * Math.sqrt((1 - share) / (share * ticks));
    }
}
