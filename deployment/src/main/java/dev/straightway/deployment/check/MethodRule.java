package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** One thing that must hold of each resource method by itself, of those behind locators too. */
interface MethodRule extends Rule {

    void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems);

    @Override
    default void check(RestApplication application, Problems problems) {
        application.allClasses()
                .forEach(type -> type.methods().forEach(method -> check(application, type, method, problems)));
    }
}
