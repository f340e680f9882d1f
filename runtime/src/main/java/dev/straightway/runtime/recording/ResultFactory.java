package dev.straightway.runtime.recording;

import java.util.ArrayList;
import java.util.List;

import dev.straightway.runtime.body.BoundWriting;
import dev.straightway.runtime.body.Json;
import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.body.ResultWriters;
import dev.straightway.runtime.http.answer.StageWriter;
import dev.straightway.runtime.http.answer.UniWriter;
import dev.straightway.runtime.http.filter.DeclaredEntity;
import dev.straightway.runtime.http.filter.ProviderWriter;
import dev.straightway.runtime.http.locate.LocatorWriter;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.provider.Chain;
import dev.straightway.runtime.provider.Registry;

/** Makes the writers of results: the fast ones, unless code of the application has a say in the answer. */
final class ResultFactory {

    private final Registry registry;
    private final Json json;
    private final ResultWriters writers;
    private final boolean ownMapper;

    ResultFactory(Registry registry, Json json) {
        this.registry = registry;
        this.json = json;
        this.writers = new ResultWriters(json);
        this.ownMapper = hasOwnMapper(registry);
    }

    /** {@return whether the application chooses who writes JSON (§4.3)} */
    static boolean hasOwnMapper(Registry registry) {
        return registry.resolves(Start.MAPPER) || registry.resolves(Start.JSON_BINDING);
    }

    /** {@return the same, known once} */
    boolean hasOwnMapper() {
        return ownMapper;
    }

    /** {@return whether a writer of the application may write what a method returns; of a response nobody knows the entity} */
    private boolean mayBeProvided(ResultSpec result) {
        return result.own().open() && registry.hasOwnBodies() && switch (result.payload()) {
            case NOTHING -> false;
            case ENTITY -> registry.bodies().mayWrite(Elements.rawType(result.signature()));
            case RESPONSE, REST_RESPONSE, LOCATED, LATER -> true;
        };
    }

    /** {@return the writer of what a method returns, or {@code null} where there is none} */
    ResultWriter of(EndpointSpec spec, Chain chain) {
        return switch (spec.result().completion()) {
            case NOW -> now(spec, spec.result(), chain);
            case STAGE -> new StageWriter(now(spec, spec.result(), chain), true);
            case KEPT_STAGE -> new StageWriter(now(spec, spec.result(), chain), false);
            case UNI -> new UniWriter(now(spec, spec.result(), chain), true);
            case KEPT_UNI -> new UniWriter(now(spec, spec.result(), chain), false);
            case STREAM -> stream(spec, JsonForms.written(spec.result()));
        };
    }

    private ResultWriter stream(EndpointSpec spec, JsonForm form) {
        return new StreamFactory(registry, writers(form), ownMapper, form).of(spec);
    }

    private ResultWriter now(EndpointSpec spec, ResultSpec result, Chain chain) {
        return switch (result.payload()) {
            case NOTHING, LATER -> null;
            case LOCATED -> new LocatorWriter();
            case ENTITY -> entity(spec, result, chain);
            case RESPONSE, REST_RESPONSE -> response(spec, result, chain);
        };
    }

    private ResultWriter entity(EndpointSpec spec, ResultSpec result, Chain chain) {
        List<Representation> representations = new ArrayList<>();
        for (ResultSpec.Variant variant : result.variants()) {
            representations.add(variant.representation());
        }
        boolean slow = chain.touchesAnswers() || representations.contains(Representation.PROVIDER)
                || representations.isEmpty() || ownMapper || mayBeProvided(result);
        JsonForm form = JsonForms.written(result);
        ProviderWriter longWay = longWay(spec, result, form);
        if (slow) {
            prepare(result);
        }
        if (!slow && result.own().bound().isPresent()) {
            return result.declared().isEmpty() ? BoundProviders.own(registry, result, mediaTypes(result).get(0), longWay)
                    : longWay;
        }
        return slow ? longWay
                : writers.declared(result.declared(),
                        writers(form).entities(mediaTypes(result), representations, result.type(),
                                new ResultWriters.LongWay(longWay, mediaType -> bound(result, mediaType))),
                        longWay);
    }

    /** What takes long is done now, also where run time chooses the writer: the proof counts on it. */
    private void prepare(ResultSpec result) {
        for (ResultSpec.Variant variant : result.variants()) {
            if (variant.representation().isBound()) {
                BoundProviders.prepare(registry, Elements.type(result.signature()), MediaRange.parse(variant.mediaType()));
            }
        }
    }

    private BoundWriting bound(ResultSpec result, MediaRange mediaType) {
        return BoundProviders.writing(registry, Elements.type(result.signature()), mediaType);
    }

    private ResultWriter response(EndpointSpec spec, ResultSpec result, Chain chain) {
        JsonForm form = JsonForms.written(result);
        ResultWriter longWay = longWay(spec, result, form);
        boolean slow = chain.touchesAnswers() || ownMapper || mayBeProvided(result);
        return slow ? longWay : writers(form).responses(mediaTypes(result), result.type(), result.declared(), longWay);
    }

    private ResultWriters writers(JsonForm form) {
        return form == JsonForm.NONE ? writers : new ResultWriters(json.in(form));
    }

    private static ProviderWriter longWay(EndpointSpec spec, ResultSpec result, JsonForm form) {
        return new ProviderWriter(mediaTypes(result), result.declared(), () -> declared(spec, form));
    }

    /** {@return what a method declares of its entity, or of each item} */
    static DeclaredEntity declared(EndpointSpec spec, JsonForm form) {
        String signature = spec.result().signature();
        return new DeclaredEntity(Elements.rawType(signature), signature.isEmpty() ? null : Elements.type(signature),
                JsonForms.beside(Elements.annotations(new ElementSpec(spec.method(), ElementSpec.MEMBER)), form));
    }

    private static List<MediaRange> mediaTypes(ResultSpec result) {
        List<MediaRange> mediaTypes = new ArrayList<>();
        for (ResultSpec.Variant variant : result.variants()) {
            mediaTypes.add(MediaRange.parse(variant.mediaType()));
        }
        return mediaTypes;
    }
}
