package dev.straightway.runtime.hal;

import java.util.HashMap;
import java.util.Map;

import jakarta.inject.Inject;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.runtime.hal.LinkTable.BoundLink;
import io.quarkus.hal.HalLink;
import io.quarkus.hal.HalService;

/**
 * Makes the links of entities for the request that is being served. Generated code asks a class of {@code quarkus-rest-links}
 * for them by its name: the build generates a bean of that name which extends this one.
 */
public abstract class EntityLinks extends HalService {

    @Inject
    LinkTable table;

    @Inject
    UriInfo uriInfo;

    @Override
    protected Map<String, HalLink> getClassLinks(Class<?> entity) {
        Map<String, HalLink> links = new HashMap<>();
        table.of(entity).stream().map(BoundLink::link).filter(link -> link.properties().isEmpty())
                .forEach(link -> links.put(link.rel(), made(link, Map.of())));
        return links;
    }

    @Override
    protected Map<String, HalLink> getInstanceLinks(Object entity) {
        Map<String, HalLink> links = new HashMap<>();
        table.of(entity.getClass()).forEach(bound -> links.put(bound.link().rel(), made(bound.link(), bound.valuesOf(entity))));
        return links;
    }

    private HalLink made(EntityLink link, Map<String, Object> values) {
        return new HalLink(uriInfo.getBaseUriBuilder().path(link.path()).buildFromMap(values).toString(),
                orNull(link.title()), orNull(link.type()));
    }

    private static String orNull(String text) {
        return text.isEmpty() ? null : text;
    }
}
