package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter.Entity;
import dev.straightway.deployment.model.RestApplication;

/** STW-113: a resource method has at most one entity parameter (§3.3.2.1). */
final class EntityRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        List<String> entities = method.entities().map(Entity::name).toList();
        if (entities.size() > 1) {
            problems.add("STW-113", method, "the parameters " + entities
                    + " all take the entity, but a request has only one. Annotate all but one, for example with @QueryParam.");
        }
    }
}
