package dev.straightway.lab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Seats on made-up machines: a folder as the kernel shows its cores. */
class SeatsTest {

    @TempDir
    Path system;

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", textBlock = """
            # siblings, core by core | allowed | generator | idle
            0;1                       | 0-1     | 1         | none
            0,2;1,3;0,2;1,3           | 0-3     | 1,3       | 2
            0-1;0-1;2-3;2-3           | 0-3     | 2,3       | 1
            0-1;0-1;2-3;2-3           | 1-3     | 2,3       | none
            0-1;0-1                   | 0-1     | 1         | none
            0-3;0-3;0-3;0-3;4         | 0-4     | 4         | 1,2,3
            """)
    void leaveTheOtherThreadsOfTheServersCoreIdle(String siblings, String allowed, String generator, String idle)
            throws IOException {
        Seats seats = seats(siblings, allowed);
        assertThat(seats.server()).isEqualTo(Cores.parse(allowed).subList(0, 1));
        assertThat(Cores.list(seats.generator())).isEqualTo(generator);
        assertThat(seats.idle()).isEqualTo(idle == null ? List.of() : Cores.parse(idle));
    }

    @Test
    void sayWhatBecomesOfHardwareThreads() throws IOException {
        assertThat(seats("0;1", "0-1").words()).isEqualTo("; the server's core has no other hardware thread");
        assertThat(seats("0-1;0-1;2-3;2-3", "0-3").words())
                .isEqualTo("; idle, as a hardware thread of the server's core: 1");
        assertThat(seats("0-1;0-1", "0-1").words()).isEqualTo(
                "; the generator's is a hardware thread of the server's core, so that it slows the server: no other is free");
        assertThat(seats("0-1;0-1;2-3;2-3", "1-3").words()).isEqualTo(
                "; hardware threads of the server's core that the lab may not use, and others may: 0");
    }

    @Test
    void treatEachCoreAsOneOfItsOwnWhereTheKernelTellsNothing() {
        Seats seats = Seats.of(List.of(0, 1, 2), Siblings.read(system.resolve("nothing"), List.of(0, 1, 2)));
        assertThat(seats.generator()).containsExactly(1, 2);
        assertThat(seats.words()).isEqualTo("; which cores are hardware threads of one is unknown");
    }

    private Seats seats(String siblings, String allowed) throws IOException {
        String[] lists = siblings.split(";");
        for (int core = 0; core < lists.length; core++) {
            Path topology = Files.createDirectories(system.resolve("cpu" + core + "/topology"));
            Files.writeString(topology.resolve("thread_siblings_list"), lists[core] + "\n");
        }
        List<Integer> cores = Cores.parse(allowed);
        return Seats.of(cores, Siblings.read(system, cores));
    }
}
