package dev.straightway.it.hostile.attack.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerLogTest {

    private static final String LEAK = "ERROR [io.netty.util.ResourceLeakDetector] LEAK: ByteBuf.release() was not called\n";
    private static final String DEFECT = "java.lang.NullPointerException: null 17\n";

    @TempDir
    Path directory;

    private ServerLog ended(String text) throws InterruptedException {
        ServerLog log = new ServerLog(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                directory.resolve("server.log"));
        log.ahead();
        return log;
    }

    @Test
    void countsLeaksAndDefects() throws Exception {
        Map<String, Integer> records = ended(LEAK + DEFECT + "INFO all is well\n" + DEFECT + LEAK + LEAK).records();
        assertThat(records).hasSize(2).containsEntry("NullPointerException: null N", 2);
        assertThat(records.keySet()).filteredOn(ServerLog::isLeak).singleElement().satisfies(
                leak -> assertThat(records).containsEntry(leak, 3));
    }

    @Test
    void knowsWhetherTheStopHasWaitedInVain() throws Exception {
        String shutdown = "ERROR [io.quarkus.runtime.shutdown.ShutdownRecorder] ";
        assertThat(ended(shutdown + "Timed out waiting for graceful shutdown, shutting down anyway.\n").waitedInVain())
                .isTrue();
        assertThat(ended("INFO stopped in 0.017s\n").waitedInVain()).isFalse();
    }

    @Test
    void knowsHowManyRequestsCameAhead() throws Exception {
        assertThat(ended("DEBUG 4711 requests were served ahead of the Router, 3 of them went through it after all\n").ahead())
                .isEqualTo(4711);
    }
}
