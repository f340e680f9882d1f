package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Form;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.netty.util.internal.PlatformDependent;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.RestAssured;

/**
 * Bodies in a coding, where the server undoes it: what is more than the limit then is refused with 413 before it is in memory.
 * What is broken ends with an answer, or with its connection. The server goes on.
 */
@Tag("application")
class CompressedBodiesTest {

    private static final int LIMIT = 1 << 20;
    private static final int BOMB = 64 << 20;
    /** The decoder makes an array of each piece and lets go of it. Who collected them would make as much again. */
    private static final long MOST_ON_HEAP = BOMB + (32L << 20);
    private static final long MOST_BESIDE = 32L << 20;
    private static final int ROUNDS = 400;
    private static final int ENDED = 0;

    public record Item(String name, List<Integer> counts) {
    }

    @Path("coded")
    public static class CodedResource {
        @POST
        @Path("text")
        public int text(String text) {
            return text.length();
        }

        @POST
        @Path("bytes")
        public int bytes(byte[] bytes) {
            return bytes.length;
        }

        @POST
        @Path("stream")
        public int stream(InputStream stream) throws IOException {
            return stream.readAllBytes().length;
        }

        @POST
        @Path("json")
        public int json(Item item) {
            return item == null || item.counts() == null ? 0 : item.counts().size();
        }

        @POST
        @Path("form")
        public int form(Form form) {
            return form.asMap().size();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(jar -> jar.addClasses(Item.class, CodedResource.class, AllocatedBytes.class))
            .overrideConfigKey("quarkus.http.enable-decompression", "true")
            .overrideConfigKey("quarkus.http.limits.max-body-size", String.valueOf(LIMIT));

    private interface Coding {
        OutputStream over(OutputStream stream) throws IOException;
    }

    private static final Map<String, Coding> CODINGS = new TreeMap<>(
            Map.of("gzip", GZIPOutputStream::new, "deflate", DeflaterOutputStream::new));

    private static byte[] coded(String coding, byte[] body, int times) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream coder = CODINGS.get(coding).over(bytes)) {
            for (int i = 0; i < times; i++) {
                coder.write(body);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** {@return the status of the answer, or {@link #ENDED} if the server ends the connection without one} */
    private static int post(String path, String contentType, String coding, byte[] body) throws IOException {
        try (Socket client = new Socket("localhost", RestAssured.port)) {
            client.setSoTimeout(20_000);
            client.getOutputStream()
                    .write(("POST /coded/" + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + contentType
                            + "\r\nContent-Encoding: " + coding + "\r\nContent-Length: " + body.length
                            + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            send(client, body);
            byte[] line = new byte["HTTP/1.1 200".length()];
            new DataInputStream(client.getInputStream()).readFully(line);
            return Integer.parseInt(new String(line, StandardCharsets.US_ASCII).substring("HTTP/1.1 ".length()));
        } catch (EOFException | SocketException ended) {
            return ENDED;
        }
    }

    /** A server that has refused a body needn't read the rest; its answer may still arrive. */
    private static void send(Socket client, byte[] body) {
        try {
            client.getOutputStream().write(body);
        } catch (IOException refused) {
            assertThat(refused).isInstanceOf(SocketException.class);
        }
    }

    @ParameterizedTest
    @CsvSource({ "text, text/plain, gzip", "stream, application/octet-stream, deflate", "json, application/json, gzip",
            "form, application/x-www-form-urlencoded, gzip" })
    void refusesWhatBecomesLarge(String path, String contentType, String coding) throws IOException {
        byte[] bomb = coded(coding, new byte[1 << 16], BOMB >> 16);
        assertThat(bomb.length).as("what comes over the network").isLessThan(LIMIT);
        long heap = AllocatedBytes.allocated();
        long direct = PlatformDependent.usedDirectMemory();
        assertThat(post(path, contentType, coding, bomb)).isEqualTo(413);
        assertThat(AllocatedBytes.allocated() - heap).as("on the heap").isLessThan(MOST_ON_HEAP);
        assertThat(PlatformDependent.usedDirectMemory() - direct).as("beside the heap").isLessThan(MOST_BESIDE);
    }

    @ParameterizedTest
    @CsvSource({ "text, text/plain, gzip, 5", "bytes, application/octet-stream, deflate, 5" })
    void readsWhatIsWithinTheLimit(String path, String contentType, String coding, int length) throws IOException {
        assertThat(post(path, contentType, coding, coded(coding, new byte[length], 1))).isEqualTo(200);
        assertThat(post(path, contentType, coding, coded(coding, new byte[LIMIT], 1))).isEqualTo(200);
        assertThat(post(path, contentType, coding, coded(coding, new byte[LIMIT + 1], 1))).isEqualTo(413);
    }

    @Test
    void refusesWhatIsBrokenAndGoesOn() throws IOException {
        Random random = new Random(7);
        byte[] json = "{\"name\":\"a\",\"counts\":[1,2,3]}".getBytes(StandardCharsets.UTF_8);
        for (int round = 0; round < ROUNDS; round++) {
            String coding = List.copyOf(CODINGS.keySet()).get(random.nextInt(CODINGS.size()));
            byte[] body = broken(coded(coding, json, random.nextInt(20) == 0 ? 100_000 : 1), random);
            assertThat(post("json", "application/json", coding, body)).as("round %s", round).isIn(ENDED, 200, 400, 413);
        }
        assertThat(post("json", "application/json", "gzip", coded("gzip", json, 1))).isEqualTo(200);
    }

    private static byte[] broken(byte[] body, Random random) {
        int at = random.nextInt(body.length);
        return switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(body, at);
            case 1 -> Arrays.copyOf(body, body.length + random.nextInt(100));
            case 2 -> {
                byte[] changed = body.clone();
                changed[at] ^= (byte) (1 << random.nextInt(8));
                yield changed;
            }
            default -> {
                byte[] changed = body.clone();
                random.nextBytes(changed);
                System.arraycopy(body, 0, changed, 0, at);
                yield changed;
            }
        };
    }
}
