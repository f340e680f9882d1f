package dev.straightway.deployment.check;

import org.jboss.jandex.DotName;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-118: a suspending function of Kotlin takes a continuation, which nothing here can give. */
final class SuspendingRule implements MethodRule {

    private static final DotName CONTINUATION = DotName.createSimple("kotlin.coroutines.Continuation");

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (method.declaration().parameterTypes().stream().anyMatch(parameter -> parameter.name().equals(CONTINUATION))) {
            problems.add("STW-118", method,
                    "is a suspending function, and Straightway has no coroutines. Write a plain function,"
                            + " or one that returns a Uni.");
        }
    }
}
