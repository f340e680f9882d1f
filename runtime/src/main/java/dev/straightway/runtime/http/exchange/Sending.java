package dev.straightway.runtime.http.exchange;

import com.fasterxml.jackson.core.JsonProcessingException;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.EntityArrays;
import dev.straightway.runtime.http.connection.LastAnswer;
import io.vertx.core.AsyncResult;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;

/** Gives an answer to the server: status and fields, then the body, at once or piece by piece. */
public final class Sending {

    private static final Handler<AsyncResult<Void>> NOBODY = null;
    /**
     * Waits for nothing, so that Vert.x has somebody to tell. On HTTP/2 it would otherwise report what can't be written, since
     * the client has reset the stream, to the connection, and close it with all streams beside.
     */
    private static final Handler<AsyncResult<Void>> ANYBODY = sent -> {
        // RequestEnd sees the end
    };
    /** In the letters that most servers use: some clients compare them, though they shouldn't. */
    private static final CharSequence CONTENT_TYPE = HttpHeaders.createOptimized("Content-Type");
    private static final int NO_CONTENT = 204;
    /** Marks a request whose answer was given to the error handler of Quarkus, for the failure handlers before that. */
    public static final String DELEGATED = "dev.straightway.delegated";

    private Sending() {
    }

    /**
     * {@return whether the caller is the one who answers, and there is a client; {@link VertxExchange#step} must follow then}
     */
    private static boolean begin(VertxExchange exchange) {
        if (!exchange.take()) {
            return false;
        }
        if (exchange.isOpen()) {
            return true;
        }
        HttpServerResponse response = exchange.response();
        if (response.closed() || response.ended()) {
            exchange.step();
            return false;
        }
        return true;
    }

    /** Answers 200 with a body. */
    static void ok(VertxExchange exchange, CharSequence contentType, Buffer content) {
        if (!begin(exchange)) {
            return;
        }
        try {
            if (exchange.isRaw() && exchange.raw().answer(contentType, content)) {
                EntityArrays.copied(content);
                return;
            }
            if (contentType != null) {
                exchange.response().headers().set(CONTENT_TYPE, contentType);
            }
            code(exchange);
            send(exchange, content);
        } catch (RuntimeException refused) {
            notTaken(exchange, refused);
        } finally {
            exchange.step();
        }
    }

    /** Answers 204, or what the method declares in its place. */
    static void nothing(VertxExchange exchange) {
        DeclaredHead declared = exchange.endpoint().declared();
        if (!declared.isEmpty()) {
            whole(exchange, declared.head(NO_CONTENT), null);
        } else if (begin(exchange)) {
            try {
                if (exchange.isRaw()) {
                    exchange.raw().answerNothing();
                } else {
                    exchange.response().setStatusCode(NO_CONTENT);
                    leaveOutCoding(exchange);
                    exchange.response().end(listener(exchange.request()));
                }
            } catch (RuntimeException refused) {
                notTaken(exchange, refused);
            } finally {
                exchange.step();
            }
        }
    }

    /** Gives the answer to the error handler of Quarkus. */
    public static void delegate(VertxExchange exchange, int status, Throwable thrown) {
        Throwable failure = logged(thrown);
        exchange.takeDetour().unmapped(failure);
        if (begin(exchange)) {
            try {
                exchange.routingContext().put(DELEGATED, exchange).fail(status, failure);
            } finally {
                exchange.step();
            }
        }
    }

    /** An {@code IOException}, as Jackson's are, Quarkus takes for the client's, and doesn't log. */
    private static Throwable logged(Throwable failure) {
        return failure instanceof JsonProcessingException ? new IllegalStateException("JSON can't be read or written", failure)
                : failure;
    }

    /** @param content {@code null} for a head alone */
    static void whole(VertxExchange exchange, AnswerHead head, Buffer content) {
        if (!begin(exchange)) {
            return;
        }
        try {
            give(exchange, head, content == null && SentHead.isHead(exchange.request()) ? head.length() : AnswerHead.NO_LENGTH);
            if (content == null) {
                if (!SentHead.isHead(exchange.request())) {
                    leaveOutCoding(exchange);
                }
                exchange.response().end(listener(exchange.request()));
            } else {
                send(exchange, content);
            }
        } catch (RuntimeException refused) {
            notTaken(exchange, refused);
        } finally {
            exchange.step();
        }
    }

