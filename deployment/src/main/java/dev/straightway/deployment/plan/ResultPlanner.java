package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.DeclaredAnswer;
import dev.straightway.deployment.model.JsonForm;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.plan.OwnBodies.Choice;
import dev.straightway.deployment.types.CanonicalType;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.Signature;
import dev.straightway.runtime.body.DeclaredHead;
import dev.straightway.runtime.body.DeclaredHead.Coding;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.recording.JsonSpec;
import dev.straightway.runtime.recording.OwnProviderSpec;
import dev.straightway.runtime.recording.ResultSpec.Completion;
import dev.straightway.runtime.recording.ResultSpec.Payload;
import dev.straightway.runtime.recording.ResultSpec.Variant;

/** Plans how what a method returns becomes the answer (§3.8, done at build time as far as the types allow). */
final class ResultPlanner {

    private static final Type UNKNOWN = Type.create(Object.class);

    private final Entities entities;
    private final boolean open;
    private final StreamPlanner streams;
    private final OwnBodies own;

    /**
     * @param open whether entity writers of the application may answer in other media types than the standard ones
     * @param own knows who of the application writes an entity
     */
    ResultPlanner(Entities entities, boolean open, OwnBodies own) {
        this.own = own;
        this.entities = entities;
        this.open = open;
        this.streams = new StreamPlanner(entities);
    }

    /** {@return what a method is chosen by; empty where only run time knows} */
    List<String> offers(ResourceMethod method) {
        return Results.offers(method, entities, open);
    }

    ResultPlan plan(ResourceMethod method) {
        Results results = Results.of(method);
        if (!results.hasValue()) {
            JsonForm form = later(method, results);
            return new ResultPlan(results.completion(), results.payload(), List.of(), "", "",
                    declared(method), StreamPlanner.events(method), spec(form), OwnProviderSpec.NONE,
                    without(results.payload()) + words(form) + words(declared(method)));
        }
        if (results.completion() == Completion.STREAM) {
            return streams.plan(method, results.entity(), declared(method), words(declared(method)));
        }
        Choice choice = own(method, results);
        List<Variant> variants = variants(method, results, choice);
        boolean unknown = Entities.isUnknown(results.entity());
        return new ResultPlan(results.completion(), results.payload(), variants, CanonicalType.of(results.entity()),
                unknown ? "" : Signature.of(results.entity()), declared(method), Optional.empty(),
                spec(method.declared().json()), choice.spec(),
                why(method, results, variants, choice) + words(method.declared().json()) + words(declared(method)));
    }

    /** {@return the form of what is answered by other means than a result} */
    private static JsonForm later(ResourceMethod method, Results results) {
        return results.payload() == Payload.LATER ? method.declared().json() : JsonForm.NONE;
    }

    /** A response may name its media type itself. */
    private Choice own(ResourceMethod method, Results results) {
        return results.payload() == Payload.ENTITY ? own.writer(results.entity(), Results.produces(method, entities, open))
                : own.writer(UNKNOWN, List.of());
    }

    static JsonSpec spec(JsonForm form) {
        return new JsonSpec(form.view(), form.function());
    }

    static String words(JsonForm form) {
        return form.view().map(view -> "; in the view " + view).orElse("")
                + form.function().map(function -> "; as " + function + " has it").orElse("");
    }

    private static DeclaredHead declared(ResourceMethod method) {
        DeclaredAnswer declared = method.declared();
        return method.isLocator() || declared.isEmpty() && declared.compressed().isEmpty() ? DeclaredHead.NONE
                : new DeclaredHead(declared.status().orElse(DeclaredHead.USUAL),
                        declared.fields().stream().map(field -> new DeclaredHead.Field(field.name(), field.value())).toList(),
                        declared.cacheControl(), coding(declared));
    }

    private static Coding coding(DeclaredAnswer declared) {
        return declared.compressed().map(compressed -> compressed ? Coding.COMPRESSED : Coding.UNCOMPRESSED)
                .orElse(Coding.BY_TYPE);
    }

    private static String words(DeclaredHead declared) {
        List<String> words = new ArrayList<>();
        if (declared.status() != DeclaredHead.USUAL) {
            words.add("status " + declared.status());
        }
        declared.fields().forEach(field -> words.add(field.name() + ": " + field.value()));
        declared.cacheControl().ifPresent(value -> words.add("Cache-Control: " + value));
        if (declared.coding() != Coding.BY_TYPE) {
            words.add(declared.coding() == Coding.COMPRESSED ? "a coding if the server compresses" : "no coding");
        }
        return words.isEmpty() ? "" : "; with " + String.join(", ", words) + ", by annotation";
    }

    private static String without(Payload payload) {
        return switch (payload) {
            case LATER -> "the method hands the answer on: it comes later, or as a stream of events";
            case LOCATED -> "the request goes on with the object that the locator returns";
            default -> "nothing is returned: 204 No Content";
        };
    }

    private List<Variant> variants(ResourceMethod method, Results results, Choice choice) {
        return Results.produces(method, entities, open).stream()
                .map(type -> new Variant(type, choice.spec().bound().isPresent() ? Representation.OWN
                        : entities.writer(results.entity(), MediaRange.parse(type))))
                .toList();
    }

    private static String why(ResourceMethod method, Results results, List<Variant> variants, Choice choice) {
        return choice.spec().bound()
                .map(provider -> "fixed: " + source(method) + " allows " + variants.get(0).mediaType() + " only, and "
                        + results.entity().name() + " is written by " + provider)
                .orElseGet(() -> why(method, results, variants) + choice.why());
    }

    private static String source(ResourceMethod method) {
        return method.produces().isEmpty() ? "the return type alone" : "@Produces";
    }

    private static String why(ResourceMethod method, Results results, List<Variant> variants) {
        if (Entities.isUnknown(results.entity())) {
            return "by class: the type of the entity is known at run time only"
                    + (variants.isEmpty() ? "" : "; as " + mediaTypes(variants));
        }
        if (variants.isEmpty() || variants.stream().anyMatch(one -> one.representation() == Representation.PROVIDER)) {
            return "by entity provider: that for " + results.entity().name() + " is found for each request"
                    + (variants.isEmpty() ? "" : "; as " + mediaTypes(variants));
        }
        Variant first = variants.get(0);
        if (variants.size() > 1) {
            return "negotiated by the Accept field among " + mediaTypes(variants) + ": " + source(method)
                    + " allows several";
        }
        return first.mediaType().contains("*")
                ? "negotiated by the Accept field: " + first.mediaType() + " isn't a concrete type"
                : "fixed: " + source(method) + " allows " + first.mediaType() + " only, and " + results.entity().name()
                        + " is written as " + words(first.representation());
    }

    private static String mediaTypes(List<Variant> variants) {
        return variants.stream().map(Variant::mediaType).collect(Collectors.joining(", "));
    }

    static String words(Representation representation) {
        return representation == Representation.JSON ? "JSON" : representation.toString();
    }
}
