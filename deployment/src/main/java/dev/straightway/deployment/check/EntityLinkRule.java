package dev.straightway.deployment.check;

import java.util.stream.Stream;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.RestLink;

/** STW-250: an entity has what the links of its representation in HAL are made of. */
final class EntityLinkRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        RestLink.on(method).ifPresent(link -> variables(type, method)
                .filter(variable -> link.property(variable, application.index()).isEmpty())
                .forEach(variable -> problems.add("STW-250", method,
                        "has a link for HAL, and " + link.entity() + " has neither a field '" + variable
                                + "' nor one with @Id. Add it, or leave hal = true out.")));
    }

    private static Stream<String> variables(ResourceClass type, ResourceMethod method) {
        return Templates.joined(type, method).stream().flatMap(template -> template.variables().stream());
    }
}
