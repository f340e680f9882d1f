package io.quarkus.resteasy.reactive.links.runtime.hal;

import java.util.Map;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;

import io.quarkus.hal.HalLink;
import io.quarkus.hal.HalService;
import io.quarkus.resteasy.reactive.links.RestLinksProvider;

/**
 * Stands for the bean of {@code quarkus-rest-links} in the build, where REST Data writes its name into the resources that it
 * generates (ADR 27). An application that Straightway serves has a generated class of this name.
 * <p>
 * Scope, constructor and superclass are those of the other one: where Quarkus REST serves the application and Straightway
 * advises, the
 * container may look at this class in its place.
 */
@RequestScoped
public class ResteasyReactiveHalService extends HalService {

    /** @param links who makes links */
    @Inject
    public ResteasyReactiveHalService(RestLinksProvider links) {
        throw standIn();
    }

    @Override
    protected Map<String, HalLink> getClassLinks(Class<?> entity) {
        throw standIn();
    }

    @Override
    protected Map<String, HalLink> getInstanceLinks(Object entity) {
        throw standIn();
    }

    private static IllegalStateException standIn() {
        return new IllegalStateException("This class is for the build; an application has another one of its name");
    }
}
