package dev.straightway.runtime.http.exchange;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

import org.jboss.logging.Logger;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.http.connection.ClientLeftException;
import dev.straightway.runtime.http.connection.Disconnection;
import dev.straightway.runtime.http.connection.RequestEnd;
import io.vertx.core.AsyncResult;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;

/**
 * A request and its one answer.
 * <p>
 * An answer is a value until {@link #begin} decides, for all threads and once, whose is given; only then the server gets status
 * and fields, then the body. Whoever comes later changes nothing. The request has ended when it has run for the last time and
 * the response was given to the server or broken off: then its request scope is destroyed and the tasks of {@link #onEnd} run.
 */
abstract sealed class AnsweredRequest extends ReceivedRequest permits VertxExchange {

    private static final Logger LOG = Logger.getLogger("dev.straightway");
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
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;
    private static final AtomicIntegerFieldUpdater<AnsweredRequest> OPEN = AtomicIntegerFieldUpdater
            .newUpdater(AnsweredRequest.class, "open");
    private static final AtomicIntegerFieldUpdater<AnsweredRequest> ANSWERED = AtomicIntegerFieldUpdater
            .newUpdater(AnsweredRequest.class, "answered");

    private List<Runnable> endTasks;
    /** What hasn't happened yet of: it has run, the response was given to the server. */
    private volatile int open = 2;
    /** 1 once the response was begun; whoever sets it answers, and nobody else. */
    private volatile int answered;

    AnsweredRequest(RoutingContext context, Serving serving) {
        super(context, serving);
    }

    /** {@return whether the answer has begun, so that nobody else may give one} */
    public final boolean answered() {
        return answered != 0;
    }

    /** {@return whether the client waits for no answer any more, since it left} */
    public final boolean gone() {
        return response().closed();
    }

    /** {@return whether the answer has no body, whatever it says} */
    public final boolean isHead() {
        return request().method() == HttpMethod.HEAD;
    }

    @Override
    public final void leave() {
        if (ANSWERED.compareAndSet(this, 0, 1)) {
            step();
        }
    }

    @Override
    public final void end(CharSequence contentType, Buffer content) {
        answer(OK, null, contentType, content);
    }

    @Override
    public final void end(AnswerHead head) {
        answer(OK, head, null, null);
    }

    @Override
    public final void end(AnswerHead head, Buffer content) {
        answer(OK, head, null, content);
    }

    @Override
    public final void noContent() throws IOException {
        DeclaredHead declared = endpoint().declared();
        if (chain().touchesAnswers()) {
            serving().answerNothing((VertxExchange) this);
        } else if (!declared.isEmpty()) {
            end(declared.head(NO_CONTENT));
        } else {
            answer(NO_CONTENT, null, null, null);
        }
    }

    /** @param head {@code null} for a status and at most a Content-Type */
    private void answer(int status, AnswerHead head, CharSequence contentType, Buffer content) {
        if (!begin()) {
            return;
        }
        try {
            if (head != null) {
                give(head, content == null && isHead() ? head.length() : AnswerHead.NO_LENGTH);
            } else if (status != OK) {
                response().setStatusCode(status);
            }
            if (contentType != null) {
                response().headers().set(CONTENT_TYPE, contentType);
            }
            send(content);
        } catch (RuntimeException refused) {
            notTaken(refused);
        } finally {
            step();
        }
    }

    private void give(AnswerHead head, long length) {
        HttpServerResponse response = response();
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
    }

    private void send(Buffer content) {
        if (content == null) {
            response().end(listener());
        } else if (isHead()) {
            response().headers().set(HttpHeaders.CONTENT_LENGTH, Integer.toString(content.length()));
            response().end(listener());
        } else {
            response().end(content, listener());
        }
    }

    private Handler<AsyncResult<Void>> listener() {
        return request().version() == HttpVersion.HTTP_2 ? ANYBODY : NOBODY;
    }

    /** The server didn't take what was given to it; nobody else may answer any more. */
    private void notTaken(RuntimeException failure) {
        if (response().headWritten()) {
            LOG.errorf(failure, "The answer of %s can't be sent", path());
            disconnect();
        } else {
            response().headers().clear();
            routingContext().fail(500, failure);
        }
    }

