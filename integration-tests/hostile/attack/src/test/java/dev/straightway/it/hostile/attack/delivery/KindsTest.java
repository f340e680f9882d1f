package dev.straightway.it.hostile.attack.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;

class KindsTest {

    private static final int MANY = 3_000;

    @Test
    void makesTheSameCaseFromTheSameSeedAndNumber() {
        assertThat(LongStream.range(0, MANY).mapToObj(number -> Kinds.of(11, number).describe()))
                .containsExactlyElementsOf(
                        LongStream.range(0, MANY).mapToObj(number -> Kinds.of(11, number).describe()).toList());
    }

    @Test
    void makesPlainCasesOfASeedToo() {
        assertThat(LongStream.range(0, 100).mapToObj(number -> Kinds.plain(11, number).describe()))
                .containsExactlyElementsOf(
                        LongStream.range(0, 100).mapToObj(number -> Kinds.plain(11, number).describe()).toList());
    }

    @Test
    void makesOtherCasesFromAnotherSeed() {
        assertThat(LongStream.range(0, 100).mapToObj(number -> Kinds.of(12, number).describe()).toList())
                .doesNotContainAnyElementsOf(
                        LongStream.range(0, 100).mapToObj(number -> Kinds.of(11, number).describe()).toList());
    }

    @Test
    void marksEachRequestAlone() {
        assertThat(LongStream.range(0, 100).mapToObj(number -> Kinds.of(11, number).describe()).distinct()).hasSize(100);
    }
}
