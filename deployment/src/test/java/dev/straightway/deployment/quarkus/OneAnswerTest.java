package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Type;
import java.net.URL;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HEAD;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** A request gets one answer, whole and well formed, whatever resources, filters, writers and mappers do. */
@Tag("application")
class OneAnswerTest {

    private static final int RACES = 300;
    private static final int PATIENCE_SECONDS = 20;
    private static final String TEN = "0123456789";

    static final ExecutorService ELSEWHERE = Executors.newCachedThreadPool();

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Filtered {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Broken {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface BrokenLater {
    }

    /** What {@link NoteWriter} writes, after it has set a field. */
    public record Note(String field, String value, boolean fails) {
    }

    /** What nothing writes. */
    public static final class Unwritable implements AutoCloseable {
        @Override
        public void close() {
        }
    }

    public static class RacedException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Path("answers")
    public static class AnswersResource {
        @GET
        @Path("marker")
        public String marker() {
            return "marker";
        }

        @GET
        @Path("race")
        public void race(@Suspended AsyncResponse later) {
            CyclicBarrier start = new CyclicBarrier(2);
            ELSEWHERE.execute(() -> {
                await(start);
                later.resume(Response.ok("resumed").header("X-Answer", "resumed").build());
            });
            await(start);
            throw new RacedException();
        }

        @GET
        @Path("resumed")
        public void resumed(@Suspended AsyncResponse later) {
            later.resume(Response.ok("resumed").header("X-Answer", "resumed").build());
            throw new RacedException();
        }

        @HEAD
        @Path("head")
        public Response head(@QueryParam("length") String length) {
            return Response.ok().header("Content-Length", length).build();
        }

        private static void await(CyclicBarrier barrier) {
            try {
                barrier.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
                throw new IllegalStateException(e);
            }
        }

        @GET
        @Path("timeout-handler")
        public void timeoutHandler(@Suspended AsyncResponse later) {
            later.setTimeoutHandler(response -> {
                throw new AssertionError("expected by the test");
            });
            later.setTimeout(1, TimeUnit.MILLISECONDS);
        }

        @GET
        @Path("length/plain")
        public Response plain(@QueryParam("length") String length) {
            return Response.ok(TEN).header("Content-Length", length).build();
        }

        @GET
        @Path("length/filtered")
        @Filtered
        public Response filtered(@QueryParam("length") String length) {
            return plain(length);
        }

        @GET
        @Path("length/writer")
        public Note writer(@QueryParam("length") String length) {
            return new Note("Content-Length", length, false);
        }

        @GET
        @Path("length/stream")
        public Response stream(@QueryParam("length") String length) {
            StreamingOutput ten = output -> output.write(TEN.getBytes());
            return Response.ok(ten).header("Content-Length", length).build();
        }

        @GET
        @Path("status/{code}")
        public Response status(@PathParam("code") int code) {
            return Response.status(new Status(code, "Any")).build();
        }

        @GET
        @Path("status/filtered")
        @Filtered
        public String filteredStatus() {
            return TEN;
        }

        @GET
        @Path("reason")
        public Response reason() {
            return Response.status(new Status(200, "fine\r\nX-Evil: yes")).entity(TEN).build();
        }

        @GET
        @Path("field/plain")
        public Response field(@QueryParam("name") String name, @QueryParam("value") String value) {
            return Response.ok(TEN).header("X-Before", "set").header(name, value).build();
        }

        @GET
        @Path("field/filtered")
        @Filtered
        public Response filteredField(@QueryParam("name") String name, @QueryParam("value") String value) {
            return field(name, value);
        }

        @GET
        @Path("field/no-entity")
        public Response noEntity(@QueryParam("name") String name, @QueryParam("value") String value) {
            return Response.ok().header("X-Before", "set").header(name, value).build();
        }

        @GET
        @Path("field/writer")
        public Note writtenField(@QueryParam("name") String name, @QueryParam("value") String value) {
            return new Note(name, value, false);
        }

        @GET
        @Path("fails/unwritable")
        public Response unwritable() {
            return Response.ok(new Unwritable(), "text/x-nothing").header("X-Before", "set").build();
        }

        @GET
        @Path("fails/encoder")
        public Response encoder() {
            return Response.ok(new Unreadable(), "application/json").header("X-Before", "set").build();
        }

        @GET
        @Path("fails/writer")
        public Note brokenWriter() {
            return new Note("X-Before", "set", true);
        }

        @GET
        @Path("fails/filter")
        @Broken
        public Response brokenFilter() {
            return Response.ok(TEN).header("X-Before", "set").build();
        }

        @GET
        @Path("fails/interceptor")
        @BrokenLater
        public Response brokenInterceptor() {
            return Response.ok(TEN).header("X-Before", "set").build();
        }

        @GET
        @Path("fails/stream")
        public Response brokenStream() {
            StreamingOutput half = output -> {
                output.write(TEN.getBytes());
                throw new AssertionError("expected by the test");
            };
            return Response.ok(half).header("X-Before", "set").build();
        }

        @GET
        @Path("hop/{name}")
        public Response hop(@PathParam("name") String name, @QueryParam("value") String value) {
            return Response.ok(TEN).header(name, value).build();
        }

        @GET
        @Path("hop/filtered/{name}")
        @Filtered
        public Response filteredHop(@PathParam("name") String name, @QueryParam("value") String value) {
            return hop(name, value);
        }
    }

    /** JSON fails half way. */
    public static class Unreadable {
        public String getFirst() {
            return TEN;
        }

        public String getSecond() {
            throw new IllegalStateException("expected by the test");
        }
    }

    record Status(int code, String reason) implements Response.StatusType {
        @Override
        public int getStatusCode() {
            return code;
        }

        @Override
        public Response.Status.Family getFamily() {
            return Response.Status.Family.familyOf(code);
        }

        @Override
        public String getReasonPhrase() {
            return reason;
        }
    }

    @Provider
    @Filtered
    public static class StatusFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            String status = request.getUriInfo().getQueryParameters().getFirst("status");
            if (status != null) {
                response.setStatus(Integer.parseInt(status));
            }
        }
    }

