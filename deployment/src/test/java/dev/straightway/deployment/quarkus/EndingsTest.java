package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.EndingsResource.KEPT;
import static dev.straightway.deployment.quarkus.EndingsResource.PIECE;
import static dev.straightway.deployment.quarkus.EndingsResource.PRODUCED;
import static dev.straightway.deployment.quarkus.EndingsResource.TOLD;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/**
 * Every request that came ends, for all who wait for its end, and every bean that was made for it is destroyed; a client never
 * takes a part of an answer for the whole.
 */
@Tag("application")
class EndingsTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final String LAST_CHUNK = "\r\n0\r\n\r\n";
    /** 64 MB. */
    private static final int MOST_PRODUCED = 1024;
    private static final int OTHERS = 100;
    private static final String ACCESS_LOG = "io.quarkus.http.access-log";

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(EndingsResource.class, EndingsResource.Counting.class,
                    EndingsResource.RequestBean.class, EndingsResource.Doubled.class, EndingsResource.Doubler.class,
                    Balance.class, RawConnection.class, Answer.class))
            .overrideConfigKey("quarkus.http.access-log.enabled", "true")
            .setLogRecordPredicate(entry -> entry.getLoggerName().equals(ACCESS_LOG))
            .assertLogRecords(entries -> assertThat(entries).extracting(entry -> entry.getMessage())
                    .anyMatch(line -> line.contains("/endings/broken")).anyMatch(line -> line.contains("/endings/endless"))
                    .anyMatch(line -> line.contains("/endings/suspended")));

    @TestHTTPResource
    URL server;

    private int requests;
    /** How many more the server may begin, or not, because its first answer ends before it sees the connection close. */
    private int behind;

    @BeforeEach
    void forget() {
        EndingsResource.forget();
        requests = 1;
        behind = 0;
    }

    @AfterEach
    void whatCameHasEnded() throws InterruptedException {
        List<String> ended = List.of(Balance.all(requests), Balance.all(requests + behind));
        assertThat(EndingsResource.REQUESTS.settled()).as("requests").isIn(ended);
        assertThat(EndingsResource.ROUTED.settled()).as("requests on the Router").isIn(ended);
        assertThat(EndingsResource.BEANS.settled()).as("beans").isIn(ended);
    }

    private RawConnection ask(String path) throws IOException {
        return new RawConnection(server).sendBytes("GET /endings/" + path + " HTTP/1.1\r\nHost: h\r\n\r\n");
    }

    private static void awaitTold(String what) throws InterruptedException {
        assertThat(TOLD.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(what);
    }

    @ParameterizedTest
    @CsvSource({ "text, 200", "fails, 500", "suspended-throws, 500" })
    void endsWhatIsAnswered(String path, int status) throws Exception {
        try (RawConnection connection = ask(path)) {
            assertThat(connection.answer().status()).isEqualTo(status);
        }
    }

    @Test
    void endsADownloadWhoseClientLeaves() throws Exception {
        RawConnection connection = ask("endless");
        connection.awaitText("HTTP/1.1 200");
        connection.reset();
        awaitTold("writer ended");
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "500000" })
    void breaksADownloadOffThatFails(String length) throws Exception {
        try (RawConnection connection = ask("broken?length=" + length)) {
            String received = connection.untilClosed();
            assertThat(received).startsWith("HTTP/1.1 200").doesNotEndWith(LAST_CHUNK);
            assertThat(received.length()).isGreaterThan(PIECE);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = { PIECE + 1, 3 * PIECE - 1, 3 * PIECE + 1, 10 * PIECE })
    void breaksADownloadOffThatDoesNotKeepItsLength(int length) throws Exception {
        try (RawConnection connection = ask("declared?length=" + length)) {
            String received = connection.untilClosed();
            int head = received.indexOf("\r\n\r\n") + 4;
            assertThat(received).startsWith("HTTP/1.1 200").contains("content-length: " + length);
            assertThat(received.length() - head).isLessThan(length);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = { 0, 10, PIECE })
    void answers500WhereTheLengthIsFoundWrongBeforeItIsSent(int length) throws Exception {
        try (RawConnection connection = ask("declared?length=" + length)) {
            assertThat(connection.answer().status()).isEqualTo(500);
        }
    }

    @Test
    void sendsADownloadWithTheLengthThatItKeeps() throws Exception {
        try (RawConnection connection = ask("declared?length=" + 3 * PIECE)) {
            Answer answer = connection.answer();
            assertThat(answer.fields()).containsEntry("content-length", Integer.toString(3 * PIECE))
                    .doesNotContainKey("transfer-encoding");
            assertThat(answer.body()).hasSize(3 * PIECE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "declared?length=none", "declared?length=-3", "doubled?length=196608" })
    void sendsADownloadInChunksWhoseLengthNobodyKnows(String path) throws Exception {
        try (RawConnection connection = ask(path)) {
            connection.awaitText("transfer-encoding: chunked\r\n\r\n");
            connection.awaitText(LAST_CHUNK);
        }
    }

    @Test
    void closesTheConnectionBehindADownloadForAnOldClient() throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            connection.sendBytes("GET /endings/declared HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
            String received = connection.untilClosed();
            assertThat(received.substring(received.indexOf("\r\n\r\n") + 4)).hasSize(3 * PIECE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "suspended", "stage" })
    void endsAnAnswerThatNeverComesWhenItsClientLeaves(String path) throws Exception {
        RawConnection connection = ask(path);
        awaitTold("waits");
        connection.reset();
    }

    @Test
    void endsADownloadWhoseClientLeavesHalfAnotherRequestBehind() throws Exception {
        RawConnection connection = ask("endless");
        connection.sendBytes("POST /endings/text HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf");
        connection.awaitText("HTTP/1.1 200");
        connection.reset();
        awaitTold("writer ended");
    }

    @ParameterizedTest
    @ValueSource(strings = { "suspended", "stage", "uni", "events" })
    void endsAnAnswerThatNeverComesWhenItsClientLeavesHalfAnotherRequestBehind(String path) throws Exception {
        behind = 1;
        RawConnection connection = ask(path);
        connection.sendBytes("POST /endings/text HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf");
        awaitTold("waits");
        connection.close();
    }

    /** Behind the one that is answered it begins on a closed connection, of which Vert.x tells it nothing. */
    @ParameterizedTest
    @ValueSource(strings = { "Content-Length: 9\r\n\r\nhalf", "Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n" })
    void endsABodyThatNeverComesBehindAnAnswerWhoseClientHasLeft(String body) throws Exception {
        behind = 1;
        RawConnection connection = ask("held");
        connection.sendBytes("POST /endings/taken HTTP/1.1\r\nHost: h\r\n" + body);
        awaitTold("waits");
        connection.close();
        settled(PRODUCED);
        KEPT.get().run();
        assertThat(EndingsResource.REQUESTS.settled(2)).isEqualTo(Balance.all(2));
    }

    @ParameterizedTest
    @ValueSource(strings = { "uni", "future" })
    void cancelsWhatNeverComesWhenItsClientLeaves(String path) throws Exception {
        RawConnection connection = ask(path);
        awaitTold("waits");
        connection.close();
        awaitTold("cancelled");
    }

    /** What others are answered meanwhile is behind the end of the connection, which the server has seen by then. */
    @ParameterizedTest
    @ValueSource(strings = { "uni-kept", "future-kept" })
    void goesOnWithWhatIsNotToBeCancelled(String path) throws Exception {
        RawConnection connection = ask(path);
        awaitTold("waits");
        connection.close();
        settled(PRODUCED);
        KEPT.get().run();
        awaitTold("went on");
    }

    @Test
    void endsASuspendedAnswerThatTheApplicationGaveItself() throws Exception {
        try (RawConnection connection = ask("past")) {
            assertThat(connection.answer().body()).isEqualTo("past");
        }
    }

    @Test
    void endsEventsWhoseClientLeaves() throws Exception {
        RawConnection connection = ask("events");
        connection.awaitText("data:second");
        connection.reset();
    }

    @Test
    void endsEventsThatTheApplicationCloses() throws Exception {
        try (RawConnection connection = ask("events-closed")) {
            connection.awaitText(LAST_CHUNK);
        }
    }

    @Test
    void breaksEventsOffWhoseMethodFails() throws Exception {
        try (RawConnection connection = ask("events-fail")) {
            assertThat(connection.untilClosed()).contains("data:first").doesNotEndWith(LAST_CHUNK);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "events", "events-closed", "declared", "multi", "multi-endless", "multi-events" })
    void answersHeadWithTheHeadAlone(String path) throws Exception {
        requests = 2;
        try (RawConnection connection = new RawConnection(server)) {
            connection.sendBytes("HEAD /endings/" + path + " HTTP/1.1\r\nHost: h\r\n\r\n");
            assertThat(connection.answer().status()).isEqualTo(200);
            connection.sendBytes("GET /endings/text HTTP/1.1\r\nHost: h\r\n\r\n");
            assertThat(connection.answer().body()).isEqualTo("text");
        }
    }

    /** What a client doesn't read is what the connection holds: some megabytes, where the stream could have any. */
    @ParameterizedTest
    @ValueSource(strings = { "multi-endless", "multi-endless/blocking" })
    void producesNoMoreItemsThanTheClientHasRoomFor(String path) throws Exception {
        RawConnection connection = ask(path);
        connection.awaitText("HTTP/1.1 200");
        int produced = settled(PRODUCED);
        assertThat(produced).isGreaterThan(1).isLessThan(MOST_PRODUCED);
        connection.awaitBytes(2 * produced * PIECE);
        assertThat(PRODUCED.get()).isGreaterThan(produced);
        connection.reset();
        awaitTold("cancelled");
    }

    /** {@return a number that hasn't changed while the server has answered others} */
    private int settled(AtomicInteger count) throws IOException {
        int before = -1;
        while (count.get() != before) {
            before = count.get();
            try (RawConnection other = new RawConnection(server)) {
                for (int i = 0; i < OTHERS; i++) {
                    other.sendBytes("GET / HTTP/1.1\r\nHost: h\r\n\r\n").answer();
                }
            }
        }
        return before;
    }

    @Test
    void deletesTheUploadOfAClientThatLeaves() throws Exception {
        String form = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\ncontent\r\n--b--\r\n";
        RawConnection connection = new RawConnection(server).sendBytes("POST /endings/upload HTTP/1.1\r\nHost: h\r\n"
                + "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: " + form.length() + "\r\n\r\n" + form);
        Path upload = Path.of(TOLD.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertThat(upload).hasContent("content");
        awaitTold("waits");
        connection.close();
        awaitTold("cancelled");
        for (int i = 0; i < OTHERS && Files.exists(upload); i++) {
            try (RawConnection other = new RawConnection(server)) {
                other.sendBytes("GET / HTTP/1.1\r\nHost: h\r\n\r\n").answer();
            }
        }
        assertThat(upload).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = { "multi-waits", "multi-events" })
    void cancelsAStreamWhoseClientLeaves(String path) throws Exception {
        RawConnection connection = ask(path);
        awaitTold("waits");
        connection.close();
        awaitTold("cancelled");
    }

    @ParameterizedTest
    @CsvSource({ "multi-broken, first", "multi-throws, first", "multi-unwritable, first" })
    void breaksAStreamOffThatFails(String path, String first) throws Exception {
        try (RawConnection connection = ask(path)) {
            assertThat(connection.untilClosed()).startsWith("HTTP/1.1 200").contains(first).doesNotEndWith(LAST_CHUNK);
        }
    }

    @Test
    void answersAStreamThatFailsBeforeItsFirstItemAsAnyFailure() throws Exception {
        try (RawConnection connection = ask("multi-fails")) {
            assertThat(connection.answer().status()).isEqualTo(500);
        }
    }

    @Test
    void keepsTheConnectionBehindAStream() throws Exception {
        requests = 2;
        try (RawConnection connection = ask("multi")) {
            connection.awaitText(LAST_CHUNK);
            connection.sendBytes("GET /endings/text HTTP/1.1\r\nHost: h\r\n\r\n");
            assertThat(connection.answer().body()).isEqualTo("text");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = { PIECE + 1, 3 * PIECE - 1, 3 * PIECE + 1 })
    void breaksAStreamOffThatDoesNotKeepItsLength(int length) throws Exception {
        try (RawConnection connection = ask("multi-declared?length=" + length)) {
            String received = connection.untilClosed();
            assertThat(received).startsWith("HTTP/1.1 200").contains("content-length: " + length);
            assertThat(received.length() - received.indexOf("\r\n\r\n") - 4).isLessThan(length);
        }
    }

    @Test
    void sendsAStreamWithTheLengthThatItKeeps() throws Exception {
        try (RawConnection connection = ask("multi-declared?length=" + 3 * PIECE)) {
            Answer answer = connection.answer();
            assertThat(answer.fields()).doesNotContainKey("transfer-encoding");
            assertThat(answer.body()).hasSize(3 * PIECE);
        }
    }
}
