package dev.straightway.it.locators;

import java.util.TreeMap;

import jakarta.ws.rs.core.UriInfo;

/** Tells on which way a resource was reached. */
final class Way {

    private Way() {
    }

    /** {@return the matched URIs, the classes of the matched resources, and the variables} */
    static String of(UriInfo uri) {
        return uri.getMatchedURIs() + " " + uri.getMatchedResources().stream().map(Way::name).toList() + " "
                + new TreeMap<>(uri.getPathParameters());
    }

    /** Of the class that was written, not of the one that a container generates of it. */
    private static String name(Object resource) {
        return resource.getClass().getSimpleName().split("_")[0];
    }
}
