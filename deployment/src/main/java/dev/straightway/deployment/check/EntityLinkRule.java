package dev.straightway.deployment.check;

import java.util.List;
import java.util.stream.Stream;

import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.EntityProperties;
import dev.straightway.deployment.types.RestLink;

/**
 * STW-250: an entity has what its links are made of. STW-251: one field at most is its {@code @RestLinkId}. STW-252: which
 * entity has the link is known, and where that leads.
 */
final class EntityLinkRule implements MethodRule {

    @Override
    public void check(RestApplication application, ResourceClass type, ResourceMethod method, Problems problems) {
        RestLink.on(method, application.index()).ifPresent(link -> {
            if (application.resources().stream().noneMatch(root -> root.name().equals(type.name()))) {
                problems.add("STW-252", method, "has @RestLink, but the path to it depends on the request, since "
                        + type.name() + " has no @Path. Remove it.");
            } else if (link.isKnown(application.index())) {
                properties(application.index(), type, method, link, problems);
            } else {
                problems.add("STW-252", method, "has @RestLink, and " + unknown(link)
                        + ". Name it: @RestLink(entityType = \u2026).");
            }
        });
    }

    private static String unknown(RestLink link) {
        return List.of("void", "java.lang.Object").contains(link.entity().toString())
                ? "the class of the linked objects isn't known"
                : "the class whose objects have the link, " + link.entity() + ", isn't in the application";
    }

    private static void properties(IndexView index, ResourceClass type, ResourceMethod method, RestLink link,
            Problems problems) {
        List<String> ambiguous = EntityProperties.ambiguous(link.entity(), index);
        if (!ambiguous.isEmpty()) {
            problems.add("STW-251", method, "has a link of " + link.entity() + ", in which several fields have @RestLinkId: "
                    + ambiguous + ". Keep one.");
        }
        variables(type, method).filter(variable -> link.property(variable, index).isEmpty())
                .forEach(variable -> problems.add("STW-250", method,
                        "has a link of " + link.entity() + ", which has " + lacking(variable) + " for the variable {" + variable
                                + "}. Add it, or remove the link (for REST Data: hal = true)."));
    }

    private static String lacking(String variable) {
        return variable.equals("id") ? "neither a field 'id' nor one with @RestLinkId or @Id" : "no field '" + variable + "'";
    }

    private static Stream<String> variables(ResourceClass type, ResourceMethod method) {
        return Templates.joined(type, method).stream().flatMap(template -> template.variables().stream());
    }
}
