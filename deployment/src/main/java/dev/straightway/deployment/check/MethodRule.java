package dev.straightway.deployment.check;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/** One thing that must hold of each resource method by itself. */
interface MethodRule extends Rule {

    void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems);

    @Override
    default void check(RestApplication application, Problems problems) {
        for (ResourceClass type : application.resources()) {
            for (ResourceMethod method : type.methods()) {
                check(application, type, method, problems);
            }
        }
    }
}
