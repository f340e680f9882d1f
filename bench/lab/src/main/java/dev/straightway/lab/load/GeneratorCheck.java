package dev.straightway.lab.load;

import java.util.Locale;
import java.util.Optional;

/** Tells whether a load measured its generator instead of the server. */
public final class GeneratorCheck {

    /** Who is busy for so much of the time has no room left to show that it could do more. */
    public static final double BUSY = 0.9;

    private GeneratorCheck() {
    }

    /**
     * {@return what to say of a load whose generator was the bottleneck; nothing if it wasn't, or if that is unknown}
     *
     * @param generatorBusy {@link LoadResult#generatorBusy}
     * @param serverBusy likewise: CPU of the server by what its cores could give, NaN if it is unknown
     */
    public static Optional<String> remark(double generatorBusy, double serverBusy) {
        boolean serverFull = serverBusy >= BUSY;
        if (!(generatorBusy >= BUSY) || serverFull) {
            return Optional.empty();
        }
        String server = Double.isNaN(serverBusy) ? "how busy the server was is unknown"
                : "the server was busy for " + percent(serverBusy);
        return Optional.of("generator-bound: the generator was busy for " + percent(generatorBusy) + " of the time; " + server);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", share * 100);
    }
}
