package dev.straightway.lab.attribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.lab.profile.Collapsed;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.Stack;

class StandardRulesTest {

    private static final Rules RULES = Rules.standard();

    @ParameterizedTest
    @MethodSource("samples")
    void givesSamplesOfEveryTargetTheirPhase(String target, String phase, String line) {
        Stack stack = Collapsed.parse(Kind.CPU, Stream.of(line + " 1")).get(0);
        assertThat(RULES.decide(stack).map(decision -> decision.phase().title()).orElse("lab")).as(target).isEqualTo(phase);
    }

    @Test
    void isTriedOnEveryPhase() throws IOException {
        assertThat(samples().map(sample -> sample.get()[1]).distinct())
                .containsAll(Stream.of(Phase.values()).filter(phase -> phase != Phase.UNMATCHED).map(Phase::title).toList());
    }

    static Stream<Arguments> samples() throws IOException {
        List<Arguments> samples = new ArrayList<>();
        String target = "";
        for (String line : lines()) {
            if (line.startsWith("# ")) {
                target = line.substring(2);
            } else {
                samples.add(
                        Arguments.of(target, line.substring(0, line.indexOf(" | ")), line.substring(line.indexOf(" | ") + 3)));
            }
        }
        return samples.stream();
    }

    private static List<String> lines() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                StandardRulesTest.class.getResourceAsStream("samples.txt"), StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        }
    }
}
