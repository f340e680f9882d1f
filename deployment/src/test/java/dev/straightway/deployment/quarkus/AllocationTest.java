package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.sun.management.ThreadMXBean;

import io.quarkus.test.QuarkusUnitTest;
import io.restassured.RestAssured;

/**
 * How many bytes a plain request allocates on its event loop, with those of Quarkus, Vert.x and Netty. The bounds are what it
 * takes without the optimizing compiler, which only saves some, and a hundred bytes for what the loop does beside.
 */
@Tag("application")
class AllocationTest {

    private static final String MEASURED = "3.32.1";
    private static final int WARM = 200;
    private static final int TIMES = 500;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    public record Person(String first, String last) {
    }

    @Path("person")
    public static class PersonResource {
        @GET
        public Person get() {
            return new Person("Bob", "Builder");
        }

        @POST
        public Person post(Person person) {
            return person;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(Person.class, PersonResource.class));

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "GET|''|2520", "POST|{\"first\":\"Bob\",\"last\":\"Builder\"}|4110" })
    void staysWithinWhatARequestHasTaken(String method, String body, long most) throws IOException {
        assumeTrue(MEASURED.equals(System.getProperty("tested.quarkus.version")), "the bounds are those of " + MEASURED);
        byte[] request = (method + " /person HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n"
                + (body.isEmpty() ? "" : "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n") + "\r\n"
                + body).getBytes(StandardCharsets.US_ASCII);
        try (Socket client = new Socket("localhost", RestAssured.port)) {
            client.setSoTimeout(20_000);
            client.setTcpNoDelay(true);
            send(client, request, WARM);
            long before = allocated();
            send(client, request, TIMES);
            long each = (allocated() - before) / TIMES;
            System.out.printf("%s allocates %,d bytes%n", method, each);
            assertThat(each).isPositive().isLessThanOrEqualTo(most);
        }
    }

    /** All answers are of the same length. */
    private static void send(Socket client, byte[] request, int times) throws IOException {
        byte[] answer = new byte[4096];
        for (int i = 0; i < times; i++) {
            client.getOutputStream().write(request);
            int length = 0;
            while (!new String(answer, 0, length, StandardCharsets.US_ASCII).endsWith("\"last\":\"Builder\"}")) {
                int read = client.getInputStream().read(answer, length, answer.length - length);
                assertThat(read).isPositive();
                length += read;
            }
            assertThat(new String(answer, 0, 15, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200 OK");
        }
    }

    private static long allocated() {
        long[] loops = Stream.of(THREADS.getThreadInfo(THREADS.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().startsWith("vert.x-eventloop-thread"))
                .mapToLong(ThreadInfo::getThreadId).toArray();
        return LongStream.of(THREADS.getThreadAllocatedBytes(loops)).sum();
    }
}
