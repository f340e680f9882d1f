package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Suspended;
import dev.straightway.deployment.model.RestApplication;

/** STW-123: {@code @Suspended} asks for an {@code AsyncResponse} (§8.2.1). */
final class SuspensionRule implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Suspended
                && !parameter.type().name().toString().equals("jakarta.ws.rs.container.AsyncResponse")) {
            problems.add("STW-123", where, "@Suspended can't inject the parameter '" + parameter.name() + "' of type "
                    + parameter.type() + ". Use AsyncResponse.");
        }
    }
}