    /** {@return whether the caller is the one who answers; {@link #step} must follow then} */
    public final boolean begin() {
        if (!ANSWERED.compareAndSet(this, 0, 1)) {
            return false;
        }
        if (response().closed() || response().ended()) {
            step();
            return false;
        }
        return true;
    }

    /**
     * Begins an answer whose body comes piece by piece.
     *
     * @param length of the body, or {@link AnswerHead#NO_LENGTH} if nobody knows
     * @return whether the pieces may be written now; {@link #finish} or {@link #breakOff} must follow then
     */
    public final boolean begin(AnswerHead head, long length) {
        if (!begin()) {
            return false;
        }
        try {
            give(head, length);
            if (length == AnswerHead.NO_LENGTH) {
                response().setChunked(true);
            }
            return true;
        } catch (RuntimeException refused) {
            notTaken(refused);
            step();
            return false;
        }
    }

    /** Ends a body that came piece by piece with the last one. */
    public final void finish(Buffer last) {
        try {
            if (isHead()) {
                response().end(listener());
            } else {
                response().end(last).onComplete(sent -> closeWhatHasNoEnd());
            }
        } catch (IllegalStateException ended) {
            late(ended);
        } finally {
            step();
        }
    }

    /** HTTP/1.0 knows no chunks: only the end of the connection tells the end of a body without length. */
    private void closeWhatHasNoEnd() {
        if (request().version() == HttpVersion.HTTP_1_0 && !response().headers().contains(HttpHeaders.CONTENT_LENGTH)) {
            request().connection().close();
        }
    }

    /** Ends a body that can't be completed so that the client notices, and everybody who waits for the end of the request. */
    public final void breakOff(Throwable failure) {
        late(failure);
        step();
    }

    /** Tells that a body that came piece by piece comes no further, since the client has left. */
    public final void abandon() {
        step();
    }

    /** Tells of a failure that no answer can tell of any more; an answer that isn't complete is broken off. */
    public final void late(Throwable failure) {
        tell(failure);
        disconnect();
    }

    /** Tells the log of a failure that doesn't concern the answer. */
    public final void tell(Throwable failure) {
        if (gone() || failure instanceof ClientLeftException) {
            LOG.debugf(failure, "The client of %s has left", path());
        } else {
            LOG.errorf(failure, "%s failed after it was answered", path());
        }
    }

    /** On the event loop, where an end may wait that was given before: what is complete isn't broken off. */
    private void disconnect() {
        onEventLoop(() -> {
            if (!response().ended()) {
                Disconnection.breakOff(request());
            }
        });
    }

    @Override
    public final void onClose(Runnable task) {
        if (answered == 0) {
            whenEnded(() -> {
                if (answered == 0) {
                    unanswered(task);
                }
            });
        }
    }

    /** The client has left, unless the application has ended the response past us. */
    private void unanswered(Runnable task) {
        if (response().ended()) {
            leave();
        } else {
            task.run();
        }
    }

    /** Runs a task once when the response has ended or its connection was lost, also if that was before. */
    public final void whenEnded(Runnable task) {
        onEventLoop(() -> RequestEnd.tell(routingContext(), task));
    }

    /** Runs a task on the request's event loop: at once if this is it. */
    public abstract void onEventLoop(Runnable task);

    @Override
    public final synchronized void onEnd(Runnable task) {
        if (endTasks == null) {
            endTasks = new ArrayList<>(1);
        }
        endTasks.add(task);
    }

    /** It runs once more. */
    public final void runsAgain() {
        OPEN.incrementAndGet(this);
    }

    /** It doesn't run at all. */
    public final void runsNever() {
        OPEN.decrementAndGet(this);
    }

    /** One of the two things has happened that end the request. */
    public final void step() {
        if (OPEN.decrementAndGet(this) == 0) {
            run(this::destroyScope);
            if (endTasks != null) {
                endTasks.forEach(AnsweredRequest::run);
            }
        }
    }

    abstract void destroyScope();

    /** The failure of one task doesn't keep the others from running. */
    private static void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error failure) {
            LOG.error("What runs at the end of a request failed", failure);
        }
    }
}
