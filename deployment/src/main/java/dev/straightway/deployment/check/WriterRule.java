package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.UnsupportedTypes;
import dev.straightway.deployment.types.Xml;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.recording.ResultSpec.Completion;

/** STW-133: there is a writer for what a method returns in every media type that it produces (§4.2). */
final class WriterRule implements MethodRule {

    private static final String OF_OTHERS = "Produce application/json, return a String, byte[] or Buffer, or write a"
            + " MessageBodyWriter.";

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        Results results = Results.of(method);
        if (!results.hasValue() || results.completion() == Completion.STREAM) {
            return;
        }
        if (UnsupportedTypes.contains(results.entity())) {
            report(results, String.join(", ", method.produces()), method, problems);
        }
        Results.produces(method, new Entities(application.index()), application.mayWriteEntities()).stream()
                .filter(value -> !isWriteable(application, results, value))
                .forEach(value -> report(results, value, method, problems));
    }

    private static void report(Results results, String mediaType, ResourceMethod method, Problems problems) {
        problems.add("STW-133", method, "nothing writes " + results.entity() + " as "
                + (mediaType.isEmpty() ? "anything" : mediaType) + ". "
                + UnsupportedTypes.fix(results.entity()).orElse(OF_OTHERS));
    }

    private static boolean isWriteable(RestApplication application, Results results, String mediaType) {
        Entities entities = new Entities(application.index());
        return application.mayWriteEntities() || MediaTypes.parse(mediaType)
                .filter(range -> entities.writer(results.entity(), range) == Representation.PROVIDER
                        && !entities.isWrittenAsForm(results.entity(), range)
                        && !entities.hasStandardProvider(results.entity(), range,
                                Xml.isFor(results.entity(), application.index())))
                .isEmpty();
    }
}
