package dev.straightway.runtime.http.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.invocation.MethodSpec;

/** The checker with slots, stacks and a clock that the test has in its hands. */
class CheckerTest {

    private static final long PERIOD = 10;
    private static final long LONGEST = 2 * PERIOD;
    private static final StackTraceElement[] IDLE = { frame("sun.nio.ch.SelectorImpl", "select"),
            frame("io.netty.channel.nio.NioEventLoop", "run") };
    private static final StackTraceElement[] HELD = { frame("java.lang.Thread", "sleep"), frame("Items", "get"),
            frame("Items_get", "invoke"), frame(Calling.class.getName(), "call"), frame("Exchange", "run") };

    private final List<Watched> routes = new ArrayList<>();
    private final List<Held> held = new ArrayList<>();
    private final List<Held> demoted = new ArrayList<>();
    private final Loops loops = new Loops();
    private final Watched items = route("Items");
    private StackTraceElement[] stack = HELD;
    private Runnable whileTheStackIsTaken = () -> {
    };
    private int stacks;
    private long now = Long.MAX_VALUE - PERIOD;

    private final Slot slot = loops.open(Thread.currentThread());
    private final Checker checker = checker(0);

    private static StackTraceElement frame(String type, String method) {
        return new StackTraceElement(type, method, null, -1);
    }

    private Watched route(String type) {
        Watched route = new Watched(new Watched.Name("GET", "/" + type, new MethodSpec(type, "get", List.of()), type + "_get"),
                routes.size() + 1);
        routes.add(route);
        return route;
    }

    private Checker checker(int demotedAfter) {
        return new Checker(loops, routes, new Checker.Limits(LONGEST, PERIOD, demotedAfter), new Report() {
            @Override
            public void held(Held seen) {
                held.add(seen);
            }

            @Override
            public void demoted(Held seen) {
                demoted.add(seen);
            }
        }, new CallFrames(Calling.class, thread -> {
            stacks++;
            whileTheStackIsTaken.run();
            return stack;
        }));
    }

    private void look(Checker by, long later) {
        now += later;
        by.look(now);
    }

    private void passes(Checker by, int periods) {
        look(by, 0);
        for (int i = 0; i < periods; i++) {
            look(by, PERIOD);
        }
    }

    @ParameterizedTest
    @CsvSource({ "0, 0", "1, 0", "2, 1", "3, 1", "9, 1" })
    void warnsOnceWhenTheSameRequestWasSeenForTheWholeTime(int periods, int warnings) {
        slot.serves(items.number());
        passes(checker, periods);
        assertThat(held).hasSize(warnings);
        assertThat(items.held()).isEqualTo(warnings);
    }

    @Test
    void beginsAnewWithTheNextRequestOfTheSameRoute() {
        for (int i = 0; i < 9; i++) {
            slot.serves(items.number());
            passes(checker, 1);
        }
        assertThat(held).isEmpty();
        assertThat(stacks).isZero();
    }

    @Test
    void doesNotWarnOfARouteThatIsNotWatched() {
        slot.serves(items.number());
        slot.serves(Loops.NOT_WATCHED);
        passes(checker, 9);
        assertThat(held).isEmpty();
        assertThat(stacks).isZero();
    }

    @Test
    void takesOneStackOfALoopThatIsIdle() {
        stack = IDLE;
        slot.serves(items.number());
        passes(checker, 9);
        assertThat(held).isEmpty();
        assertThat(stacks).isEqualTo(1);
    }

    @Test
    void warnsOfNothingWhenTheNextRequestComesWhileTheStackIsTaken() {
        whileTheStackIsTaken = () -> slot.serves(items.number());
        slot.serves(items.number());
        passes(checker, 2);
        assertThat(stacks).isEqualTo(1);
        assertThat(held).isEmpty();
    }

    @Test
    void countsOnePeriodWhenItWasHeldUpItself() {
        slot.serves(items.number());
        look(checker, 0);
        look(checker, 100 * PERIOD);
        assertThat(held).isEmpty();
        look(checker, PERIOD);
        assertThat(held).singleElement().extracting(one -> one.atLeast().toNanos()).isEqualTo(LONGEST);
    }

    @Test
    void looksAtEachLoopByItself() {
        Slot other = loops.open(Thread.currentThread());
        Watched orders = route("Orders");
        slot.serves(items.number());
        passes(checker, 1);
        other.serves(orders.number());
        passes(checker, 1);
        assertThat(held).extracting(Held::route).containsExactly(items.name());
    }

    @Test
    void forgetsLoopsThatHaveEnded() throws InterruptedException {
        Thread ended = new Thread(() -> {
        });
        ended.start();
        ended.join();
        loops.open(ended).serves(items.number());
        assertThat(loops.alive()).extracting(Loop::thread).containsExactly(Thread.currentThread());
    }

    @Test
    void demotesARouteOnceWhenItWasSeenOftenEnough() {
        Checker strict = checker(3);
        for (int i = 1; i <= 5; i++) {
            slot.serves(items.number());
            passes(strict, 2);
            assertThat(items.demoted()).isEqualTo(i >= 3);
        }
        assertThat(demoted).extracting(Held::times).containsExactly(3L);
    }

    @Test
    void demotesNothingUnlessItShould() {
        for (int i = 0; i < 5; i++) {
            slot.serves(items.number());
            passes(checker, 2);
        }
        assertThat(held).hasSize(5);
        assertThat(items.demoted()).isFalse();
    }
}
