package dev.straightway.runtime.hal;

import java.util.Collection;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.Response.Status.Family;

/** Writes the links of an answer into its head. Bound to the methods that have {@code @InjectRestLinks}. */
public class LinkHeaderFilter implements ContainerResponseFilter {

    private final AnnotatedLinks links;
    private final LinkTable table;
    private final ResourceInfo resource;

    @Inject
    LinkHeaderFilter(AnnotatedLinks links, LinkTable table, ResourceInfo resource) {
        this.links = links;
        this.table = table;
        this.resource = resource;
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (response.getStatusInfo().getFamily() == Family.SUCCESSFUL) {
            table.method(resource).ifPresent(method -> linksOf(method, response.getEntity())
                    .forEach(link -> response.getHeaders().add(HttpHeaders.LINK, link)));
        }
    }

    private Collection<Link> linksOf(LinkedMethod method, Object entity) {
        return switch (method.headers()) {
            case NONE -> List.of();
            case TYPE -> links.ofType(method.entity());
            case INSTANCE -> entity == null ? links.ofType(method.entity()) : links.getInstanceLinks(entity);
        };
    }
}
