package dev.straightway.runtime.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;

import org.jboss.resteasy.reactive.RestMulti;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.http.stream.StreamHead;
import dev.straightway.runtime.http.stream.StreamWriter;
import dev.straightway.runtime.invocation.Exchange;
import io.smallrye.mutiny.Multi;
import io.vertx.core.buffer.Buffer;

/** What an answer asks of the publisher of its items. */
class ItemStreamTest {

    /** Two of them are more than a connection holds. */
    private static final int ITEM = 64 * 1024;
    private static final int ITEMS = 12;
    private static final int DEMAND = 4;

    private final TestServer server = new TestServer();

    @AfterEach
    void close() {
        server.close();
    }

    /** Produces what is asked for at once, and counts it. */
    private static final class Items implements Flow.Publisher<Object>, Flow.Subscription {

        private final CompletableFuture<Void> produced = new CompletableFuture<>();
        private Flow.Subscriber<? super Object> subscriber;
        private volatile long asked;
        private long emitted;
        private boolean emitting;

        @Override
        public void subscribe(Flow.Subscriber<? super Object> given) {
            subscriber = given;
            given.onSubscribe(this);
        }

        @Override
        public void request(long items) {
            asked += items;
            if (emitting) {
                return;
            }
            emitting = true;
            while (emitted < Math.min(asked, ITEMS)) {
                emitted++;
                subscriber.onNext(Buffer.buffer(new byte[ITEM]));
            }
            emitting = false;
            if (emitted == ITEMS) {
                produced.complete(null);
            }
        }

        @Override
        public void cancel() {
            emitted = ITEMS;
        }
    }

    @Test
    void keepsAsManyItemsUnderWayForAClientThatReadsSlowlyAsTheApplicationAsksFor() throws Exception {
        Items items = new Items();
        StreamWriter writer = new StreamWriter(new StreamWriter.Format(Framing.PLAIN, item -> (Buffer) item,
                new StreamHead("application/octet-stream", null, DeclaredHead.NONE), () -> null));
        server.with(TestRoute.of("GET /items", exchange -> writer.write((Exchange) exchange,
                RestMulti.fromMultiData(Multi.createFrom().publisher(items)).withDemand(DEMAND).build())));
        try (Socket client = server.connect()) {
            client.getOutputStream()
                    .write("GET /items HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            readItems(new BufferedInputStream(client.getInputStream()));
            TestServer.await(items.produced);
            server.settle();
            assertThat(items.asked).isEqualTo(ITEMS + DEMAND);
        }
    }

    private static void readItems(InputStream input) throws Exception {
        int zeros = 0;
        while (zeros < ITEMS * ITEM) {
            int octet = input.read();
            assertThat(octet).isNotNegative();
            zeros += octet == 0 ? 1 : 0;
        }
    }
}
