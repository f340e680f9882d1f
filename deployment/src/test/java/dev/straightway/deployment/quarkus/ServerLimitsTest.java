package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.vertx.ext.web.Router;

/** Limits that the server keeps by itself hold beside resources: of chunks, and what it tells clients of HTTP/2. */
@Tag("application")
class ServerLimitsTest {

    private static final int PATIENCE_MILLIS = 20_000;
    private static final int HEADERS = 1;
    private static final int RST_STREAM = 3;
    private static final int SETTINGS = 4;
    private static final int GOAWAY = 7;
    private static final int ENDS_HEADERS_AND_STREAM = 5;
    private static final int CANCEL = 8;
    private static final int ENHANCE_YOUR_CALM = 11;

    @Path("limited")
    public static class Resource {
        @GET
        public String get() {
            return "limited";
        }
    }

    /** Answers with the length of the longest piece of a body: resources see no pieces. */
    @ApplicationScoped
    public static class Pieces {
        void register(@Observes Router router) {
            router.post("/pieces").order(-1).handler(context -> {
                AtomicInteger longest = new AtomicInteger();
                context.request().handler(piece -> longest.accumulateAndGet(piece.length(), Math::max));
                context.request().endHandler(end -> context.response().end(longest.toString()));
                context.request().resume();
            });
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Pieces.class, RawConnection.class))
            .overrideRuntimeConfigKey("quarkus.http.limits.max-chunk-size", "1000")
            .overrideRuntimeConfigKey("quarkus.http.limits.header-table-size", "2048")
            .overrideRuntimeConfigKey("quarkus.http.limits.max-concurrent-streams", "7")
            .overrideRuntimeConfigKey("quarkus.http.limits.max-frame-size", "20000")
            .overrideRuntimeConfigKey("quarkus.http.limits.max-header-list-size", "3000")
            .overrideRuntimeConfigKey("quarkus.http.limits.rst-flood-max-rst-frame-per-window", "4")
            .overrideRuntimeConfigKey("quarkus.http.limits.rst-flood-window-duration", "1h");

    @TestHTTPResource
    URL server;

    @Test
    void chunksAreCut() throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /pieces HTTP/1.1\nHost: test\nTransfer-Encoding: chunked\n\n")
                    .sendBytes("fa0\r\n" + "a".repeat(4000) + "\r\n0\r\n\r\n");
            assertThat(connection.answer().body()).isEqualTo("1000");
        }
    }

    @Test
    void clientsAreToldTheLimits() throws Exception {
        try (Http2 connection = new Http2(server)) {
            assertThat(connection.settings).containsEntry(1, 2048).containsEntry(3, 7).containsEntry(5, 20_000)
                    .containsEntry(6, 3000);
        }
    }

    @Test
    void whoResetsTooOftenIsSentAway() throws Exception {
        try (Http2 connection = new Http2(server)) {
            for (int stream = 1; stream < 20; stream += 2) {
                connection.send(HEADERS, ENDS_HEADERS_AND_STREAM, stream, connection.head());
                connection.send(RST_STREAM, 0, stream, ByteBuffer.allocate(4).putInt(CANCEL).array());
            }
            assertThat(connection.goneBy()).isEqualTo(ENHANCE_YOUR_CALM);
        }
    }

    /** A connection with prior knowledge, on which the server's settings have arrived. */
    private static final class Http2 implements AutoCloseable {

        private final URL server;
        private final Socket socket;
        private final DataInputStream in;
        private final Map<Integer, Integer> settings = new HashMap<>();

        Http2(URL server) throws IOException {
            this.server = server;
            this.socket = new Socket(server.getHost(), server.getPort());
            socket.setSoTimeout(PATIENCE_MILLIS);
            this.in = new DataInputStream(socket.getInputStream());
            socket.getOutputStream().write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            send(SETTINGS, 0, 0, new byte[0]);
            ByteBuffer told = await(SETTINGS);
            while (told.hasRemaining()) {
                settings.put((int) told.getShort(), told.getInt());
            }
        }

        void send(int type, int flags, int stream, byte[] payload) throws IOException {
            ByteBuffer frame = ByteBuffer.allocate(9 + payload.length);
            frame.put((byte) 0).putShort((short) payload.length).put((byte) type).put((byte) flags).putInt(stream).put(payload);
            socket.getOutputStream().write(frame.array());
        }

        /** {@return GET / over http, by the static table of HPACK, and the authority} */
        byte[] head() throws IOException {
            byte[] authority = server.getAuthority().getBytes(StandardCharsets.US_ASCII);
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            head.write(new byte[] { (byte) 0x82, (byte) 0x84, (byte) 0x86, 0x41, (byte) authority.length });
            head.write(authority);
            return head.toByteArray();
        }

        int goneBy() throws IOException {
            return await(GOAWAY).getInt(4);
        }

        private ByteBuffer await(int type) throws IOException {
            while (true) {
                int length = in.readUnsignedByte() << 16 | in.readUnsignedShort();
                int received = in.readUnsignedByte();
                in.skipNBytes(5);
                byte[] payload = in.readNBytes(length);
                if (received == type) {
                    return ByteBuffer.wrap(payload);
                }
            }
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
