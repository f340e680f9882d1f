package dev.straightway.deployment.quarkus.lazily;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

import dev.straightway.Resource;
import dev.straightway.Resources;

/** A resource without a class, whose handler can have no annotation of security. */
@Singleton
public class Handled {

    void register(@Observes Resources resources) {
        resources.add(Resource.builder("handled").addMethod("GET")
                .handledBy(exchange -> exchange.request().getSecurityContext().getUserPrincipal().getName()).build());
    }
}
