package dev.straightway.runtime.http.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.invocation.MethodSpec;

class CallFramesTest {

    private static final Watched.Name ITEMS = new Watched.Name("GET", "/items", new MethodSpec("Items", "get", List.of()),
            "Items_get");

    /** {@code S.call} stands for the call by Calling. */
    private static StackTraceElement[] stack(String frames) {
        return Stream.of(frames.split(" ")).map(frame -> frame.replaceFirst("^S\\.", Calling.class.getName() + "."))
                .map(frame -> {
                    int dot = frame.lastIndexOf('.');
                    return new StackTraceElement(frame.substring(0, dot), frame.substring(dot + 1), null, -1);
                }).toArray(StackTraceElement[]::new);
    }

    private static List<StackTraceElement> frames(StackTraceElement[] stack) {
        return new CallFrames(Calling.class, thread -> stack).of(Thread.currentThread(), ITEMS);
    }

    @ParameterizedTest
    @CsvSource({
            "T.sleep Items.get Items_get.invoke S.call E.run N.run, 3, the method",
            "T.sleep F.filter RequestFilters.run S.call E.run N.run, 3, its filters",
            "T.sleep B.get B_get.invoke S.call A_get.invoke S.call N.run, 0, the next request on a pipeline with another route",
            "T.sleep Items_get.invoke S.call A_get.invoke S.call N.run, 2, the next request on a pipeline with this route",
            "T.sleep A.close A_get.invoke S.call E.run N.run, 0, a pipeline's request before when the next has ended",
            "T.sleep H.handle N.run, 0, a handler of somebody else",
            "K.select N.run, 0, an idle loop",
            "S.call E.run N.run, 0, nothing yet" })
    void findsTheFramesOf(String stack, int frames, String what) {
        assertThat(frames(stack(stack))).as(what).hasSize(frames);
    }

    @Test
    void findsNothingInAThreadThatHasEnded() {
        assertThat(frames(new StackTraceElement[0])).isEmpty();
    }
}
