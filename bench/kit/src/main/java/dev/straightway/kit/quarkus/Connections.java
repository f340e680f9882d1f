package dev.straightway.kit.quarkus;

import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;

import dev.straightway.kit.NoAnswerException;
import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import io.quarkus.netty.runtime.virtual.VirtualAddress;

/** The connections to one server channel: those that carry a request, and those that wait for the next. */
final class Connections {

    private final Channel listening;
    private final VirtualAddress address;
    private final Queue<Connection> free = new ConcurrentLinkedQueue<>();
    private final Set<Connection> all = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    Connections(Channel listening) {
        this.listening = listening;
        this.address = (VirtualAddress) listening.localAddress();
    }

    /** Has the exchange go on where there is a connection for it. */
    void take(Exchange exchange) {
        if (closed) {
            exchange.fail(new NoAnswerException("The server is closed, " + exchange + " isn't sent"));
            return;
        }
        Connection kept = free.poll();
        if (kept == null) {
            run(listening.eventLoop(), exchange, () -> open(exchange));
        } else {
            run(kept.loop(), exchange, () -> goOn(kept, exchange));
        }
    }

    /** Keeps the connection for the next exchange. On its loop. */
    void giveBack(Connection connection) {
        if (closed || !connection.carriesMore()) {
            connection.close("it is of no use any more");
        } else {
            free.add(connection);
        }
    }

    void gone(Connection connection) {
        all.remove(connection);
    }

    void close() {
        closed = true;
        listening.close();
        all.forEach(connection -> run(connection.loop(), null, () -> connection.close("the server was closed")));
    }

    private void goOn(Connection kept, Exchange exchange) {
        if (kept.carriesMore()) {
            exchange.on(kept);
        } else {
            take(exchange);
        }
    }

    /** On the loop of the server channel, where the new channel is registered before the call returns. */
    private void open(Exchange exchange) {
        try {
            Connection connection = new Connection(this, address);
            run(connection.loop(), exchange, () -> begin(connection, exchange));
        } catch (RuntimeException e) {
            exchange.fail(new NoAnswerException("No connection for " + exchange, e));
        }
    }

    /** On the loop of the connection, behind what registers its channel. */
    private void begin(Connection connection, Exchange exchange) {
        all.add(connection);
        if (closed || !connection.carriesMore()) {
            connection.close("it is of no use");
            gone(connection);
            exchange.fail(new NoAnswerException("The server was closed before " + exchange));
        } else {
            exchange.on(connection);
        }
    }

    /** @param exchange what fails if the loop takes nothing more, or {@code null} */
    static void run(EventLoop loop, Exchange exchange, Runnable task) {
        try {
            loop.execute(task);
        } catch (RejectedExecutionException e) {
            if (exchange != null) {
                exchange.fail(new NoAnswerException("The application has ended, " + exchange + " has no answer", e));
            }
        }
    }
}
