package dev.straightway.deployment.check;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-405: a locator that returns nothing is answered with 404. */
final class LocatorDifference implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (method.isLocator() && method.returnType().kind() != Type.Kind.PRIMITIVE) {
            problems.add("STW-405", method, "is answered with 404 if it returns null; in Quarkus REST, with 204. There is"
                    + " nothing to do unless a client relies on 204.");
        }
    }
}
