package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.server.TrialFailure;

class ColdWindowsTest {

    private final AtomicInteger windows = new AtomicInteger();

    @Test
    void takesTheFirstWindowWithAnAnswer() throws Exception {
        assertThat(ColdWindows.firstAnswered(this::answersInTheThird)).isEqualTo("window 3");
        assertThat(windows).hasValue(3);
    }

    @Test
    void takesTheFirstWindowOfAServerThatAnswersAtOnce() throws Exception {
        assertThat(ColdWindows.firstAnswered(() -> "window " + windows.incrementAndGet())).isEqualTo("window 1");
    }

    @Test
    void failsWhereNoneHasAnAnswer() {
        assertThatThrownBy(() -> ColdWindows.firstAnswered(() -> {
            windows.incrementAndGet();
            throw new NothingAnswered();
        })).isInstanceOf(NothingAnswered.class).hasMessage("no request was answered");
        assertThat(windows).hasValue(ColdWindows.MOST);
    }

    @Test
    void triesNothingAgainThatFailedOtherwise() {
        assertThatThrownBy(() -> ColdWindows.firstAnswered(() -> {
            windows.incrementAndGet();
            throw new TrialFailure("the server ended under load");
        })).hasMessage("the server ended under load");
        assertThatThrownBy(() -> ColdWindows.firstAnswered(() -> {
            windows.incrementAndGet();
            throw new IOException("broken");
        })).isInstanceOf(IOException.class);
        assertThat(windows).hasValue(2);
    }

    private String answersInTheThird() {
        int number = windows.incrementAndGet();
        if (number < 3) {
            throw new NothingAnswered();
        }
        return "window " + number;
    }
}
