package io.quarkus.resteasy.reactive.links;

import java.util.Collection;

import jakarta.ws.rs.core.Link;

/** Stands for the interface of {@code quarkus-rest-links} in the build, as {@link RestLink} does. */
public interface RestLinksProvider {

    /** {@return the links of a class} */
    Collection<Link> getTypeLinks(Class<?> elementType);

    /** {@return the links of an object} */
    <T> Collection<Link> getInstanceLinks(T instance);
}
