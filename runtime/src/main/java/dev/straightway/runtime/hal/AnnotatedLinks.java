package dev.straightway.runtime.hal;

import java.util.Collection;
import java.util.List;
import java.util.Map;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.links.rest.RestLinksProvider;

/** Makes the links of entities as headers have them, for the request that is being served. */
@Singleton
public class AnnotatedLinks implements RestLinksProvider {

    private final LinkTable table;
    private final UriInfo uriInfo;

    @Inject
    AnnotatedLinks(LinkTable table, UriInfo uriInfo) {
        this.table = table;
        this.uriInfo = uriInfo;
    }

    @Override
    public Collection<Link> getTypeLinks(Class<?> elementType) {
        return ofType(elementType.getName());
    }

    /** {@return the same by the name of the class} */
    List<Link> ofType(String entity) {
        return table.ofType(entity).stream().map(link -> made(link, Map.of())).toList();
    }

    @Override
    public <T> Collection<Link> getInstanceLinks(T instance) {
        return table.of(instance.getClass()).stream().map(bound -> made(bound.link(), bound.valuesOf(instance))).toList();
    }

    private Link made(EntityLink link, Map<String, Object> values) {
        Link.Builder made = Link.fromUri(uriInfo.getBaseUriBuilder().path(link.path()).buildFromMap(values)).rel(link.rel());
        if (!link.title().isEmpty()) {
            made.title(link.title());
        }
        if (!link.type().isEmpty()) {
            made.type(link.type());
        }
        return made.build();
    }
}
