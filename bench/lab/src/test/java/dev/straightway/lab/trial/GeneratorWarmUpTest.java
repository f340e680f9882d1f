package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Spectrum;

class GeneratorWarmUpTest {

    private final List<Integer> driven = new ArrayList<>();

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            // per cent of each window that the generator's compiler took | how many windows it takes
            "0 0            | 2", "4.9 4.9        | 2", "90 30 5 4 3 0  | 5", "90 4 6 4 4     | 5", "NaN NaN        | 2" })
    void endsWhenTheCompilerWasQuietInTwoWindowsRunning(String percents, int windows) throws Exception {
        List<Double> all = List.of(percents.split(" ")).stream().map(Double::valueOf).toList();
        GeneratorWarmUp.run(seconds -> {
            driven.add(seconds);
            return times(all.get(driven.size() - 1), null);
        });
        assertThat(driven).hasSize(windows).containsOnly(2);
    }

    @Test
    void isSoLongForAGeneratorThatIsWarm() throws Exception {
        GeneratorWarmUp.run(seconds -> {
            driven.add(seconds);
            return times(0, null);
        });
        assertThat(driven.stream().mapToInt(Integer::intValue).sum()).isEqualTo(Examination.GENERATOR_WARMUP_SECONDS);
    }

    @Test
    void endsAfterHalfAMinuteWhateverTheCompilerDoes() throws Exception {
        GeneratorWarmUp.run(seconds -> {
            driven.add(seconds);
            return times(50, null);
        });
        assertThat(driven).isEqualTo(Collections.nCopies(15, 2));
    }

    @Test
    void endsWithALoadThatFails() throws Exception {
        GeneratorWarmUp.run(seconds -> {
            driven.add(seconds);
            return times(Double.NaN, "Hyperfoil can't connect");
        });
        assertThat(driven).hasSize(1);
    }

    private static Spectrum times(double generatorJitPercent, String failure) {
        return new Spectrum("own", "get", 1_000, 1_000, 0, List.of(), Map.of(), failure,
                Conditions.UNKNOWN.generatorJit(generatorJitPercent), Spectrum.Pace.UNKNOWN);
    }
}
