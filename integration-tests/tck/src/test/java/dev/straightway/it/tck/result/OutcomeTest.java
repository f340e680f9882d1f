package dev.straightway.it.tck.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class OutcomeTest {

    private static final TestName TEST = new TestName("ee.rs.get.JAXRSClientIT", "getTest1");

    @Test
    void isALineOfFourFields() {
        Outcome outcome = new Outcome(State.FAILED, TEST, "404");

        assertThat(outcome.line()).isEqualTo("FAILED\tee.rs.get.JAXRSClientIT\tgetTest1\t404");
    }

    @ParameterizedTest
    @EnumSource(State.class)
    void comesBackFromItsLine(State state) {
        Outcome outcome = new Outcome(state, TEST, "");

        assertThat(Outcome.parse(outcome.line())).isEqualTo(outcome);
    }

    @Test
    void keepsAReasonOnOneLineAndInOneField() {
        assertThat(new Outcome(State.FAILED, TEST, "expected\t200\r\nbut was 404\n").reason())
                .isEqualTo("expected | 200 | but was 404 |");
    }

    @Test
    void cutsALongReason() {
        assertThat(new Outcome(State.FAILED, TEST, "x".repeat(1000)).reason()).hasSize(400);
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "PASSED\ta.B\tc", "PASSED\ta.B\tc\td\te" })
    void refusesALineOfOtherThanFourFields(String line) {
        assertThatThrownBy(() -> Outcome.parse(line)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Not state, class, method and reason: '" + line + "'");
    }

    @Test
    void refusesAStateThatItDoesNotKnow() {
        assertThatThrownBy(() -> Outcome.parse("PASST\ta.B\tc\t")).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("PASST");
    }

    @Test
    void namesThePackageOfItsClass() {
        assertThat(TEST.packageName()).isEqualTo("ee.rs.get");
    }
}
