package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;

class LaterTest {

    private final List<Later> goneOn = new ArrayList<>();
    private UniEmitter<? super String> emitter;

    private Later waiting() {
        return Later.of(Uni.createFrom().<String> emitter(given -> emitter = given), goneOn::add);
    }

    @Test
    void whoAsksGoesOnWithAnItemThatIsThere() throws Exception {
        Later later = Later.of(Uni.createFrom().item("one"), goneOn::add);
        assertThat(later.isThere()).isTrue();
        assertThat(later.item()).isEqualTo("one");
        assertThat(goneOn).isEmpty();
    }

    @Test
    void whoBringsTheItemGoesOnWithIt() throws Exception {
        Later later = waiting();
        assertThat(later.isThere()).isFalse();
        assertThat(goneOn).isEmpty();
        emitter.complete("one");
        assertThat(goneOn).containsExactly(later);
        assertThat(later.item()).isEqualTo("one");
    }

    /** The item comes before the caller looks for it: then only the caller goes on. */
    @Test
    void goesOnOnce() {
        Later later = waiting();
        emitter.complete("one");
        assertThat(goneOn).isEmpty();
        assertThat(later.isThere()).isTrue();
        assertThat(goneOn).isEmpty();
    }

    @Test
    void hasNoItemWhereTheUniHasNone() throws Exception {
        Later later = Later.of(Uni.createFrom().nullItem(), goneOn::add);
        assertThat(later.item()).isNull();
        assertThat(later.failure()).isNull();
    }

    @Test
    void throwsTheFailureAsItIs() {
        Exception failure = new Exception("checked");
        Later later = waiting();
        assertThat(later.isThere()).isFalse();
        emitter.fail(failure);
        assertThat(goneOn).containsExactly(later);
        assertThat(later.failure()).isSameAs(failure);
        assertThatThrownBy(later::item).isSameAs(failure);
    }

    @Test
    void throwsAnErrorAsItIs() {
        AssertionError failure = new AssertionError("error");
        assertThatThrownBy(Later.of(Uni.createFrom().failure(failure), goneOn::add)::item).isSameAs(failure);
    }

    @Test
    void wrapsWhatIsNeitherExceptionNorError() {
        Throwable failure = new Throwable("neither");
        assertThatThrownBy(Later.of(Uni.createFrom().failure(failure), goneOn::add)::item)
                .isInstanceOf(UndeclaredThrowableException.class).hasCause(failure);
    }
}
