package dev.straightway.runtime.hal;

import java.util.Collection;

import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response.Status.Family;

import io.quarkus.hal.HalWrapper;

/** Gives an entity its links where the client asks for HAL. Bound to the methods that have a {@code @RestLink}. */
public class HalFilter implements ContainerResponseFilter {

    private static final MediaType HAL = new MediaType("application", "hal+json");

    /** The name of the array, where no resource says another one. */
    private static final String ITEMS = "items";

    private final EntityLinks links;
    private final LinkTable table;
    private final ResourceInfo resource;

    @Inject
    HalFilter(EntityLinks links, LinkTable table, ResourceInfo resource) {
        this.links = links;
        this.table = table;
        this.resource = resource;
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Object entity = response.getEntity();
        boolean plain = entity != null && !(entity instanceof String) && !(entity instanceof HalWrapper);
        if (!plain || response.getStatusInfo().getFamily() != Family.SUCCESSFUL || !asksForHal(request)) {
            return;
        }
        response.setEntity(entity instanceof Collection<?> many ? links.toHalCollectionWrapper(many, ITEMS, elementType())
                : links.toHalWrapper(entity));
    }

    /** {@return the class whose links the collection has; {@code null} where the build knows none} */
    private Class<?> elementType() {
        return table.method(resource).map(method -> load(method.entity())).orElse(null);
    }

    private static Class<?> load(String entity) {
        try {
            return Class.forName(entity, false, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(entity + " was in the build and is gone", e);
        }
    }

    private static boolean asksForHal(ContainerRequestContext request) {
        return request.getAcceptableMediaTypes().stream().anyMatch(type -> type.getType().equals(HAL.getType())
                && type.getSubtype().equals(HAL.getSubtype()));
    }
}
