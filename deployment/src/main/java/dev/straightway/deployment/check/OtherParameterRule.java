package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Other;
import dev.straightway.deployment.model.RestApplication;

/** STW-202: parameters take nothing that isn't compiled. */
final class OtherParameterRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        for (ResourceParameter parameter : method.parameters()) {
            if (parameter instanceof Other other) {
                problems.add("STW-202", method, "@" + other.annotation() + " on the parameter '" + other.name()
                        + "' isn't compiled yet. Use @PathParam, @QueryParam, @HeaderParam, @CookieParam, @Context or the"
                        + " entity.");
            }
        }
    }
}