    @Provider
    @Broken
    public static class BrokenFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("X-Before", "set");
            throw new IllegalStateException("expected by the test");
        }
    }

    @Provider
    @BrokenLater
    public static class BrokenInterceptor implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.proceed();
            throw new IllegalStateException("expected by the test");
        }
    }

    @Provider
    public static class NoteWriter implements MessageBodyWriter<Note> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Note.class;
        }

        @Override
        public void writeTo(Note note, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> fields, OutputStream output) throws IOException {
            fields.putSingle(note.field(), note.value());
            output.write(TEN.getBytes());
            if (note.fails()) {
                throw new IOException("expected by the test");
            }
        }
    }

    @Provider
    public static class RacedMapper implements ExceptionMapper<RacedException> {
        @Override
        public Response toResponse(RacedException exception) {
            return Response.status(409).entity("thrown").header("X-Answer", "thrown").build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(RawConnection.class, Answer.class));

    @TestHTTPResource
    URL server;

    @AfterAll
    static void stop() {
        ELSEWHERE.shutdownNow();
    }

    /** Asks for a path, and for the marker behind it on the same connection: both have to be answered. */
    private Answer ask(String path) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.sendBytes("GET /answers/" + path + " HTTP/1.1\r\nHost: h\r\n\r\n"
                    + "GET /answers/marker HTTP/1.1\r\nHost: h\r\n\r\n");
            Answer answer = connection.answer();
            assertThat(connection.answer().body()).as("the answer behind %s", answer).isEqualTo("marker");
            return answer;
        }
    }

    @Test
    void givesTheAnswerThatResumesOrThatOfTheException() throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            for (int i = 0; i < RACES; i++) {
                Answer answer = connection.sendBytes("GET /answers/race HTTP/1.1\r\nHost: h\r\n\r\n").answer();
                String expected = answer.status() == 200 ? "200 resumed resumed" : "409 thrown thrown";
                assertThat(answer.status() + " " + answer.body() + " " + answer.fields().get("x-answer")).isEqualTo(expected);
            }
        }
    }

    @Test
    void keepsTheAnswerThatWasResumedBeforeTheMethodFails() throws Exception {
        Answer answer = ask("resumed");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("resumed");
    }

    @ParameterizedTest
    @CsvSource({ "1234, 1234", "none," })
    void tellsHeadTheLengthThatGetWouldHave(String declared, String length) throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            connection.sendBytes("HEAD /answers/head?length=" + declared + " HTTP/1.1\r\nHost: h\r\n\r\n"
                    + "GET /answers/marker HTTP/1.1\r\nHost: h\r\n\r\n");
            assertThat(connection.head().fields().get("content-length")).isEqualTo(length);
            assertThat(connection.answer().body()).isEqualTo("marker");
        }
    }

    @Test
    void answersAnErrorOfATimeoutHandler() throws Exception {
        assertThat(ask("timeout-handler").status()).isEqualTo(500);
    }

    @ParameterizedTest
    @CsvSource({ "plain, 3", "plain, 500", "filtered, 3", "filtered, 500", "filtered, abc", "filtered, -1", "filtered, 10",
            "writer, 3", "writer, 500", "writer, abc", "stream, 3", "stream, 500", "stream, 10" })
    void computesTheLength(String kind, String length) throws Exception {
        Answer answer = ask("length/" + kind + "?length=" + length);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.fields()).containsEntry("content-length", "10");
        assertThat(answer.body()).isEqualTo(TEN);
    }

    @ParameterizedTest
    @ValueSource(ints = { -2, 0, 99, 100, 101, 199, 600, 1000 })
    void answers500ForAStatusThatIsNone(int status) throws Exception {
        assertThat(ask("status/" + status).status()).isEqualTo(500);
        assertThat(ask("status/filtered?status=" + status).status()).isEqualTo(500);
    }

    @ParameterizedTest
    @ValueSource(ints = { 200, 299, 418, 599 })
    void answersAnyStatusOfAnAnswer(int status) throws Exception {
        assertThat(ask("status/" + status).status()).isEqualTo(status);
        assertThat(ask("status/filtered?status=" + status).status()).isEqualTo(status);
    }

    @Test
    void answers500ForAReasonThatBreaksTheLine() throws Exception {
        Answer answer = ask("reason");
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.fields()).doesNotContainKey("x-evil");
    }

    @ParameterizedTest
    @CsvSource({ "X-Odd, a%0D%0AX-Evil:%20yes", "X-Odd, a%0Ab", "X-Odd, a%0Db", "X-Odd, a%00b", "X-Odd, a%01b", "X-Odd, a%7Fb",
            "X%20Odd, a", "X:Odd, a", "X%0D%0AX-Evil, a", "X%C3%A4, a" })
    void answers500ForAFieldThatIsNone(String name, String value) throws Exception {
        for (String kind : new String[] { "plain", "filtered", "no-entity", "writer" }) {
            Answer answer = ask("field/" + kind + "?name=" + name + "&value=" + value);
            assertThat(answer.status()).as(kind).isEqualTo(500);
            assertThat(answer.fields()).as(kind).doesNotContainKeys("x-evil", "x-before", "x-odd");
        }
    }

    /** What isn't a media type may be refused before, or made one. */
    @ParameterizedTest
    @ValueSource(strings = { "text/plain;a=%0D%0AX-Evil:%20yes", "text/plain;a=%22%0D%0AX-Evil:%20yes%22",
            "text/plain%0D%0AX-Evil:%20yes", "%0D%0AX-Evil:%20yes" })
    void breaksNoLineByAContentType(String value) throws Exception {
        for (String kind : new String[] { "plain", "filtered", "no-entity", "writer" }) {
            assertThat(ask("field/" + kind + "?name=Content-Type&value=" + value).fields()).as(kind)
                    .doesNotContainKey("x-evil");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "a%09b", "%C3%A4", "a%20%20b", "" })
    void sendsAFieldWhoseValueIsOdd(String value) throws Exception {
        assertThat(ask("field/plain?name=X-Odd&value=" + value).status()).isEqualTo(200);
        assertThat(ask("field/filtered?name=X-Odd&value=" + value).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = { "unwritable", "encoder", "writer", "filter", "interceptor", "stream" })
    void forgetsTheFieldsOfAnAnswerThatFails(String what) throws Exception {
        Answer answer = ask("fails/" + what);
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.fields()).doesNotContainKey("x-before");
        assertThat(answer.body()).doesNotContain(TEN);
    }

    @ParameterizedTest
    @CsvSource({ "Transfer-Encoding, chunked", "Transfer-Encoding, gzip", "Connection, close", "Connection, X-Some",
            "Keep-Alive, timeout=1", "Upgrade, h2c", "Proxy-Connection, close" })
    void keepsTheFieldsOfTheConnectionFromResources(String name, String value) throws Exception {
        for (String kind : new String[] { "hop/", "hop/filtered/" }) {
            Answer answer = ask(kind + name + "?value=" + value);
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.fields()).doesNotContainKey(name.toLowerCase());
            assertThat(answer.body()).isEqualTo(TEN);
        }
    }
}
