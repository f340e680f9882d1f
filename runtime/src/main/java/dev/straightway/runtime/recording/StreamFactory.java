package dev.straightway.runtime.recording;

import java.util.function.Supplier;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.body.ContentType;
import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.body.ItemEncoder;
import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.body.ResultWriters;
import dev.straightway.runtime.http.filter.DeclaredEntity;
import dev.straightway.runtime.http.filter.EventEntities;
import dev.straightway.runtime.http.filter.ProviderItems;
import dev.straightway.runtime.http.stream.EventEncoder;
import dev.straightway.runtime.http.stream.StreamHead;
import dev.straightway.runtime.http.stream.StreamWriter;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.recording.ResultSpec.StreamSpec;
import dev.straightway.runtime.sse.EventItems;

/** Makes the writers of streams, whose items are encoded the fast way unless code of the application has a say in it. */
final class StreamFactory {

    private final Registry registry;
    private final ResultWriters writers;
    private final boolean ownMapper;
    private final JsonForm form;

    /** @param form that of the writers */
    StreamFactory(Registry registry, ResultWriters writers, boolean ownMapper, JsonForm form) {
        this.registry = registry;
        this.writers = writers;
        this.ownMapper = ownMapper;
        this.form = form;
    }

    /** {@return the media type of the entities of events; {@code null} if it isn't declared} */
    static MediaType elementType(ResultSpec result) {
        String type = result.stream().isPresent() ? result.stream().get().elementType() : "";
        return type.isEmpty() ? null : MediaType.valueOf(type);
    }

    ResultWriter of(EndpointSpec spec) {
        StreamSpec stream = spec.result().stream().orElseThrow();
        MediaRange answered = MediaRange.parse(spec.result().variants().get(0).mediaType());
        MediaRange each = stream.each(answered);
        ItemEncoder alone = items(spec, stream.framing() == Framing.LINES ? answered : each, each);
        ItemEncoder items = switch (stream.framing()) {
            case EVENTS -> new EventEncoder(events(each), alone);
            case LINES, ARRAY -> writers.quoted(alone);
            case PLAIN -> alone;
        };
        String elementType = stream.elementType().isEmpty() ? null : stream.elementType();
        CharSequence contentType = stream.framing() == Framing.EVENTS ? answered.text() : ContentType.of(answered);
        return new StreamWriter(new StreamWriter.Format(stream.framing(), items,
                new StreamHead(contentType, elementType, spec.result().declared()), declared(spec)));
    }

    /** @param whole that of which a provider of the application may write items */
    private ItemEncoder items(EndpointSpec spec, MediaRange whole, MediaRange mediaType) {
        Representation representation = spec.result().variants().get(0).representation();
        ItemEncoder longWay = new ProviderItems(registry, MediaType.valueOf(whole.text()),
                MediaType.valueOf(mediaType.text()), declared(spec));
        boolean slow = representation.isByProvider() || ownMapper && mediaType.isJson()
                || registry.hasOwnBodies() && registry.bodies().mayWrite(Elements.rawType(spec.result().signature()));
        return slow ? longWay : writers.items(mediaType, representation, spec.result().type(), longWay);
    }

    private EventItems events(MediaRange each) {
        return new EventItems(new EventEntities(registry, MediaType.valueOf(each.text()), form));
    }

    /** What filters are told of the stream, and providers of its items. */
    private Supplier<DeclaredEntity> declared(EndpointSpec spec) {
        return () -> ResultFactory.declared(spec, form);
    }
}
