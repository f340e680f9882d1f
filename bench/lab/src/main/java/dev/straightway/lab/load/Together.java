package dev.straightway.lab.load;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Tells whether several generators sent their parts of a load at the same time. */
public final class Together {

    /** A greater part of the time in which only some of them send would be seen in the figures. */
    private static final double MOST_APART = 0.1;

    private Together() {
    }

    /** {@return what to say of a load whose generators didn't begin together; nothing if they did} */
    public static Optional<String> remark(LoadResult load) {
        return remark(load.apartNanos(), load.durationNanos() / 1e9);
    }

    static Optional<String> remark(long apartNanos, double seconds) {
        return apartNanos <= MOST_APART * seconds * 1e9 ? Optional.empty()
                : Optional.of(String.format(Locale.ROOT, "the generators began %d ms apart in a load of %.0f s",
                        TimeUnit.NANOSECONDS.toMillis(apartNanos), seconds));
    }
}
