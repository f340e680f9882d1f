package dev.straightway.runtime.hal;

import java.net.URI;
import java.util.Collection;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Link;

import dev.straightway.links.rest.RestLinksProvider;
import dev.straightway.runtime.links.LinkBase;

/** Makes the links of entities as headers have them, for the request that is being served. */
@Singleton
public class AnnotatedLinks implements RestLinksProvider {

    private final LinkTable table;
    private final LinkBase base;

    @Inject
    AnnotatedLinks(LinkTable table, LinkBase base) {
        this.table = table;
        this.base = base;
    }

    @Override
    public Collection<Link> getTypeLinks(Class<?> elementType) {
        return ofType(elementType.getName());
    }

    /** {@return the same by the name of the class} */
    List<Link> ofType(String entity) {
        return made(table.ofType(entity), null);
    }

    @Override
    public <T> Collection<Link> getInstanceLinks(T instance) {
        return made(table.of(instance.getClass()), instance);
    }

    /** @param instance {@code null} for links that need none */
    private List<Link> made(List<BoundLink> links, Object instance) {
        String text = links.isEmpty() ? "" : base.text();
        return links.stream().map(bound -> made(bound.link(), URI.create(bound.uri(text, instance)))).toList();
    }

    private static Link made(EntityLink link, URI uri) {
        Link.Builder made = Link.fromUri(uri).rel(link.rel());
        if (!link.title().isEmpty()) {
            made.title(link.title());
        }
        if (!link.type().isEmpty()) {
            made.type(link.type());
        }
        return made.build();
    }
}
