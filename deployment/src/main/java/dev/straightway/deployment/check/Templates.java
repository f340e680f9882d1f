package dev.straightway.deployment.check;

import java.util.Optional;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.types.WholeTemplate;
import dev.straightway.runtime.routing.PathTemplate;

/** The templates of classes and methods, for rules that leave malformed ones to {@link TemplateRule}. */
final class Templates {

    private Templates() {
    }

    /** {@return the template, or nothing if it is malformed} */
    static Optional<PathTemplate> parse(String text) {
        try {
            return Optional.of(PathTemplate.parse(text));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    /** {@return the template of class and method together, or nothing if it is malformed} */
    static Optional<PathTemplate> joined(ResourceClass type, ResourceMethod method) {
        try {
            return Optional.of(WholeTemplate.of(type, method));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }
}
