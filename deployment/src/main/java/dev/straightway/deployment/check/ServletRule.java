package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Context;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Contexts;

/** STW-302: nothing asks for the objects of a servlet container, which isn't there (§11.1 asks for them in one only). */
final class ServletRule implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Context && Contexts.isServlet(parameter.type())) {
            problems.add("STW-302", where, "@Context injects null into '" + parameter.name() + "' of type " + parameter.type()
                    + ", since there is no servlet container. Use UriInfo, HttpHeaders or SecurityContext, or the"
                    + " RoutingContext of Vert.x.");
        }
    }
}
