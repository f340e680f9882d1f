package dev.straightway.deployment.check;

import dev.straightway.deployment.model.Callback.Kind;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Streams;

/** STW-406: response filters are called for streams too. */
final class FilteredStreamDifference implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (Streams.contains(method.returnType()) && hasResponseFilters(application)) {
            problems.add("STW-406", method, "returns a stream, whose response filters are called once, before its head; Quarkus"
                    + " REST doesn't call them. Bind filters by name if they mustn't see it.");
        }
    }

    private static boolean hasResponseFilters(RestApplication application) {
        return application.providers().stream().anyMatch(provider -> provider.is("ContainerResponseFilter"))
                || application.callbacks().methods().stream().anyMatch(callback -> callback.is(Kind.RESPONSE_FILTER));
    }
}
