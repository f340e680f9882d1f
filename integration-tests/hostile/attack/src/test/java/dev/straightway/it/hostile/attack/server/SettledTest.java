package dev.straightway.it.hostile.attack.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettledTest {

    private static final Set<String> COUNTED = Set.of("requests.came", "scopes.begun", "beans.made");
    private static final Map<String, Long> REST = Map.ofEntries(Map.entry("requests.came", 9L), Map.entry("requests.ended", 9L),
            Map.entry("beans.made", 3L), Map.entry("beans.destroyed", 3L), Map.entry("scopes.begun", 5L),
            Map.entry("scopes.ended", 5L), Map.entry("threads", 20L), Map.entry("files", 40L), Map.entry("files.temporary", 0L),
            Map.entry("heap", 1L), Map.entry("netty.direct", 1L), Map.entry("buffers.direct", 1L));

    @Test
    void isAServerThatHoldsWhatItHeld() {
        assertThat(Settled.compare(REST, REST, COUNTED)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({ "beans.destroyed, 2, 'beans.made 3, beans.destroyed 2'",
            "requests.ended, 8, 'requests.came 9, requests.ended 8'",
            "scopes.ended, 4, 'scopes.begun 5, scopes.ended 4'", "threads, 101, 'threads 101, at most 100'",
            "files, 51, 'files 51, at most 50'", "files.temporary, 1, 'files.temporary 1, at most 0'",
            "heap, 99999999, 'heap 99999999, at most 50331649'",
            "netty.direct, 99999999, 'netty.direct 99999999, at most 50331649'",
            "buffers.direct, 99999999, 'buffers.direct 99999999, at most 50331649'" })
    void isNoServerThatHoldsMore(String what, long now, String says) {
        Map<String, Long> more = new TreeMap<>(REST);
        more.put(what, now);
        assertThat(Settled.compare(REST, more, COUNTED)).containsExactly(says);
    }

    @ParameterizedTest
    @CsvSource({ "requests.came, requests.ended", "scopes.begun, scopes.ended", "beans.made, beans.destroyed" })
    void isNoServerThatCountsNothing(String begun, String ended) {
        Map<String, Long> none = new TreeMap<>(REST);
        none.put(begun, 0L);
        none.put(ended, 0L);
        assertThat(Settled.compare(REST, none, COUNTED)).containsExactly(begun + " 0, none counted");
        assertThat(Settled.compare(REST, none, Set.of())).isEmpty();
    }
}
