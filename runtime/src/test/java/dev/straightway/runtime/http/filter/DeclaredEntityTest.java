package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.body.JsonForm;

class DeclaredEntityTest {

    @Test
    void isAskedForOnceWhenSomebodyWantsIt() {
        AtomicInteger asked = new AtomicInteger();
        Supplier<DeclaredEntity> once = DeclaredEntity.once(() -> {
            asked.incrementAndGet();
            return DeclaredEntity.UNKNOWN;
        });
        assertThat(asked).hasValue(0);
        assertThat(once.get()).isSameAs(once.get());
        assertThat(asked).hasValue(1);
    }

    @Test
    void carriesAFormOfJsonAmongItsAnnotations() {
        JsonForm form = JsonForm.of(null, mapper -> null, mapper -> null);
        assertThat(DeclaredEntity.in(form).annotations()).containsExactly(form);
        assertThat(DeclaredEntity.in(JsonForm.NONE)).isSameAs(DeclaredEntity.UNKNOWN);
    }
}
