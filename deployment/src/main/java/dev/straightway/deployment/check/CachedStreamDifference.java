package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Streams;

/** STW-408: a stream may be told to be cached. */
final class CachedStreamDifference implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (Streams.contains(method.returnType())) {
            method.declared().cacheControl()
                    .ifPresent(cached -> problems.add("STW-408", method, "returns a stream, which is sent"
                            + " with Cache-Control: " + cached
                            + "; Quarkus REST leaves that out. Remove the annotation if it isn't meant"
                            + " here."));
        }
    }
}
