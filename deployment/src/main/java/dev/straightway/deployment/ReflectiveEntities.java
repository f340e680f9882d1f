package dev.straightway.deployment;

import java.util.LinkedHashSet;
import java.util.Set;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;
import dev.straightway.runtime.recording.ResultSpec.Payload;

/** Finds the types that Jackson reads and writes by reflection, which a native image must know. */
final class ReflectiveEntities {

    private ReflectiveEntities() {
    }

    static Set<Type> of(RestApplication application) {
        Set<Type> types = new LinkedHashSet<>();
        for (ResourceClass resource : application.resources()) {
            for (ResourceMethod method : resource.methods()) {
                Results results = Results.of(method.returnType());
                if (results.payload() != Payload.NOTHING) {
                    types.add(results.entity());
                }
                method.parameters().stream().filter(ResourceParameter.Entity.class::isInstance)
                        .forEach(entity -> types.add(entity.type()));
            }
        }
        types.removeIf(Entities::isUnknown);
        return types;
    }
}
