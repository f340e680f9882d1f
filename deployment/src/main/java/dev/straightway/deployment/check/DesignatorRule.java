package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** STW-112: a resource method has one request method designator (§3.3). */
final class DesignatorRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        if (method.httpMethods().size() > 1) {
            problems.add("STW-112", method, "answers to " + method.httpMethods()
                    + ", but a resource method answers to one HTTP method (§3.3). Write a method for each.");
        }
    }
}
