package dev.straightway.runtime.negotiation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

class RememberedTest {

    private final List<String> asked = new ArrayList<>();

    private Remembered<Object> remembered() {
        return new Remembered<>(text -> {
            asked.add(text);
            return new Object();
        });
    }

    @Test
    void findsOnceWhatIsAskedAgain() {
        Remembered<Object> remembered = remembered();

        Object first = remembered.of("text/html");

        assertThat(remembered.of(new String("text/html"))).isSameAs(first);
        assertThat(asked).containsExactly("text/html");
    }

    @Test
    void keepsNoMoreThanItHasPlacesFor() {
        Remembered<Object> remembered = remembered();
        Set<Object> first = new HashSet<>();
        for (int i = 0; i < 10_000; i++) {
            first.add(remembered.of("text/" + i));
        }

        long kept = java.util.stream.IntStream.range(0, 10_000).mapToObj(i -> "text/" + (9_999 - i))
                .filter(text -> first.contains(remembered.of(text))).count();

        assertThat(kept).isBetween(1L, 64L);
    }

    @Test
    void keepsNoLongText() {
        Remembered<Object> remembered = remembered();
        String longOne = "x".repeat(257);

        assertThat(remembered.of(longOne)).isNotSameAs(remembered.of(longOne));
    }

    @Test
    void keepsNoFailure() {
        Remembered<Object> remembered = new Remembered<>(text -> {
            asked.add(text);
            throw new IllegalArgumentException(text);
        });

        assertThatThrownBy(() -> remembered.of("a")).hasMessage("a");
        assertThatThrownBy(() -> remembered.of("a")).hasMessage("a");
        assertThat(asked).hasSize(2);
    }
}