    private static void give(VertxExchange exchange, AnswerHead head, long length) {
        HttpServerResponse response = exchange.response();
        response.setStatusCode(head.status());
        if (head.reason() != null) {
            response.setStatusMessage(head.reason());
        }
        if (head.contentType() != null) {
            response.headers().set(CONTENT_TYPE, head.contentType());
        }
        head.forEach(response.headers()::add);
        if (length != AnswerHead.NO_LENGTH) {
            response.headers().set(HttpHeaders.CONTENT_LENGTH, Long.toString(length));
        }
        code(exchange);
    }

    private static void code(VertxExchange exchange) {
        Compression compression = exchange.surroundings().compression();
        if (compression != null) {
            Endpoint endpoint = exchange.endpoint();
            compression.decide(endpoint == null ? DeclaredHead.Coding.BY_TYPE : endpoint.declared().coding(),
                    exchange.response().headers());
        }
    }

    private static void leaveOutCoding(VertxExchange exchange) {
        if (exchange.surroundings().compression() != null) {
            Compression.leaveOut(exchange.response().headers());
        }
    }

    private static void send(VertxExchange exchange, Buffer content) {
        HttpServerResponse response = exchange.response();
        Handler<AsyncResult<Void>> listener = listener(exchange.request());
        if (SentHead.isHead(exchange.request())) {
            response.headers().set(HttpHeaders.CONTENT_LENGTH, Integer.toString(content.length()));
            response.end(listener);
            return;
        }
        byte[] array = exchange.isRouted() ? null : EntityArrays.sent(content);
        response.end(content, array == null ? listener : sent -> whenSent(exchange, sent, array));
    }

    /** Nobody else would close the connection, since Vert.x tells those who ask of a failure, and does nothing more. */
    private static void whenSent(VertxExchange exchange, AsyncResult<Void> sent, byte[] array) {
        if (sent.failed()) {
            exchange.request().connection().close();
        } else {
            EntityArrays.free(array);
        }
    }

    private static Handler<AsyncResult<Void>> listener(HttpServerRequest request) {
        return request.version() == HttpVersion.HTTP_2 ? ANYBODY : NOBODY;
    }

    /** The server didn't take what was given to it; nobody else may answer any more. */
    private static void notTaken(VertxExchange exchange, RuntimeException failure) {
        if (exchange.response().headWritten()) {
            LateFailure.notSent(exchange, failure);
        } else {
            exchange.response().headers().clear();
            exchange.routingContext().fail(500, failure);
        }
    }

    /**
     * Begins an answer whose body comes piece by piece.
     *
     * @param length of the body, or {@link AnswerHead#NO_LENGTH} if nobody knows
     * @return whether the pieces may be written now; {@link #finish}, {@link #breakOff} or {@link VertxExchange#step} must
     *         follow then
     */
    public static boolean begin(VertxExchange exchange, AnswerHead head, long length) {
        if (!begin(exchange)) {
            return false;
        }
        try {
            give(exchange, head, length);
            if (length == AnswerHead.NO_LENGTH) {
                exchange.response().setChunked(true);
            }
            if (hasNoEnd(exchange.request()) && !SentHead.isHead(exchange.request())) {
                LastAnswer.serveNoneBehind(exchange.request());
            }
            return true;
        } catch (RuntimeException refused) {
            notTaken(exchange, refused);
            exchange.step();
            return false;
        }
    }

    /** Ends a body that came piece by piece with the last one. */
    public static void finish(VertxExchange exchange, Buffer last) {
        try {
            if (SentHead.isHead(exchange.request())) {
                exchange.response().end(listener(exchange.request()));
            } else {
                exchange.response().end(last).onComplete(sent -> closeWhatHasNoEnd(exchange.request()));
            }
        } catch (IllegalStateException ended) {
            LateFailure.breakOff(exchange, ended);
        } finally {
            exchange.step();
        }
    }

    private static void closeWhatHasNoEnd(HttpServerRequest request) {
        if (hasNoEnd(request)) {
            request.connection().close();
        }
    }

    /** HTTP/1.0 knows no chunks: only the end of the connection tells the end of a body without length. */
    private static boolean hasNoEnd(HttpServerRequest request) {
        return request.version() == HttpVersion.HTTP_1_0
                && !request.response().headers().contains(HttpHeaders.CONTENT_LENGTH);
    }

    /** Ends a body that can't be completed so that the client notices, and everybody who waits for the end of the request. */
    public static void breakOff(VertxExchange exchange, Throwable failure) {
        LateFailure.breakOff(exchange, failure);
        exchange.step();
    }
}
