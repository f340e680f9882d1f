package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

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

import com.sun.management.ThreadMXBean;

import io.restassured.RestAssured;
import io.smallrye.common.annotation.NonBlocking;

/** Counts the bytes that a plain request allocates on its event loop, with those of Quarkus, Vert.x and Netty. */
final class AllocatedBytes {

    /** The version of Quarkus whose bytes the bounds know. */
    static final String MEASURED = "3.32.1";
    static final String BODY = "{\"first\":\"Bob\",\"last\":\"Builder\"}";
    private static final int WARM = 200;
    private static final int TIMES = 500;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocatedBytes() {
    }

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

    /** The same with one small object more; the path is as long. */
    @Path("wasted")
    public static class WastingResource {

        static volatile Object wasted;

        @GET
        public Person get() {
            wasted = new byte[64];
            return new Person("Bob", "Builder");
        }
    }

    @Path("located")
    @NonBlocking
    public static class LocatedResource {
        @Path("person")
        public LocatedPerson person() {
            return new LocatedPerson();
        }
    }

    @NonBlocking
    public static class LocatedPerson {
        @GET
        public Person get() {
            return new Person("Bob", "Builder");
        }

        @POST
        public Person post(Person person) {
            return person;
        }
    }

    /** {@return the bytes of one request, of many on one connection} */
    static long each(String method, String path) throws IOException {
        byte[] request = (method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n"
                + (method.equals("GET") ? "\r\n"
                        : "Content-Type: application/json\r\nContent-Length: " + BODY.length() + "\r\n\r\n" + BODY))
                .getBytes(StandardCharsets.US_ASCII);
        try (Socket client = new Socket("localhost", RestAssured.port)) {
            client.setSoTimeout(20_000);
            client.setTcpNoDelay(true);
            send(client, request, WARM);
            long before = allocated();
            send(client, request, TIMES);
            long each = (allocated() - before) / TIMES;
            System.out.printf("%s %s allocates %,d bytes%n", method, path, each);
            return each;
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

    /** {@return the bytes that the event loops have allocated on the heap so far} */
    static long allocated() {
        long[] loops = Stream.of(THREADS.getThreadInfo(THREADS.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().startsWith("vert.x-eventloop-thread"))
                .mapToLong(ThreadInfo::getThreadId).toArray();
        return LongStream.of(THREADS.getThreadAllocatedBytes(loops)).sum();
    }
}
