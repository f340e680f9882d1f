package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Results;
import dev.straightway.runtime.recording.ResultSpec.Completion;

/** STW-409: a text without declared media type is of the type that the client asks for (§3.8, §4.2.4). */
final class UndeclaredTextDifference implements MethodRule {

    private static final String TEXT = "java.lang.String";

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        Results results = Results.of(method);
        if (method.produces().isEmpty() && results.hasValue() && results.completion() != Completion.STREAM
                && results.entity().name().toString().equals(TEXT)) {
            problems.add("STW-409", method, "returns a text without @Produces, which is sent as the media type that the client"
                    + " asks for, as text/html; Quarkus REST sends text/plain only. Put @Produces(\"text/plain\") on it,"
                    + " above all if it repeats what clients send.");
        }
    }
}
