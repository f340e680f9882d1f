package dev.straightway.lab.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Holm's correction: among all verdicts of a report, the chance that any is a false alarm stays below that of one. */
final class Holm {

    private Holm() {
    }

    /** {@return what each p is worth among all of them, in their order} */
    static double[] adjusted(double[] ps) {
        List<Integer> ascending = IntStream.range(0, ps.length).boxed().sorted(Comparator.comparingDouble(i -> ps[i])).toList();
        double[] adjusted = new double[ps.length];
        double least = 0;
        for (int place = 0; place < ps.length; place++) {
            least = Math.max(least, Math.min(1, (ps.length - place) * ps[ascending.get(place)]));
            adjusted[ascending.get(place)] = least;
        }
        return adjusted;
    }
}
