package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Context;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Contexts;

/** STW-123: {@code @Context} asks for a type that there is (§10.2). */
final class ContextRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        for (ResourceParameter parameter : method.parameters()) {
            if (parameter instanceof Context context && Contexts.find(context.type()).isEmpty()) {
                problems.add("STW-123", method, "@Context can't inject the parameter '" + context.name() + "' of type "
                        + context.type() + ". Use one of " + Contexts.typeNames() + ".");
            }
        }
    }
}
