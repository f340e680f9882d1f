package dev.straightway.deployment.check;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * A sub-resource locator (§3.4.1) returns an object (STW-114), doesn't take the entity (STW-116), and leads to something else
 * than itself (STW-220).
 */
final class LocatorRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (!method.isLocator()) {
            return;
        }
        Type.Kind kind = method.returnType().kind();
        if (kind == Type.Kind.VOID || kind == Type.Kind.PRIMITIVE || kind == Type.Kind.ARRAY) {
            problems.add("STW-114", method, "has @Path and no HTTP method, so it is a sub-resource locator, and "
                    + method.returnType() + " isn't a resource. Give it an HTTP method, such as @GET, or return an object or"
                    + " class.");
        }
        method.entities().findFirst()
                .ifPresent(entity -> problems.add("STW-116", method, "is a sub-resource locator, and its parameter '"
                        + entity.name() + "' would take the entity, which belongs to the resource method. Annotate it, for"
                        + " example with @PathParam."));
        if (method.path().flatMap(Templates::parse).filter(PathTemplate::isEmpty).isPresent()
                && returnsItsOwnClass(application.index(), type.declaration(), method.returnType())) {
            problems.add("STW-220", method, "consumes nothing of the path and returns its own class "
                    + type.declaration().simpleName() + ", which matches the same path again, so no request gets any further."
                    + " Give it a @Path that consumes a part of the path, or return another class.");
        }
    }

    /** {@return whether a locator returns an object of its class, for there are no other classes that it could be of} */
    private static boolean returnsItsOwnClass(IndexView index, ClassInfo owner, Type returned) {
        return returned.name().equals(owner.name()) && !owner.isAbstract() && !owner.isInterface()
                && index.getAllKnownSubclasses(owner.name()).isEmpty();
    }
}
