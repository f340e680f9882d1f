package dev.straightway.it.hostile.attack.exchange;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Delivery.Leave;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;
import dev.straightway.it.hostile.attack.wire.Answer;
import dev.straightway.it.hostile.attack.wire.Connection;
import dev.straightway.it.hostile.attack.wire.FramingException;
import dev.straightway.it.hostile.attack.wire.TruncatedException;

/** Has one conversation: writes, reads an answer for each request, then asks once more on the same connection. */
final class Talk {

    /** How long an answer to what isn't a whole request is waited for. */
    private static final int SHORT_MILLIS = 150;
    private static final int FEW = 20;
    private static final String LAST_MARKER = "mk00000000ffff";
    private static final byte[] LAST_BYTES = ("GET /echo/name/afterwards HTTP/1.1\r\nHost: localhost\r\nX-Marker: "
            + LAST_MARKER + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);

    private final Conversation conversation;
    private final Door door;
    private final Duration limit;
    private final List<Reply> replies = new ArrayList<>();
    private Ask owing;
    /** Whether all answers came, and the connection was asked once more. */
    private boolean afterwards;
    private String unwritten = "";

    Talk(Conversation conversation, Door door, Duration limit) {
        this.conversation = conversation;
        this.door = door;
        this.limit = limit;
        this.owing = conversation.shots().get(0).ask();
    }

    Outcome outcome() throws InterruptedException {
        try (Connection connection = new Connection(door.port(), limit, leave() == Leave.SLOW_READER)) {
            for (int i = 0; i < door.before(); i++) {
                use(connection);
            }
            return over(connection);
        } catch (IOException e) {
            return new Outcome(List.of(), Ending.UNANSWERED, owing, e.toString(), "");
        }
    }

    private static void use(Connection connection) throws IOException {
        connection.write(LAST_BYTES, 0, LAST_BYTES.length);
        connection.answers().read("GET");
    }

    private Outcome over(Connection connection) throws InterruptedException {
        String trouble = "the connection was closed";
        Ending ending;
        try {
            write(connection);
            ending = read(connection);
        } catch (SocketTimeoutException e) {
            ending = Ending.SILENT;
        } catch (TruncatedException e) {
            // A server that sees the end of what the client sends may close at once.
            ending = leave() == Leave.HALF_CLOSED ? Ending.CLOSED : Ending.TRUNCATED;
            trouble = e.getMessage();
        } catch (FramingException e) {
            ending = Ending.GARBLED;
            trouble = e.getMessage();
        } catch (IOException e) {
            ending = connection.isExpired() ? Ending.HUNG : lost();
            trouble = e.toString();
        }
        return new Outcome(List.copyOf(replies), ending, owing, trouble + unwritten, connection.answers().transcript());
    }

    /** {@return how an exchange ended whose connection broke}: a broken request may be cut off. */
    private Ending lost() {
        return afterwards || owing != null && isWhole(replies.size()) ? Ending.UNANSWERED : Ending.CLOSED;
    }

    /** Writes what the server takes: it may have answered and closed before all is written. */
    private void write(Connection connection) throws InterruptedException {
        byte[] bytes = conversation.bytes();
        int from = 0;
        try {
            for (int cut : conversation.delivery().cuts()) {
                connection.write(bytes, from, cut);
                from = cut;
                Thread.sleep(conversation.delivery().pauseMillis());
            }
            connection.write(bytes, from, bytes.length);
            if (leave() == Leave.HALF_CLOSED) {
                connection.halfClose();
            }
        } catch (IOException e) {
            unwritten = ", and not all was written: " + e.getMessage();
        }
    }

    private Ending read(Connection connection) throws IOException, InterruptedException {
        if (leave() == Leave.RESET) {
            connection.reset();
            return Ending.LEFT;
        }
        for (int i = 0; i < conversation.shots().size(); i++) {
            owing = conversation.shots().get(i).ask();
            boolean sound = isWhole(i);
            connection.patience(sound || i < conversation.shots().size() - 1 ? 0 : SHORT_MILLIS);
            if (leave() == Leave.RESET_WITHIN_ANSWER) {
                connection.answers().skip(FEW);
                connection.reset();
                return Ending.LEFT;
            }
            Answer answer = connection.answers().read(owing.method());
            if (answer == null) {
                return sound && leave() != Leave.HALF_CLOSED ? Ending.UNANSWERED : Ending.CLOSED;
            }
            replies.add(new Reply(owing, answer));
            owing = null;
            if (answer.closes() || soundness(i) == Soundness.LAST) {
                return closed(connection);
            }
        }
        return soundness(conversation.shots().size() - 1) == Soundness.SOUND ? afterwards(connection) : extra(connection);
    }

    /** The server announced the end of the connection, and nothing may follow. */
    private Ending closed(Connection connection) throws IOException {
        connection.patience(0);
        Answer more = connection.answers().read("GET");
        if (more != null) {
            throw FramingException.behind("an answer with Connection: close");
        }
        return Ending.CLOSED;
    }

    /** Asks once more: the bytes before must have been taken as they were meant. */
    private Ending afterwards(Connection connection) throws IOException {
        if (leave() == Leave.HALF_CLOSED) {
            return connection.answers().read("GET") == null ? Ending.CLOSED : Ending.GARBLED;
        }
        connection.patience(0);
        afterwards = true;
        connection.write(LAST_BYTES, 0, LAST_BYTES.length);
        Answer last = connection.answers().read("GET");
        if (last == null) {
            return Ending.UNANSWERED;
        }
        if (last.status() != 200 || !LAST_MARKER.equals(last.first("X-Marker"))) {
            throw FramingException.behind("all answers came " + last.status() + " " + last.text());
        }
        return Ending.OPEN;
    }

    /** What isn't HTTP may be taken for several requests: their answers are looked at as well. */
    private Ending extra(Connection connection) throws IOException {
        Ask last = conversation.shots().get(conversation.shots().size() - 1).ask();
        for (int i = 0; i < 8; i++) {
            Answer answer = connection.answers().read("GET");
            if (answer == null) {
                return Ending.CLOSED;
            }
            replies.add(new Reply(last, answer));
        }
        return Ending.CLOSED;
    }

    private Leave leave() {
        return conversation.delivery().leave();
    }

    /** {@return whether an answer is owed}: what isn't HTTP may cut off those that are, and are still being answered. */
    private boolean isWhole(int index) {
        int last = conversation.shots().size() - 1;
        if (index < last && soundness(last) == Soundness.BROKEN) {
            return false;
        }
        return soundness(index) == Soundness.SOUND || soundness(index) == Soundness.LAST;
    }

    private Soundness soundness(int index) {
        return conversation.shots().get(Math.min(index, conversation.shots().size() - 1)).soundness();
    }
}
