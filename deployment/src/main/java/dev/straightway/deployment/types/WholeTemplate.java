package dev.straightway.deployment.types;

import java.util.List;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.runtime.routing.PathTemplate;

/** Puts the templates of a class and of its method together. */
public final class WholeTemplate {

    private WholeTemplate() {
    }

    /** @throws IllegalArgumentException if one of them is malformed */
    public static PathTemplate of(ResourceClass type, ResourceMethod method) {
        return PathTemplate.joined(List.of(type.path(), method.template()));
    }
}
