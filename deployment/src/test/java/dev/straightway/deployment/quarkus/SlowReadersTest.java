package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.StreamingOutput;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.Blocking;

/** Clients that ask for more than they read, and hold the workers up. */
@Tag("application")
class SlowReadersTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final int WORKERS = 2;
    private static final int PIECE = 64 * 1024;

    static final BlockingQueue<String> ENDS = new LinkedBlockingQueue<>();

    @Path("slow")
    public static class SlowResource {
        @GET
        @Produces("application/octet-stream")
        public StreamingOutput endless() {
            return output -> {
                try {
                    while (true) {
                        output.write(new byte[PIECE]);
                    }
                } catch (IOException e) {
                    ENDS.add(e.getMessage());
                    throw e;
                }
            };
        }

        @GET
        @Path("next")
        @Blocking
        public String next() {
            return "served";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(SlowResource.class, RawConnection.class))
            .overrideRuntimeConfigKey("quarkus.thread-pool.max-threads", Integer.toString(WORKERS))
            .overrideRuntimeConfigKey("quarkus.straightway.limits.write-timeout", "500ms");

    @TestHTTPResource
    URL server;

    @Test
    void giveTheWorkersBack() throws Exception {
        ENDS.clear();
        List<RawConnection> slow = new ArrayList<>();
        try (RawConnection next = new RawConnection(server)) {
            for (int i = 0; i < 2 * WORKERS; i++) {
                slow.add(new RawConnection(server).send("GET /slow HTTP/1.1\nHost: h\n\n"));
            }
            assertThat(next.send("GET /slow/next HTTP/1.1\nHost: h\n\n").answer().body()).isEqualTo("served");
            for (int i = 0; i < slow.size(); i++) {
                assertThat(ENDS.poll(PATIENCE_SECONDS, TimeUnit.SECONDS))
                        .isEqualTo("The client didn't take its answer in time");
            }
            for (RawConnection client : slow) {
                assertThat(client.isCutOff()).isTrue();
            }
        } finally {
            for (RawConnection client : slow) {
                client.close();
            }
        }
    }
}
