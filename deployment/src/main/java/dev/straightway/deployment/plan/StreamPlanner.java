package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.types.CanonicalType;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.Signature;
import dev.straightway.deployment.types.Streams;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.Framing;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.recording.OwnProviderSpec;
import dev.straightway.runtime.recording.ResultSpec.Completion;
import dev.straightway.runtime.recording.ResultSpec.Payload;
import dev.straightway.runtime.recording.ResultSpec.StreamSpec;
import dev.straightway.runtime.recording.ResultSpec.Variant;

/** Plans how the items of a stream become the answer. */
final class StreamPlanner {

    private final Entities entities;

    StreamPlanner(Entities entities) {
        this.entities = entities;
    }

    /** {@return what a method declares of the events that it sends with a sink; empty if it declares nothing} */
    static Optional<StreamSpec> events(ResourceMethod method) {
        return method.declared().elementType().map(type -> new StreamSpec(Framing.EVENTS, type));
    }

    /** @param head what annotations declare of the head, in words */
    ResultPlan plan(ResourceMethod method, Type item, DeclaredHead declared, String head) {
        String mediaType = Results.produces(method, entities, false).get(0);
        MediaRange answered = MediaRange.parse(mediaType);
        StreamSpec stream = Streams.spec(method, item, answered);
        Representation representation = Streams.representation(entities, item, stream, stream.each(answered));
        boolean unknown = Entities.isUnknown(item);
        return new ResultPlan(Completion.STREAM, Payload.ENTITY, List.of(new Variant(mediaType, representation)),
                CanonicalType.of(item), unknown ? "" : Signature.of(item), declared, Optional.of(stream),
                ResultPlanner.spec(method.declared().json()), OwnProviderSpec.OPEN, why(item, stream, representation, mediaType)
                        + ResultPlanner.words(method.declared().json()) + head);
    }

    private static String why(Type item, StreamSpec stream, Representation representation, String mediaType) {
        String each = switch (representation) {
            case BY_CLASS -> "by class: items, whose type is known at run time only, each";
            case PROVIDER, XML, KRYO ->
                "by entity provider: items of " + item.name() + ", each by the one that is found for it,";
            default -> "fixed: items of " + item.name() + " as " + ResultPlanner.words(representation) + ", each";
        };
        return each + " when it comes, " + words(stream) + "; as " + mediaType;
    }

    private static String words(StreamSpec stream) {
        return switch (stream.framing()) {
            case ARRAY -> "in one JSON array";
            case LINES -> "with a line end behind it";
            case EVENTS -> "as an event" + (stream.elementType().isEmpty() ? "" : " of " + stream.elementType());
            case PLAIN -> "with nothing between them";
        };
    }
}
