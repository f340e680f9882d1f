package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.RestLink;
import dev.straightway.deployment.types.WholeTemplate;
import dev.straightway.runtime.hal.EntityLink;
import dev.straightway.runtime.routing.PathTemplate;

/** Plans the links that entities have in HAL: one for each resource method with {@code @RestLink}. */
public final class EntityLinkPlanner {

    private EntityLinkPlanner() {
    }

    /** {@return the links; where the entity lacks a property that one needs, the application has a problem} */
    public static List<EntityLink> links(RestApplication application) {
        return application.resources().stream()
                .flatMap(type -> type.methods().stream().flatMap(method -> link(type, method, application.index()))).toList();
    }

    private static Stream<EntityLink> link(ResourceClass type, ResourceMethod method, IndexView index) {
        return RestLink.on(method).stream().map(link -> {
            PathTemplate path = WholeTemplate.of(type, method);
            Map<String, String> properties = new TreeMap<>();
            path.variables().forEach(variable -> link.property(variable, index)
                    .ifPresent(property -> properties.put(variable, property)));
            return new EntityLink(link.entity().toString(), link.rel(), link.title(), link.type(), path.text(), properties);
        });
    }
}
