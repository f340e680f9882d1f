package dev.straightway.it.tck.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

final class ServedAheadTest {

    @Test
    void addsUpWhatTheServersTell() {
        ServedAhead found = ServedAhead
                .of(List.of("DEBUG 3 requests were served ahead of the Router, 1 of them went through it after all",
                        "TRACE Through the Router: GET /a", "TRACE Through the Router: GET /a",
                        "INFO Straightway serves requests through the Router, because of dev mode",
                        "DEBUG 4 requests were served ahead of the Router, 0 of them went through it after all"));

        assertThat(found.served()).isEqualTo(7);
        assertThat(found.lines()).containsExactly("2\tGET /a");
        assertThat(found).hasToString(
                "7 requests were served ahead of the Router, 1 of them went through it after all, 2 were left to it%n     1 applications wholly: dev mode%n"
                        .formatted());
    }
}
