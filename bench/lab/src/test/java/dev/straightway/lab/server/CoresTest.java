package dev.straightway.lab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoresTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "0 | 0", "0-1 | 0,1", "'\t0-2,5,7-8 ' | 0,1,2,5,7,8" })
    void readsTheListAsTheKernelWritesIt(String list, String cores) {
        assertThat(Cores.list(Cores.parse(list))).isEqualTo(cores);
    }

    @Test
    void leavesEveryCoreToWhatIsNotHeldApart() {
        Pinning free = Pinning.of(false);
        assertThat(free.serverCores()).isEqualTo(Cores.ALL);
        assertThat(free.server()).isEmpty();
        assertThat(free.words()).isEqualTo("not pinned: switched off with lab.pin=false");
    }

    @Test
    void leavesItsMachineToServersThatOthersDrive() {
        Pinning driven = new Pinning(true, "", true).drivenFrom(new Pinning.Elsewhere(2, 8));
        assertThat(driven.apart()).isTrue();
        assertThat(driven.generatorCores()).isEqualTo(8);
        assertThat(driven.generatorThreads()).isEqualTo(1);
        assertThat(driven.released().generatorThreads()).isEqualTo(8);
        assertThat(driven.serverCores()).isEqualTo(Cores.ALL.subList(0, 1));
        assertThat(driven.words()).contains("generators on 2 machines of their own with at least 8 core(s) each");
        assertThat(driven.drivenFrom(new Pinning.Elsewhere(1, 4)).words())
                .contains("generator on a machine of its own with 4 core(s)");
    }

    @Test
    void givesEveryCoreBackToWhatALabOnSomeOfThemStarts() {
        Pinning held = new Pinning(true, "", true);
        assertThat(held.server()).isEqualTo(List.of("taskset", "-c", Cores.list(Cores.ALL)));
        assertThat(held.serverCores()).isEqualTo(Cores.ALL.subList(0, 1));
        assertThat(held.released().serverCores()).isEqualTo(Cores.ALL);
        assertThat(held.released().active()).isFalse();
    }
}
