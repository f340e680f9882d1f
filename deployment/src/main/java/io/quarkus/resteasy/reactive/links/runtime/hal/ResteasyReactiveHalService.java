package io.quarkus.resteasy.reactive.links.runtime.hal;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;

import io.quarkus.resteasy.reactive.links.RestLinksProvider;

/**
 * Stands for the bean of {@code quarkus-rest-links} in the build, where REST Data writes its name into the resources that it
 * generates (ADR 27). An application that Straightway serves has a generated class of this name.
 */
@RequestScoped
public class ResteasyReactiveHalService {

    /** @param links who makes links */
    @Inject
    public ResteasyReactiveHalService(RestLinksProvider links) {
        throw new IllegalStateException("This class is for the build; an application has another one of its name");
    }
}
