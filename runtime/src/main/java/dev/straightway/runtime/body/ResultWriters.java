package dev.straightway.runtime.body;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;

/** Makes the writers of results that know a fast way. */
public final class ResultWriters {

    private final Encoders encoders;

    public ResultWriters(Json json) {
        this.encoders = new Encoders(json);
    }

    /**
     * A writer of entities.
     *
     * @param mediaTypes what may be answered, as declared
     * @param representations the representation of each
     * @param type the entity's declared type in Jackson's canonical form; empty if it is unknown
     * @param longWay writes what the fast encoders don't
     */
    public EntityWriter entities(List<MediaRange> mediaTypes, List<Representation> representations, String type,
            LongWay longWay) {
        List<Encoder> fixed = new ArrayList<>();
        for (int i = 0; i < mediaTypes.size(); i++) {
            fixed.add(fixed(mediaTypes.get(i), representations.get(i), type, longWay));
        }
        return fixed.size() == 1 && fixed.get(0) != null ? new FixedWriter(mediaTypes.get(0), fixed.get(0))
                : new VariantWriter(new Variants(mediaTypes, fixed), encoders, encoders.json(type), longWay.writer());
    }

    /** The same, of what needs no optional library. */
    public EntityWriter entities(List<MediaRange> mediaTypes, List<Representation> representations, String type,
            ResultWriter longWay) {
        return entities(mediaTypes, representations, type, new LongWay(longWay, mediaType -> {
            throw new IllegalArgumentException("No entity provider is bound to " + mediaType);
        }));
    }

    /**
     * What the fast encoders don't write.
     *
     * @param writer chooses the entity provider for each answer
     * @param bound makes the encoder of a media type whose entity provider the build has fixed
     */
    public record LongWay(ResultWriter writer, Function<MediaRange, ItemEncoder> bound) {
    }

    private Encoder fixed(MediaRange mediaType, Representation representation, String type, LongWay longWay) {
        if (!mediaType.isConcrete() || representation == Representation.BY_CLASS) {
            return null;
        }
        return representation.isBound() ? longWay.bound().apply(mediaType)::encode
                : encoders.of(representation, mediaType, type);
    }

    /**
     * A writer of {@code Response} and {@code RestResponse}.
     *
     * @param mediaTypes what an entity without a media type of its own may be answered in; empty for whatever its class
     *        asks for
     * @param longWay writes what the fast encoders don't
     */
    public ResultWriter responses(List<MediaRange> mediaTypes, ResultWriter longWay) {
        return responses(mediaTypes, "", DeclaredHead.NONE, longWay);
    }

    /**
     * The same, where the method declares something.
     *
     * @param type the declared type of the entity, in Jackson's canonical form; empty if it is unknown
     * @param declared of which only Cache-Control is for responses
     */
    public ResultWriter responses(List<MediaRange> mediaTypes, String type, DeclaredHead declared, ResultWriter longWay) {
        List<Encoder> byClass = Collections.nCopies(mediaTypes.size(), null);
        return new ResponseWriter(
                new VariantWriter(new Variants(mediaTypes, byClass), encoders, encoders.json(type), longWay),
                declared.cacheControl(), longWay);
    }

    /**
     * An encoder of the items of a stream.
     *
     * @param mediaType of each item
     * @param representation what the build has fixed, or {@link Representation#BY_CLASS}
     * @param type the declared type of the items in Jackson's canonical form; empty if it is unknown
     * @param longWay encodes what the fast encoders don't
     */
    public ItemEncoder items(MediaRange mediaType, Representation representation, String type, ItemEncoder longWay) {
        if (representation != Representation.BY_CLASS) {
            return encoders.of(representation, mediaType, type)::encode;
        }
        Encoder json = encoders.json(type);
        return item -> {
            Encoder known = encoders.find(item, mediaType, json);
            return known == null ? longWay.encode(item) : known.encode(item);
        };
    }

    /** {@return an encoder that leaves text to JSON, which quotes it, and anything else to another one} */
    public ItemEncoder quoted(ItemEncoder others) {
        return item -> item instanceof CharSequence ? encoders.json().encode(item) : others.encode(item);
    }

    /** {@return a writer of entities with what annotations of the method declare} */
    public ResultWriter declared(DeclaredHead declared, EntityWriter entities, ResultWriter longWay) {
        return declared.isEmpty() ? entities : new DeclaredWriter(declared, entities, longWay);
    }
}
