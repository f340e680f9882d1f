package dev.straightway.runtime.http.stream;

import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.Flow;
import java.util.function.Consumer;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.http.exchange.Client;
import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.Responder;
import dev.straightway.runtime.invocation.ThreadModel;
import io.vertx.core.buffer.Buffer;

/**
 * The answer to one request as its items come.
 * <p>
 * Items are encoded on the thread that produces them. All else happens on the event loop of the request, in the order in which
 * the publisher has told it. The next item is asked for when the connection has room, so that a client that doesn't read holds
 * what the connection buffers and one item, or as many as the application has asked for; it is asked for on a worker if the
 * method runs there, since producing it may block.
 * The publisher is cancelled as soon as nobody waits for items any more.
 */
final class ItemStream implements Flow.Subscriber<Object> {

    private enum State {
        /** Nothing has come yet. */
        NEW,
        /** Filters look at the head. */
        HEAD,
        /** The head was sent. */
        OPEN,
        /** Nothing more is sent. */
        OVER
    }

    /** Items that are written before other requests of the event loop have their turn. */
    private static final int MOST_IN_A_TURN = 32;

    private final VertxExchange exchange;
    private final StreamWriter.Format format;
    private final Source source;
    private final Framing framing;
    private final StreamAnswer answer;
    private final Inbox inbox = new Inbox();
    private final Runnable drain = this::drain;
    private final Runnable ask = this::ask;
    private volatile Flow.Subscription subscription;
    /** Changes on the event loop, once a publisher is there. */
    private volatile State state = State.NEW;
    private boolean empty = true;
    private boolean draining;
    /** Items that were written and not asked for again: several, where the connection had no room for those under way. */
    private int owed;
    private int turn;

    ItemStream(VertxExchange exchange, StreamWriter.Format format, Source source) {
        this.exchange = exchange;
        this.format = format;
        this.source = source;
        this.framing = source.framing(format.framing());
        this.answer = new StreamAnswer(exchange, failure -> exchange.onEventLoop(() -> fail(failure)));
    }

    /** Sends the head before there is any item, from the thread of the method, and then asks for items. */
    void begin() throws Exception {
        filter(head -> {
            if (head != null && answer.open(head)) {
                state = State.OPEN;
                exchange.onEventLoop(answer::flush);
                subscribe();
            }
        });
    }

    void subscribe() {
        Client.whenEnded(exchange, this::left);
        try {
            source.publisher().subscribe(this);
        } catch (Throwable failure) {
            onError(failure);
        }
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
        if (subscription != null) {
            given.cancel();
            return;
        }
        subscription = given;
        if (state == State.OVER) {
            given.cancel();
        } else {
            given.request(source.demand());
        }
    }

    @Override
    public void onNext(Object item) {
        Objects.requireNonNull(item, "item");
        try {
            tell(format.items().encode(item));
        } catch (Throwable unwritable) {
            onError(unwritable);
        }
    }

    @Override
    public void onError(Throwable failure) {
        tell(new Inbox.Failed(Objects.requireNonNull(failure, "failure")));
    }

    @Override
    public void onComplete() {
        tell(Inbox.COMPLETE);
    }

    private void tell(Object signal) {
        inbox.add(signal);
        exchange.onEventLoop(drain);
    }

    /** What a publisher tells while its item is taken waits for its turn, so that the stack doesn't grow. */
    private void drain() {
        if (draining) {
            return;
        }
        draining = true;
        turn = 0;
        try {
            Object next = inbox.peek();
            while (next != null && (state == State.NEW || state == State.OPEN)) {
                take(next);
                next = inbox.peek();
            }
        } finally {
            draining = false;
        }
    }

    private void take(Object signal) {
        if (state == State.NEW && !(signal instanceof Inbox.Failed)) {
            askForHead();
            return;
        }
        inbox.remove();
        if (signal instanceof Inbox.Failed failed) {
            fail(failed.failure());
        } else {
            send(signal);
        }
    }

    private void send(Object signal) {
        try {
            if (signal == Inbox.COMPLETE) {
                state = State.OVER;
                answer.finish(framing.end(empty));
            } else {
                answer.write(framing.framed((Buffer) signal, empty));
                empty = false;
                owed++;
                answer.whenReady(ask);
            }
        } catch (IOException | RuntimeException failure) {
            state = State.OPEN;
            fail(failure);
        }
    }

    /** Filters run where the method has run, in its request scope. */
    private void askForHead() {
        state = State.HEAD;
        if (InForce.chain(exchange).responseFilters().isEmpty()) {
            makeHead();
        } else {
            exchange.resume(this::makeHead);
        }
    }

    private void makeHead() {
        try {
            filter(head -> exchange.onEventLoop(() -> open(head)));
        } catch (Throwable failure) {
            exchange.onEventLoop(() -> fail(failure));
        }
    }

    /** @param then takes the head; {@code null} if filters have answered in place of the stream */
    private void filter(Consumer<AnswerHead> then) throws Exception {
        AnswerHead head = format.head().of(source.result());
        if (InForce.chain(exchange).responseFilters().isEmpty()) {
            then.accept(head);
        } else {
            Responder.begin(exchange, head, source.result(), format.entity().get(), then);
        }
    }

    private void open(AnswerHead head) {
        if (state == State.OVER) {
            return;
        }
        if (head != null && answer.open(head)) {
            state = State.OPEN;
            drain();
        } else {
            stop();
        }
    }

    /** Runs twice if the connection gets room while an item is sent: then nothing is owed the second time. */
    private void ask() {
        if (state != State.OPEN || owed == 0) {
            return;
        }
        int items = owed;
        owed = 0;
        turn += items;
        if (InForce.thread(exchange) != ThreadModel.EVENT_LOOP) {
            exchange.serving().execute(exchange, () -> subscription.request(items));
        } else if (turn < MOST_IN_A_TURN) {
            subscription.request(items);
        } else {
            exchange.vertx().runOnContext(nothing -> {
                turn = 0;
                subscription.request(items);
            });
        }
    }

    /** Before the head, it is answered like any failure; behind it, the client is to see that the answer isn't whole. */
    private void fail(Throwable failure) {
        State before = state;
        stop();
        if (before == State.OPEN) {
            Sending.breakOff(exchange, failure);
        } else if (before != State.OVER) {
            exchange.resume(() -> exchange.fail(failure));
        }
    }

    /** The response has ended, or its client has left. */
    private void left() {
        State before = state;
        stop();
        if (before == State.OPEN) {
            exchange.step();
        } else if (before != State.OVER) {
            exchange.leave();
        }
    }

    private void stop() {
        state = State.OVER;
        inbox.clear();
        Flow.Subscription given = subscription;
        if (given != null) {
            given.cancel();
        }
    }
}
