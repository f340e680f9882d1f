package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-201: there are no sub-resource locators (§3.4.1). */
final class LocatorRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (method.httpMethods().isEmpty()) {
            problems.add("STW-201", method, "is a sub-resource locator, which Straightway doesn't compile yet. Give it an"
                    + " HTTP method, as @GET, or move the methods of " + method.returnType()
                    + " into a resource class with a @Path of its own.");
        }
    }
}
