package dev.straightway.deployment.image;

import java.util.LinkedHashSet;
import java.util.Set;

import org.jboss.jandex.Type;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Results;

/** Finds the types that Jackson reads and writes by reflection, which a native image must know. */
public final class ReflectiveEntities {

    private ReflectiveEntities() {
    }

    public static Set<Type> of(RestApplication application) {
        Entities entities = new Entities(application.index());
        Set<Type> types = new LinkedHashSet<>();
        application.allClasses().flatMap(resource -> resource.methods().stream()).forEach(method -> {
            Results results = Results.of(method);
            if (results.hasValue()) {
                types.add(results.entity());
            }
            method.entities().forEach(entity -> types.add(entity.type()));
        });
        types.removeIf(type -> Entities.isUnknown(type) || entities.isSpecial(type));
        return types;
    }
}
