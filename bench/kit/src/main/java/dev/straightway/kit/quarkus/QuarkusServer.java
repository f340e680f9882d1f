package dev.straightway.kit.quarkus;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

import dev.straightway.kit.NoAnswerException;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;
import dev.straightway.kit.Server;
import io.netty.channel.Channel;
import io.quarkus.vertx.core.runtime.VertxCoreRecorder;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;

/**
 * The Quarkus application that runs in this JVM. Requests come to its Router in memory, so that all behind it takes part:
 * authentication, filters, providers, CDI. What is ahead of it doesn't: the socket, TLS, HTTP/2, compression, the limits
 * of request line and fields.
 * <p>
 * A connection carries one request at a time and is kept. An application that ends breaks off what is under way.
 */
public final class QuarkusServer implements Server {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Connections connections;
    private final Duration patience;

    /** @param listening the server channel, which is closed with this */
    QuarkusServer(Channel listening, Duration patience) {
        this.connections = new Connections(listening);
        this.patience = patience;
    }

    /**
     * {@return the application of this class loader; an answer may take 30 seconds}
     *
     * @throws IllegalStateException if there is none
     */
    public static QuarkusServer running() {
        return running(PATIENCE);
    }

    /**
     * {@return the application of this class loader}
     *
     * @param patience how long an answer may take
     * @throws IllegalStateException if there is none
     */
    public static QuarkusServer running(Duration patience) {
        Supplier<Vertx> vertx = VertxCoreRecorder.getVertx();
        if (vertx == null) {
            throw new IllegalStateException("No Quarkus application runs here: it is to be started by the class loader of "
                    + QuarkusServer.class.getName());
        }
        return new QuarkusServer(Listening.to((VertxInternal) vertx.get(), VertxHttpRecorder.getRootHandler()), patience);
    }

    @Override
    public Response apply(Request request) {
        return repeat(request, 1);
    }

    /** Answers have the time each, not all together. */
    @Override
    public Response repeat(Request request, int times) {
        if (Context.isOnEventLoopThread()) {
            throw new IllegalStateException("An event loop can't wait for " + request + ": call send");
        }
        return await(asked(request, times));
    }

    @Override
    public CompletionStage<Response> send(Request request) {
        Exchange exchange = asked(request, 1);
        return exchange.answer().orTimeout(patience.toNanos(), TimeUnit.NANOSECONDS).exceptionally(failure -> {
            if (failure instanceof TimeoutException) {
                exchange.giveUp();
                throw late(exchange);
            }
            throw exchange.reason(failure);
        });
    }

    @Override
    public void close() {
        connections.close();
    }

    private Exchange asked(Request request, int times) {
        Exchange exchange = new Exchange(connections, request, times);
        connections.take(exchange);
        return exchange;
    }

    private Response await(Exchange exchange) {
        int before;
        do {
            before = exchange.answered();
            try {
                return exchange.answer().get(patience.toNanos(), TimeUnit.NANOSECONDS);
            } catch (ExecutionException e) {
                throw exchange.reason(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                exchange.giveUp();
                throw new NoAnswerException("Interrupted before the answer to " + exchange, e);
            } catch (TimeoutException e) {
                // Of many answers one may have come.
            }
        } while (exchange.answered() != before);
        exchange.giveUp();
        throw late(exchange);
    }

    private NoAnswerException late(Exchange exchange) {
        return new NoAnswerException("No answer to " + exchange + " within " + patience);
    }
}
