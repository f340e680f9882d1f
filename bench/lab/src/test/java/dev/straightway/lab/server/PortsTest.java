package dev.straightway.lab.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class PortsTest {

    private static final String HOST = "127.0.0.1";

    @Test
    void aFreePortIsNoneThatTheKernelGivesAway() throws Exception {
        int end = Ports.firstEphemeral();
        assumeThat(end).as("known on Linux only; some give away all").isGreaterThan(20_000);
        List<Integer> ports = IntStream.range(0, 20).map(i -> free()).boxed().toList();
        assertThat(ports).allMatch(port -> port >= 10_000 && port < end);
        assertThat(Set.copyOf(ports)).as("they differ, so that two labs rarely choose the same").hasSizeGreaterThan(10);
    }

    @Test
    void saysThatAPortIsTakenAndWhatToDo() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
            assertThatThrownBy(() -> Ports.free(HOST, taken.getLocalPort())).isInstanceOf(TrialFailure.class)
                    .hasMessage("port " + taken.getLocalPort()
                            + " can't be had: Address already in use; choose another with lab.port, or 0 for any free one");
        }
    }

    private static int free() {
        try {
            return Ports.free(HOST, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
