package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** A rule for each resource method by itself, also behind locators. */
interface MethodRule extends Rule {

    void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems);

    @Override
    default void check(RestApplication application, Problems problems) {
        application.allClasses()
                .forEach(type -> type.methods().forEach(method -> check(application, type, method, problems)));
    }
}
