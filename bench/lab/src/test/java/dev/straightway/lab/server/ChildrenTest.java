package dev.straightway.lab.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** With processes that wait for input that never comes. */
class ChildrenTest {

    private final Children children = new Children();
    private final Children others = new Children();

    @AfterEach
    void endAll() {
        children.close();
        others.close();
    }

    @Test
    void endWithTheirProgramAndLeaveThoseOfAnother() throws Exception {
        Process one = children.start(waiting());
        Process ended = children.start(waiting());
        Children.end(ended);
        Process another = children.start(waiting());
        Process ofOthers = others.start(waiting());
        children.close();
        assertThat(one.waitFor()).isNotZero();
        assertThat(another.waitFor()).isNotZero();
        assertThat(ofOthers.isAlive()).isTrue();
    }

    @Test
    void startNothingMoreWhereTheProgramEnds() {
        assertThat(children.ending()).isFalse();
        assertThatCode(children::requireGoingOn).doesNotThrowAnyException();
        children.close();
        assertThat(children.ending()).isTrue();
        assertThatThrownBy(children::requireGoingOn).isInstanceOf(InterruptedException.class);
        assertThatThrownBy(() -> children.start(waiting())).isInstanceOf(TrialFailure.class)
                .hasMessage("The lab is being ended");
    }

    private static ProcessBuilder waiting() {
        return new ProcessBuilder("cat");
    }
}
