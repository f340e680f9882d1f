package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;
import dev.straightway.runtime.recording.ResultSpec.Payload;

/** STW-133: there is a writer for what a method returns in every media type that it produces (§4.2). */
final class WriterRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        Results results = Results.of(method.returnType());
        if (method.httpMethods().isEmpty() || results.payload() == Payload.NOTHING) {
            return;
        }
        Results.produces(method).stream()
                .filter(value -> MediaTypes.parse(value)
                        .filter(range -> Entities.writer(results.entity(), range).isEmpty()).isPresent())
                .forEach(value -> problems.add("STW-133", method, "nothing writes " + results.entity() + " as " + value
                        + ". Produce application/json, or return a String, byte[] or Buffer."));
    }
}
