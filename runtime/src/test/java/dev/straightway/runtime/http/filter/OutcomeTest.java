package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import io.smallrye.mutiny.subscription.UniEmitter;

class OutcomeTest {

    private final List<Object> seen = new ArrayList<>();
    private UniEmitter<? super String> emitter;

    private Cancellable take() {
        return Outcome.of(Uni.createFrom().<String> emitter(given -> emitter = given), seen::add, seen::add);
    }

    @Test
    void isTheItem() {
        take();
        emitter.complete("one");
        assertThat(seen).containsExactly("one");
    }

    @Test
    void isTheFailure() {
        IllegalStateException failure = new IllegalStateException("on purpose");
        take();
        emitter.fail(failure);
        assertThat(seen).containsExactly(failure);
    }

    @Test
    void isNothingOnceItIsCancelled() {
        take().cancel();
        emitter.complete("one");
        assertThat(seen).isEmpty();
    }
}
