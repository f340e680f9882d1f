package dev.straightway.deployment.check;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;

/** STW-114: a sub-resource locator returns an object. STW-116: it doesn't take the entity (§3.4.1). */
final class LocatorRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (!method.isLocator()) {
            return;
        }
        Type.Kind kind = method.returnType().kind();
        if (kind == Type.Kind.VOID || kind == Type.Kind.PRIMITIVE || kind == Type.Kind.ARRAY) {
            problems.add("STW-114", method, "has @Path and no HTTP method, so it is a sub-resource locator, and "
                    + method.returnType() + " is no resource. Give it an HTTP method, as @GET, or return an object or class.");
        }
        method.parameters().stream().filter(ResourceParameter.Entity.class::isInstance).findFirst()
                .ifPresent(entity -> problems.add("STW-116", method, "is a sub-resource locator, and its parameter '"
                        + entity.name() + "' would take the entity, which belongs to the resource method. Annotate it, for"
                        + " example with @PathParam."));
    }
}
