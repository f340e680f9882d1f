package dev.straightway.lab.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.report.page.Waterfall.Sampled;
import dev.straightway.lab.report.page.Waterfall.Step;
import dev.straightway.lab.results.Attribution;

class WaterfallTest {

    @Test
    void leadsFromOneTotalToTheOtherPhaseByPhase() {
        Waterfall waterfall = new Waterfall(sampled(10_000, 6, 3, 1, 0), sampled(10_000, 4, 3.5, 0, 0));
        assertThat(waterfall.steps()).extracting(Step::phase).as("without what neither has").containsExactly("I/O", "HTTP",
                "JVM");
        assertThat(waterfall.steps()).extracting(Step::before).containsExactly(10.0, 8.0, 8.5);
        assertThat(waterfall.steps()).extracting(Step::change).containsExactly(-2.0, 0.5, -1.0);
        assertThat(waterfall.steps().get(2).after()).isEqualTo(7.5);
    }

    @Test
    void knowsNoErrorWithoutTheNumberOfSamples() {
        Waterfall waterfall = new Waterfall(new Sampled(cost(5, 5, 0, 0), Optional.empty()), sampled(100, 5, 4, 0, 0));
        assertThat(waterfall.steps()).extracting(Step::error).containsOnly(Double.NaN);
        assertThat(waterfall.steps()).noneMatch(Step::withinError);
    }

    /** Profiles of one truth, drawn again and again: their differences are all error. */
    @Test
    void holdsWhatSamplingDoesInNinetyFiveOfAHundred() {
        Random random = new Random(7);
        int within = 0;
        for (int run = 0; run < 2_000; run++) {
            Waterfall same = new Waterfall(drawn(random, 800), drawn(random, 500));
            within += same.steps().get(0).withinError() ? 1 : 0;
        }
        assertThat(within / 2_000.0).isCloseTo(0.95, within(0.015));
    }

    private static Sampled drawn(Random random, int samples) {
        int[] of = new int[4];
        for (int sample = 0; sample < samples; sample++) {
            double at = random.nextDouble();
            of[at < 0.3 ? 0 : at < 0.7 ? 1 : 2]++;
        }
        double each = 12.0 / samples;
        return sampled(samples, of[0] * each, of[1] * each, of[2] * each, 0);
    }

    private static Sampled sampled(long samples, double... micros) {
        return new Sampled(cost(micros), Optional.of(samples));
    }

    private static Attribution cost(double... micros) {
        Map<String, Double> phases = new LinkedHashMap<>();
        String[] names = { "I/O", "HTTP", "JVM", "filters" };
        double total = 0;
        for (int i = 0; i < names.length; i++) {
            phases.put(names[i], micros[i]);
            total += micros[i];
        }
        return new Attribution("any", "get", "cpu", phases, total, 1);
    }
}
