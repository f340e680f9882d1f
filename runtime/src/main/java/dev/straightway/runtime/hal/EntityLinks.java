package dev.straightway.runtime.hal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import jakarta.inject.Inject;

import dev.straightway.runtime.links.LinkBase;
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
    LinkBase base;

    @Override
    protected Map<String, HalLink> getClassLinks(Class<?> entity) {
        return made(table.of(entity).stream().filter(bound -> bound.link().properties().isEmpty()).toList(), null);
    }

    @Override
    protected Map<String, HalLink> getInstanceLinks(Object entity) {
        return made(table.of(entity.getClass()), entity);
    }

    /** @param entity {@code null} for links that need none */
    private Map<String, HalLink> made(List<BoundLink> bounds, Object entity) {
        Map<String, HalLink> links = new HashMap<>();
        String text = bounds.isEmpty() ? "" : base.text();
        bounds.forEach(bound -> links.put(bound.link().rel(), new HalLink(bound.uri(text, entity),
                orNull(bound.link().title()), orNull(bound.link().type()))));
        return links;
    }

    private static String orNull(String text) {
        return text.isEmpty() ? null : text;
    }
}
