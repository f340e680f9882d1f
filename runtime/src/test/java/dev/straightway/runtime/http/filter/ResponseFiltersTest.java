package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.container.ContainerResponseFilter;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.http.exchange.MadeExchange;

class ResponseFiltersTest {

    private final List<String> calls = new ArrayList<>();
    private final AnswerContext answer = AnswerContext.of("entity");

    private void ask(ContainerResponseFilter first, ContainerResponseFilter second) throws Exception {
        ResponseFilters.ask(MadeExchange.of("GET /").with(first, second).made(), answer, () -> calls.add("rest"));
    }

    @Test
    void areAskedBeforeTheRestOfTheAnswer() throws Exception {
        ask((asked, given) -> calls.add("first"), (asked, given) -> calls.add("second"));
        assertThat(calls).containsExactly("first", "second", "rest");
    }

    @Test
    void seeWhatThoseBeforeThemHaveChanged() throws Exception {
        ask((asked, given) -> given.setEntity("changed"), (asked, given) -> calls.add(given.getEntity().toString()));
        assertThat(calls).containsExactly("changed", "rest");
        assertThat(answer.getEntity()).isEqualTo("changed");
    }

    @Test
    void canNotChangeTheRequestAnyMore() throws Exception {
        ask((asked, given) -> assertThatThrownBy(() -> asked.abortWith(null)).isInstanceOf(IllegalStateException.class),
                (asked, given) -> asked.setProperty("may", "set"));
        assertThat(calls).containsExactly("rest");
    }

    @Test
    void keepTheAnswerFromBeingWrittenIfOneFails() {
        assertThatThrownBy(() -> ask((asked, given) -> {
            throw new IOException("broken");
        }, (asked, given) -> calls.add("second"))).hasMessage("broken");
        assertThat(calls).isEmpty();
    }
}
