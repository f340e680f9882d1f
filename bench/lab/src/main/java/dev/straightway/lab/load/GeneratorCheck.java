package dev.straightway.lab.load;

import java.util.Locale;
import java.util.Optional;

import dev.straightway.lab.results.ClosedLoop;

/** Tells whether a load measured its generator instead of the server. */
public final class GeneratorCheck {

    private GeneratorCheck() {
    }

    /**
     * {@return what to say of a load whose generator was the bottleneck; nothing if it wasn't, or if that is unknown}
     *
     * @param generatorBusy {@link LoadResult#generatorBusy}
     * @param serverBusy likewise: CPU of the server by what its cores could give, NaN if it is unknown
     */
    public static Optional<String> remark(double generatorBusy, double serverBusy) {
        boolean serverFull = serverBusy >= ClosedLoop.BUSY;
        if (!(generatorBusy >= ClosedLoop.BUSY) || serverFull) {
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
