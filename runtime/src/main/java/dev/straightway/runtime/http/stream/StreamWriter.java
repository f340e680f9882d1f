package dev.straightway.runtime.http.stream;

import java.util.function.Supplier;

import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.body.ItemEncoder;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.DeclaredEntity;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;

/**
 * Answers with the items of a {@code Multi} or another publisher, each when it is there; immutable.
 * <p>
 * The head waits for the first item, so that what fails before it is answered like any failure. The head of a stream of events
 * goes out at once: a client that waits for the first event knows then that it is connected.
 */
public final class StreamWriter extends ResultWriter {

    private final Format format;

    /**
     * How a method writes streams.
     *
     * @param framing what stands between items
     * @param items encodes them
     * @param head makes the head
     * @param entity what filters are told of the stream
     */
    public record Format(Framing framing, ItemEncoder items, StreamHead head, Supplier<DeclaredEntity> entity) {
    }

    public StreamWriter(Format format) {
        this.format = format;
    }

    @Override
    public void write(Exchange exchange, Object result) throws Exception {
        if (result == null) {
            exchange.noContent();
            return;
        }
        ItemStream stream = new ItemStream((VertxExchange) exchange, format, Source.of(result));
        if (format.framing() == Framing.EVENTS) {
            stream.begin();
        } else {
            stream.subscribe();
        }
    }
}
