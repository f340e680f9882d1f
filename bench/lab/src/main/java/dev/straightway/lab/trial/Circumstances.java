package dev.straightway.lab.trial;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.load.GeneratorCheck;
import dev.straightway.lab.results.Conditions;

/** Judges a pass beside the timed trials by what a timed window is judged by: noise, generator, compiler, collections. */
final class Circumstances {

    private Circumstances() {
    }

    /** @param generatorBusy as a share of its cores; NaN where that is unknown */
    static Conditions of(Gauged gauged, double generatorBusy, double noisePercent) {
        double serverBusy = gauged.totalMicros().orElse(Double.NaN) / (gauged.seconds() * gauged.cores() * 1e6);
        List<String> remarks = Stream.of(
                gauged.noise().above(noisePercent) ? Optional.of(gauged.noise().words()) : Optional.<String> empty(),
                GeneratorCheck.remark(generatorBusy, serverBusy),
                share("the compiler took %.0f %% of it", gauged.jitShare(), Steadiness.MOST_COMPILING),
                share("collections took %.0f %% of it", gauged.gcShare(), Judgement.MOST_COLLECTING))
                .flatMap(Optional::stream).toList();
        return new Conditions(gauged.noise().share().orElse(Double.NaN) * 100, generatorBusy * 100, gauged.jitShare() * 100,
                remarks.isEmpty() ? null : remarks.stream().collect(Collectors.joining("; ")));
    }

    private static Optional<String> share(String words, double share, double most) {
        return share < most ? Optional.empty() : Optional.of(String.format(Locale.ROOT, words, share * 100));
    }
}
