package dev.straightway.links.rest;

import java.util.Collection;

import jakarta.ws.rs.core.Link;

/**
 * Returns the links that {@link RestLink} declares, for the current request. It is a bean if an application has one of these
 * annotations.
 */
public interface RestLinksProvider {

    /** {@return the links of a class whose path has no variables} */
    Collection<Link> getTypeLinks(Class<?> elementType);

    /** {@return the links of an object} */
    <T> Collection<Link> getInstanceLinks(T instance);
}
