package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Context;
import dev.straightway.deployment.model.ResourceParameter.Suspended;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Contexts;

/** STW-123: {@code @Context} asks for a type that there is (§10.2), and {@code @Suspended} for an {@code AsyncResponse}. */
final class ContextRule implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Context && Contexts.find(parameter.type()).isEmpty()) {
            problems.add("STW-123", where, "@Context can't inject the parameter '" + parameter.name() + "' of type "
                    + parameter.type() + ". Use one of " + Contexts.typeNames() + ".");
        }
        if (parameter instanceof Suspended
                && !parameter.type().name().toString().equals("jakarta.ws.rs.container.AsyncResponse")) {
            problems.add("STW-123", where, "@Suspended can't inject the parameter '" + parameter.name() + "' of type "
                    + parameter.type() + ". Use AsyncResponse.");
        }
    }
}
