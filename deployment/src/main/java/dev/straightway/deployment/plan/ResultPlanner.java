package dev.straightway.deployment.plan;

import java.util.List;
import java.util.stream.Collectors;

import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.types.CanonicalType;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.recording.ResultSpec.Payload;
import dev.straightway.runtime.recording.ResultSpec.Variant;

/** Plans how what a method returns becomes the answer (§3.8, done at build time as far as the types allow). */
final class ResultPlanner {

    private ResultPlanner() {
    }

    static ResultPlan plan(ResourceMethod method) {
        Results results = Results.of(method.returnType());
        if (results.payload() == Payload.NOTHING) {
            return new ResultPlan(results.completion(), results.payload(), List.of(), "",
                    "nothing is returned: 204 No Content");
        }
        List<Variant> variants = variants(method, results);
        return new ResultPlan(results.completion(), results.payload(), variants, CanonicalType.of(results.entity()),
                why(method, results, variants));
    }

    private static List<Variant> variants(ResourceMethod method, Results results) {
        return Results.produces(method).stream()
                .map(type -> new Variant(type, Entities.writer(results.entity(), MediaRange.parse(type)).orElseThrow()))
                .toList();
    }

    private static String why(ResourceMethod method, Results results, List<Variant> variants) {
        String source = method.produces().isEmpty() ? "the return type alone" : "@Produces";
        if (Entities.isUnknown(results.entity())) {
            return "by class: the type of the entity is known at run time only"
                    + (variants.isEmpty() ? "" : "; as " + mediaTypes(variants));
        }
        Variant first = variants.get(0);
        if (variants.size() > 1) {
            return "negotiated by the Accept field among " + mediaTypes(variants) + ": " + source + " allows several";
        }
        return first.mediaType().contains("*")
                ? "negotiated by the Accept field: " + first.mediaType() + " is no concrete type"
                : "fixed: " + source + " allows " + first.mediaType() + " only, and " + results.entity().name()
                        + " is written as " + words(first.representation());
    }

    private static String mediaTypes(List<Variant> variants) {
        return variants.stream().map(Variant::mediaType).collect(Collectors.joining(", "));
    }

    private static String words(Representation representation) {
        return representation == Representation.JSON ? "JSON by Jackson" : representation.toString();
    }
}
